/**
 * Whether this is development or the demo, seen from the machine that it runs on: the page says so, and the browser knows
 * it under a name of this machine. The server cannot see a proxy that says nothing; the browser can.
 */
export const isDemo = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector('meta[name=demo]') !== null &&
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
