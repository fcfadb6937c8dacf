/** What of an answer a paged list needs. */
interface Answered {
  readonly rows: readonly unknown[];
  /** The header that names the next page. */
  readonly link: string | null | undefined;
}

/** A list that is answered in pages, from its first to its last; each page is asked for by its address. */
export async function wholeList<Row>(first: string, page: (url: string) => Promise<Answered>): Promise<readonly Row[]> {
  const all: Row[] = [];
  for (let url: string | undefined = first; url !== undefined;) {
    const { rows, link } = await page(url);
    all.push(...(rows as Row[]));
    url = /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1];
  }
  return all;
}
