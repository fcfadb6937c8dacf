/** The search by which a page is the player of action logs (STORE-8). */
export const REPLAY_SEARCH = '?replay';
/** On a screen that asks for no data, so that its HTML starts no call either. */
export const REPLAY_ADDRESS = `/contact${REPLAY_SEARCH}`;

/**
 * Whether this is development or the demo, seen from the machine that it runs on: the page says so, and the browser knows
 * it under a name of this machine. The server cannot see a proxy that says nothing; the browser can.
 */
export const isDemo = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector('meta[name=demo]') !== null &&
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
