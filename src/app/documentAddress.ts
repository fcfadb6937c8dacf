import { languageOf } from '@/domain/languages';

/** An address of this site as the app's screens know it: without what stands before the paths of a language. */
function withinApp(address: string): URL {
  const url = new URL(address);
  url.pathname = languageOf(url.pathname).path;
  return url;
}

/** The address of the page whose HTML this document is, whatever was opened since. */
export const documentAddress = (): URL =>
  withinApp(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href);

/** Where the page is now. */
export function appAddress(): { readonly pathname: string; readonly address: string } {
  const { pathname, search } = withinApp(window.location.href);
  return { pathname, address: pathname + search };
}
