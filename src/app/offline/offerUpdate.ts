import { LASTING_MS, showToast } from '@/components/ui/toast';
import type { WorkerMessage } from '@/domain/offline';
import * as words from '@/words/appUpdate';

/** A new worker takes over within this time, else the page is loaded all the same, ms. */
const PATIENCE = 4000;

/** Whether this page already runs the new worker's code: pages come from the network, so it may be ahead of the old one. */
function runsNewCode(waiting: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const script = document.querySelector<HTMLScriptElement>('script[src^="/assets/main."]');
  const message: WorkerMessage = { type: 'sameCode', main: script?.getAttribute('src') ?? '' };
  return new Promise((done) => {
    port1.onmessage = ({ data }) => done(data === true);
    waiting.postMessage(message, [port2]);
  });
}

const asked = new WeakSet<ServiceWorker>();

/**
 * Says that a new version is there. The page is loaded anew when the person presses Reload, once, and never by itself:
 * somebody may be typing.
 */
export async function offerUpdate(waiting: ServiceWorker, workers: ServiceWorkerContainer): Promise<void> {
  if (asked.has(waiting)) return;
  asked.add(waiting);
  if (await runsNewCode(waiting)) return;
  const reload = () => {
    let isLoading = false;
    const load = () => {
      if (!isLoading) window.location.reload();
      isLoading = true;
    };
    workers.addEventListener('controllerchange', load, { once: true });
    setTimeout(load, PATIENCE);
    const message: WorkerMessage = { type: 'takeOver' };
    waiting.postMessage(message);
  };
  showToast({
    text: words.ready,
    tone: 'info',
    dedupe: true,
    durationMs: LASTING_MS,
    action: { label: words.reload, run: reload },
  });
}
