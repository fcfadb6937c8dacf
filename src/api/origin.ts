/**
 * The origin of the API, whose uploads are the product's own wherever it runs: that of the configured address, which
 * may be a path of the page's origin. Undefined where neither is known, as without a browser.
 */
export function apiOrigin(): string | undefined {
  const page = typeof location === 'undefined' ? undefined : location.origin;
  try {
    return new URL(process.env.API_BASE_URL ?? '/api/', page).origin;
  } catch {
    return undefined;
  }
}
