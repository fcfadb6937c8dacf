import type { IncomingMessage } from 'node:http';

/** What a program asks for, not a person: it is told that its address cannot be read. */
const NO_PAGE = /^\/(?:api|assets|uploads|console)\//;

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address of a request; a page's with a broken escape, such as "/news/%ff", as one that is read as it stands: it leads
 * where the app itself takes it to lead [ROUTE-16].
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = /^[^?#]*/.exec(url)?.[0] ?? '';
  if (NO_PAGE.test(path) || isReadable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
