import type { Migration } from 'kysely';
import { fillTraits } from './017-traits';

/** Any text with a digit was a registration to the filter: it goes by the form of the number now, as the tick on a card does. */
export const reraNumbers: Migration = { up: fillTraits };
