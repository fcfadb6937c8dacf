/** The address that those of the calls are relative to: the configured one, which may be a path of the page's origin. */
export const apiBase = (): string => new URL(process.env.API_BASE_URL ?? '/api/', location.origin).href;

/** The origin of the API, whose uploads are the product's own wherever it runs; undefined where it is not known, as without a browser. */
export function apiOrigin(): string | undefined {
  const page = typeof location === 'undefined' ? undefined : location.origin;
  try {
    return new URL(process.env.API_BASE_URL ?? '/api/', page).origin;
  } catch {
    return undefined;
  }
}
