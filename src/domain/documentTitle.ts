import { SITE } from './site';

/** The document's title for a screen's own words [ROUTE-18]. */
export const titleOf = (words: string): string => `${words} – ${SITE.name}`;
