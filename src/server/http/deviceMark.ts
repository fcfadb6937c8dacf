/** Over https one that no answer over plain http can set. */
const nameOver = (secure: boolean): string => `${secure ? '__Secure-' : ''}gruham_device`;
/** Seconds: as long as a place of logins is remembered. */
const KEPT = 180 * 24 * 60 * 60;
const MARK = /^[\w-]{43}$/;

/** The mark that a login left on the device; null when the browser sent none, or something else under its name. */
export function deviceMarkIn(cookies: string | undefined, secure: boolean): string | null {
  const begin = `${nameOver(secure)}=`;
  const cookie = (cookies ?? '')
    .split('; ')
    .find((each) => each.startsWith(begin) && MARK.test(each.slice(begin.length)));
  return cookie?.slice(begin.length) ?? null;
}

/**
 * Leaves a mark on the device: no script reads it, no other site sends it, and it goes to the account calls alone. It
 * logs nobody in. `secure`: over https.
 */
export const deviceMarkCookie = (mark: string, secure: boolean): string =>
  `${nameOver(secure)}=${mark}; Path=/api/users; Max-Age=${KEPT}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
