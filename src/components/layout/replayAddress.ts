import { REPLAY_SEARCH } from '@/domain/findScreen';
import { addressOf } from '@/domain/languages';

/** Where action logs are played (STORE-8), in any language. */
export const REPLAY_PATH = `/contact${REPLAY_SEARCH}`;
/** The same in the language of this build. */
export const REPLAY_ADDRESS = addressOf(REPLAY_PATH);

/** What the player says to the page that opened it, which answers `{ log }`. */
export const PLAYER_ASKS = 'gruham player asks for its log';
