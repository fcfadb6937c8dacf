import type { Migration } from 'kysely';
import { fillTraits } from './017-traits';

/** On which floors listings lie: bits of their traits that no listing had so far. */
export const floors: Migration = { up: fillTraits };
