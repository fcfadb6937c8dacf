/** A picture's address that may be shown: http(s), or an absolute path of the same origin; null for every other scheme. */
export function safeImage(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  // Browsers read a backslash as a slash and skip control characters: both could turn a path into another host.
  if (/[\p{Cc}\\]/u.test(text)) return null;
  return /^(?:https?:\/\/[^\s/?#]+|\/(?!\/))/i.test(text) ? text : null;
}

/**
 * Whether an address is that of a picture: an own path, or a file that says it is one. Any other may be a page of
 * somebody else, such as a map that is not embedded here [FMT-4, JDET-6].
 */
export const isPicture = (url: string): boolean =>
  /^\/(?!\/)/.test(url) || /^https?:\/\/[^?#]+\.(?:jpe?g|png|webp|gif|bmp|avif)(?:[?#]|$)/i.test(url);

/** The pictures in a value that may be one address, a list of them or nothing; unsafe addresses are left out. */
export function imageList(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map(safeImage).filter((url) => url !== null);
}
