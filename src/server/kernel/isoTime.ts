/** ms since 1970 as ISO 8601; null for none. */
export const isoOf = (at: number | null | undefined): string | null => (at == null ? null : new Date(at).toISOString());
