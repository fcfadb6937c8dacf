/** The kinds of files among the uploads, by the end of their names. */
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** The type of an upload; null for a name that none can have. */
export function uploadType(name: string): string | null {
  const end = /^[a-z0-9][a-z0-9-]*\.([a-z]+)$/.exec(name)?.[1] ?? '';
  return Object.hasOwn(TYPES, end) ? (TYPES[end] ?? null) : null;
}
