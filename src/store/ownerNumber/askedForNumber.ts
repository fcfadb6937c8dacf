import { isRaw } from '@/api/readers/coerce';

/** What View Number brings along to the page that it opens: somebody wants the owner's number [PLIST-14, JLIST-7]. */
export const ASKED_FOR_NUMBER = { askedForNumber: true } as const;

/** Whether the navigation that led here came from View Number. */
export const wasNumberAskedFor = (state: unknown): boolean => isRaw(state) && state['askedForNumber'] === true;
