import { z } from 'zod';
import { LISTING_STATES, LONGEST_REASON } from './console';
import { fault } from './faults';
import { recordId, text } from './primitives';

/** What the shapes of the console's calls are made of. */
export const nothing = z.strictObject({});
/** The cursor of a page. */
export const after = text(300).optional();
/** One line or several that are not blank. */
export const reason = text(LONGEST_REASON).refine((value) => value.trim() !== '', fault('sayWhy'));
/** Names what an operator saw of something: what has changed since is left as it is. */
export const mark = text(64).min(1);
export const listingState = z.enum(LISTING_STATES);
export const someone = z.object({ id: recordId, name: text(120) });
export const done = z.object({ message: text(500) });
