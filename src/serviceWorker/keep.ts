/** What a part of the worker works with; tests hand in their own. */
export interface Tools {
  readonly fetch: typeof fetch;
  readonly caches: CacheStorage;
  /** ms since 1970. */
  readonly now: () => number;
}

interface Bounds {
  readonly most: number;
  /** ms */
  readonly oldest: number;
}

const DAY = 24 * 60 * 60 * 1000;
/** Kept at all, so that a phone's storage stays small; older than a month is of no use to anybody. */
export const ANSWERS = { name: 'gruham-answers', most: 80, oldest: 30 * DAY };
export const PICTURES = { name: 'gruham-pictures', most: 200, oldest: 30 * DAY };

/** When it was kept, ms since 1970; the worker writes it, since a server's own date may be years old. */
const KEPT_AT = 'X-Kept-At';

/** Headers that would no longer be true of the copy. */
const OF_THE_WAY = ['content-encoding', 'content-length', 'transfer-encoding'];

/** A copy with its own headers, to be kept. */
export async function copyOf(response: Response, added: Readonly<Record<string, string>>): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return new Response(await response.blob(), { status: response.status, statusText: response.statusText, headers });
}

/** Throws out what is too old or too many; a cache lists its entries oldest first. */
export async function trim(cache: Cache, { most, oldest }: Bounds, now: number): Promise<void> {
  const entries = await cache.keys();
  for (const [index, request] of entries.entries()) {
    const keptAt = Number((await cache.match(request, { ignoreVary: true }))?.headers.get(KEPT_AT));
    // From here on they are young enough, and few enough.
    if (index >= entries.length - most && keptAt >= now - oldest) return;
    await cache.delete(request, { ignoreVary: true });
  }
}

/**
 * Keeps a copy under an address, within bounds. Storage that is full costs what was kept before, never the answer: it
 * does not throw.
 */
export async function keep(
  { caches, now }: Tools,
  { name, ...bounds }: Bounds & { readonly name: string },
  url: string,
  response: Response,
  added: Readonly<Record<string, string>> = {},
): Promise<void> {
  // A body that breaks off is nothing to keep.
  const copy = await copyOf(response, { ...added, [KEPT_AT]: String(now()) }).catch(() => null);
  if (copy === null) return;
  try {
    const cache = await caches.open(name);
    // First out, then in: what is renewed becomes the youngest.
    await cache.delete(url, { ignoreVary: true });
    await cache.put(url, copy);
    await trim(cache, bounds, now());
  } catch {
    await caches.delete(name).catch(() => false);
  }
}

/** What was kept under an address, if it is not too old. */
export async function kept(
  { caches, now }: Tools,
  { name, oldest }: Bounds & { readonly name: string },
  url: string,
): Promise<Response | undefined> {
  try {
    const found = await (await caches.open(name)).match(url, { ignoreVary: true });
    return found !== undefined && Number(found.headers.get(KEPT_AT)) >= now() - oldest ? found : undefined;
  } catch {
    return undefined;
  }
}
