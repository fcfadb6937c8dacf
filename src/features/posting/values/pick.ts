/** The fields of an object that a question lets through. */
export function pick<T extends object>(source: T, keep: (field: string, value: unknown) => boolean): Partial<T> {
  const picked: Partial<T> = {};
  for (const field in source) {
    if (keep(field, source[field])) picked[field] = source[field];
  }
  return picked;
}
