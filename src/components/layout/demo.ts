import { REPLAY_SEARCH } from '@/domain/findScreen';
import { addressOf } from '@/domain/languages';

/** Where action logs are played (STORE-8), in any language. */
export const REPLAY_PATH = `/contact${REPLAY_SEARCH}`;
/** The same in the language of this build. */
export const REPLAY_ADDRESS = addressOf(REPLAY_PATH);

/**
 * Whether this is development or the demo, seen from the machine that it runs on: the page says so, and the browser knows
 * it under a name of this machine. The server cannot see a proxy that says nothing; the browser can.
 */
export const isDemo = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector('meta[name=demo]') !== null &&
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
