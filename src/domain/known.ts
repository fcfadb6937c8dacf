/** A field of a listing: null is what it lacks, undefined what no answer has brought yet. */
export type Known = string | number | null | undefined;

/** Known parts joined; undefined while any is still to come, null when all are lacking. */
export function joined(parts: readonly Known[], separator: string): string | null | undefined {
  const known = parts.filter((part) => part !== null && part !== undefined && part !== '');
  if (known.length > 0) return known.join(separator);
  return parts.includes(undefined) ? undefined : null;
}

/** One part as text; undefined while it is still to come, null when it is lacking. */
export const plain = (value: Known): string | null | undefined => joined([value], '');
