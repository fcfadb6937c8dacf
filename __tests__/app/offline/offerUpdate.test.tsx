/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/dialog';
import '../../support/browserGaps';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { offerUpdate } from '@/app/offline/offerUpdate';
import { Toaster } from '@/components/ui/Toaster';

/** A new worker that waits; it says whether the page runs its code. */
function waitingWorker(isSame: boolean) {
  const posted: string[] = [];
  const postMessage = (message: { type: string }, ports: readonly { postMessage: (data: unknown) => void }[] = []) => {
    posted.push(message.type);
    ports[0]?.postMessage(isSame);
  };
  return { posted, worker: { postMessage } as unknown as ServiceWorker };
}
const container = () => new EventTarget() as ServiceWorkerContainer;

/** jsdom has none. */
class Channel {
  readonly port1: { onmessage?: (event: { data: unknown }) => void } = {};
  readonly port2 = { postMessage: (data: unknown) => queueMicrotask(() => this.port1.onmessage?.({ data })) };
}
beforeAll(() => Object.assign(globalThis, { MessageChannel: Channel }));

it('asks nothing of a page that runs the new code already', async () => {
  render(<Toaster />);
  const { worker, posted } = waitingWorker(true);
  await act(() => offerUpdate(worker, container()));
  expect(screen.queryByText(/new version/)).toBeNull();
  expect(posted).toEqual(['sameCode']);
});

it('offers the new version once, and lets it take over only when the person says so', async () => {
  render(<Toaster />);
  const { worker, posted } = waitingWorker(false);
  const workers = container();
  await act(() => offerUpdate(worker, workers));
  await act(() => offerUpdate(worker, workers));
  expect(await screen.findByText('A new version of Gruham is ready.')).toBeVisible();
  expect(posted).toEqual(['sameCode']);
  fireEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(posted).toEqual(['sameCode', 'takeOver']);
});
