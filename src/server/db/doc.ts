/** A record's fields out of its `doc` column: anything may be missing or of another type. */
export type Doc = Readonly<Record<string, unknown>>;

export const parseDoc = (doc: string): Doc => JSON.parse(doc) as Doc;

/** A field's text as it stands; '' where there is none. */
export function textIn(doc: Doc, field: string): string {
  const value = doc[field];
  return typeof value === 'string' ? value : '';
}
