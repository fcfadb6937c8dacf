/** How many pages of a list its address asks to begin with: what "Show more" leads to where no script runs. */
export const PAGES = 'page';
/** As many listings as a page can hold and still come at once. */
const MOST_PAGES = 10;

/** 1 to 10; 1 for what is no number of pages. A list with more of its pages is the same list, known under the same address. */
export function pagesIn(params: URLSearchParams): number {
  const asked = Number(params.get(PAGES));
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, MOST_PAGES) : 1;
}

/** The query, with its '?', of the same list with one page more; null where that would be too many. */
export function withOnePageMore(params: URLSearchParams): string | null {
  const pages = pagesIn(params) + 1;
  if (pages > MOST_PAGES) return null;
  const more = new URLSearchParams(params);
  more.set(PAGES, String(pages));
  return `?${more.toString()}`;
}
