/** Makes an address of this site absolute; an absolute one stays as it is. */
export type Absolute = (path: string) => string;

/** A schema.org description of what a page shows. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** What a page says of itself to those who do not run it: search engines, and chats in which its link is shared. */
export interface Preview {
  /** The screen's own words, without the site's name. */
  readonly title: string;
  /** At most 160 characters. */
  readonly description: string;
  /** The one address under which this page should be known, as a path. */
  readonly path: string;
  readonly type: 'website' | 'article' | 'profile';
  /** A path of this site or an absolute address; null without a picture. */
  readonly picture: string | null;
  readonly data?: (absolute: Absolute) => StructuredData;
}

/** What is known of an address before its page is sent: without a preview it is not to be found by search. */
export interface PageFacts {
  /** 410: it was there, and will not come back. */
  readonly status: 200 | 302 | 404 | 410;
  readonly preview: Preview | null;
  /** The path that 302 leads to. */
  readonly location?: string;
}

export const UNKNOWN: PageFacts = { status: 404, preview: null };
export const GONE: PageFacts = { status: 410, preview: null };
export const UNLISTED: PageFacts = { status: 200, preview: null };
export const pageFound = (preview: Preview): PageFacts => ({ status: 200, preview });
export const pageAt = (location: string): PageFacts => ({ status: 302, preview: null, location });
