/** What the server asks of the app: the page of an address, as a visitor who is not logged in sees it. */
export interface PageRequest {
  /** Path and query within the app. */
  readonly to: string;
  /** Answers the calls of such a visitor, under `/api/` of any origin. */
  readonly fetch: typeof globalThis.fetch;
  /** ms since 1970. */
  readonly now: number;
  /** For a reader who saves data, or whose line is 2G. */
  readonly sparing: boolean;
  /** What is set of the marketplace, beside its defaults. */
  readonly site: object;
}

interface RenderedPage {
  /** What stands inside `#root`, in UTF-8. */
  readonly html: Uint8Array;
  /** The answers with which the app shows the same: plain JSON. */
  readonly answers: object;
}

/** Null when the page cannot be rendered whole, such as when one of its calls failed: the app then does it in the browser. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;
