/** The address of the page whose HTML this document is, whatever was opened since. */
export const documentAddress = (): URL =>
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href);
