import { isSparing } from '@/components/ui/sparing';
import { whenIdle } from '@/components/ui/whenIdle';
import { firstCallsAt } from '@/domain/findScreen';
import { callAddress } from '@/domain/firstCalls';
import { ROOT } from '@/domain/languages';
import type { WorkerMessage } from '@/domain/offline';
import { documentAddress } from '../documentAddress';
import { offerUpdate } from './offerUpdate';

/** A page that stays open asks so often, at most, whether there is a new version, ms. */
const HOUR = 3_600_000;

/** The calls whose answers came with the page: the worker asks them once, for reading without a line. */
const answersOfPage = (page: URL | null): readonly string[] =>
  page === null
    ? []
    : firstCallsAt(page.pathname, page.search).map((call) => new URL(`/api/${callAddress(call)}`, page).href);

async function start(workers: ServiceWorkerContainer): Promise<void> {
  const isFirst = workers.controller === null;
  const registration = await workers.register(`${ROOT}/sw.js`, {
    scope: ROOT || '/',
    updateViaCache: 'none',
  });
  const offer = ({ waiting }: ServiceWorkerRegistration) => {
    if (waiting !== null && workers.controller !== null) void offerUpdate(waiting, workers);
  };
  offer(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offer(registration));
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
  const { active } = await workers.ready;
  const message: WorkerMessage = {
    type: 'opened',
    seen: [
      ...(isFirst ? performance.getEntriesByType('resource').map(({ name }) => name) : []),
      ...answersOfPage(document.getElementById('answers') !== null ? documentAddress() : null),
    ],
    mayFetchMore: !isSparing(),
  };
  active?.postMessage(message);
}

/** Brings the service worker when the page has loaded and the browser has time. Without one, everything works but offline. */
export function startWorker(): void {
  const workers = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  // A page that is not secure has none.
  if (workers === undefined) return;
  const begin = () => void whenIdle(() => void start(workers).catch(() => undefined));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
