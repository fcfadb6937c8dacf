export type PageQuestion = Readonly<Record<string, string | number | undefined>>;

/** The header by which an answer names the page behind it: the question again, with the next page's cursor; none at the end. */
export function nextPage(path: string, asked: PageQuestion, after: string | null): Record<string, string> {
  if (after === null) return {};
  const params = new URLSearchParams();
  const all: PageQuestion = { ...asked, after };
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined) params.set(name, String(value));
  }
  return { Link: `</api/${path}?${params.toString()}>; rel="next"` };
}
