import { z } from 'zod';
import { fault } from './faults';
import { text } from './primitives';
import { LONGEST_REASON } from './console';

/** What the shapes of the console's calls are made of. */
export const nothing = z.strictObject({});
/** The cursor of a page. */
export const after = text(300).optional();
/** One line or several that are not blank. */
export const reason = text(LONGEST_REASON).refine((value) => value.trim() !== '', fault('sayWhy'));
/** Names what an operator saw of something: what has changed since is left as it is. */
export const mark = text(64).min(1);
/** Where a listing that is not deleted stands. */
export const listingState = z.enum(['under review', 'active', 'withdrawn', 'sold']);
export const done = z.object({ message: text(500) });
