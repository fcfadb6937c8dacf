import { isRaw } from '@/api/readers/coerce';

/** What a list's card brings along to the page that it opens: one step back are the results [ROUTE-17]. */
export const FROM_RESULTS = { fromResults: true } as const;

/** Whether the navigation that led here came from a list's card. */
export const cameFromResults = (state: unknown): boolean => isRaw(state) && state['fromResults'] === true;
