/** The address part of the latest article, which the footer of every screen links to; apart from the articles. */
export const LATEST_NEWS = 'checking-tuda-and-rera-approval';
