/** The address part of the latest of the app's own articles, which the footer of every screen links to; apart from them. */
export const LATEST_NEWS = 'checking-tuda-and-rera-approval';
