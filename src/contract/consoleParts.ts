import { z } from 'zod';
import { text } from './primitives';

/** What the shapes of the console's calls are made of. */
export const nothing = z.strictObject({});
/** The cursor of a page. */
export const after = text(300).optional();
/** As long a reason as a dashboard shows. */
const LONGEST_REASON = 500;
/** One line or several that are not blank. */
export const reason = text(LONGEST_REASON).refine((value) => value.trim() !== '', 'Please say why.');
export const done = z.object({ message: text(500) });
