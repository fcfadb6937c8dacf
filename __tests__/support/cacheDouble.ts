const ORIGIN = 'https://gruham.example';

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).href;

/** What jest's environments lack of the browser: caches in memory, with what the service worker uses of them. */
export function cacheDouble() {
  const stores = new Map<string, Map<string, Response>>();
  const failing = { puts: false };
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => entries.get(addressOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => {
      if (failing.puts) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      // As browsers do: what is put again becomes the last.
      entries.delete(addressOf(request));
      entries.set(addressOf(request), response);
    },
    delete: async (request: RequestInfo | URL) => entries.delete(addressOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  });
  const caches = {
    open: async (name: string) => {
      const entries = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, entries);
      return cacheOf(entries);
    },
    match: async (request: RequestInfo | URL) => {
      for (const entries of stores.values()) {
        const found = entries.get(addressOf(request));
        if (found !== undefined) return found.clone();
      }
      return undefined;
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  return {
    caches: caches as unknown as CacheStorage,
    /** The addresses in a cache, oldest first, without the origin. */
    held: (name: string): readonly string[] =>
      [...(stores.get(name)?.keys() ?? [])].map((url) => url.replace(ORIGIN, '')),
    names: (): readonly string[] => [...stores.keys()],
    /** From now on the device's storage is full. */
    fill: () => (failing.puts = true),
  };
}

/** The service worker's tools over caches in memory and a network that a test can cut. */
export function workerDouble(network: (url: string, request: Request) => Response | Promise<Response>) {
  const storage = cacheDouble();
  const line = { isUp: true };
  const clock = { now: Date.UTC(2026, 0, 15, 6) };
  const asked: string[] = [];
  const pending: Promise<void>[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const url = addressOf(input).replace(ORIGIN, '');
    asked.push(url);
    if (!line.isUp) throw new TypeError('Failed to fetch');
    return network(url, input instanceof Request ? input : new Request(addressOf(input)));
  };
  return {
    ...storage,
    tools: { fetch, caches: storage.caches, now: () => clock.now },
    line,
    clock,
    /** What went to the network. */
    asked,
    later: (task: Promise<void>) => void pending.push(task),
    /** Waits for what the worker does after it has answered. */
    settled: () => Promise.all(pending.splice(0)),
    request: (path: string, init?: RequestInit) => new Request(ORIGIN + path, init),
  };
}

/** A request as a browser describes it to a worker; Node's own cannot be a navigation. */
export const askedFor = (path: string, fields: Partial<Record<'method' | 'mode' | 'destination', string>> = {}) =>
  ({
    url: new URL(path, ORIGIN).href,
    method: 'GET',
    mode: 'cors',
    destination: '',
    referrer: '',
    ...fields,
  }) as Request;

export const PLACES = { origin: ORIGIN, api: `${ORIGIN}/api/` };
