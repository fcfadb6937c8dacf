/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { early } from '@/actionLog/browser/early';
import { browserEffects } from '@/app/browserEffects';
import { dropWaitingToast, waitingToasts } from '@/components/ui/toast';

describe('navigation before the router is there', () => {
  it('goes, once, to the last path that was asked for as soon as the router is lent', () => {
    const { effects, late } = browserEffects();
    const went: string[] = [];
    effects.navigate('/agents');
    effects.navigate('/dashboard');
    late.lend({ flush: () => undefined });
    expect(went).toEqual([]);
    late.lend({ navigate: (path) => went.push(path) });
    expect(went).toEqual(['/dashboard']);
    late.lend({ navigate: (path) => went.push(`${path} later`) });
    effects.navigate('/');
    expect(went).toEqual(['/dashboard', '/ later']);
  });
});

it('clears storage, and brings the recorder, which removes the log of who was there [STORE-8]', () => {
  const load = jest.spyOn(early, 'load').mockImplementation(() => new Promise(() => undefined));
  localStorage.setItem('Authorization', 'token');
  browserEffects().effects.clearStorage();
  expect(localStorage).toHaveLength(0);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockRestore();
});

describe('notices', () => {
  afterEach(() => waitingToasts().forEach(({ id }) => dropWaitingToast(id)));
  const wrong = { title: 'Oops!', text: 'Wrong password', tone: 'error' } as const;

  it('of the account area stay 15000 ms, never twice, and go when they are withdrawn [SHELL-11]', () => {
    const { effects } = browserEffects();
    effects.notify({ ...wrong, area: 'account' });
    effects.notify({ ...wrong, area: 'account' });
    expect(waitingToasts()).toEqual([expect.objectContaining({ ...wrong, durationMs: 15_000 })]);
    effects.withdrawAccountNotices();
    expect(waitingToasts()).toEqual([]);
  });

  it('of one topic replace each other: the newest alone is there, on top [SHELL-10]', () => {
    const { effects } = browserEffects();
    const topic = 'ownListing';
    effects.notify({ text: 'Marked as sold', tone: 'success', topic });
    effects.notify(wrong);
    const first = waitingToasts()[0];
    effects.notify({ text: 'Back on sale', tone: 'success', topic });
    expect(waitingToasts().map(({ text }) => text)).toEqual(['Wrong password', 'Back on sale']);
    // Another toast: the one before may be on its way out.
    expect(waitingToasts()[1]?.id).not.toBe(first?.id);
  });

  it('may lead on by a button of their own [JDET-8]', () => {
    const { effects, late } = browserEffects();
    const went: string[] = [];
    late.lend({ navigate: (path) => went.push(path) });
    const link = { label: 'See enquiries', to: '/dashboard#enquiries' };
    effects.notify({ text: '1 new enquiry', tone: 'info', link });
    const [{ action } = { action: undefined }] = waitingToasts();
    expect(action?.label).toBe('See enquiries');
    action?.run();
    expect(went).toEqual(['/dashboard#enquiries']);
  });

  it('of anywhere else stay as long as any toast, each for itself unless it says otherwise [SHELL-10]', () => {
    const { effects } = browserEffects();
    for (const dedupe of [undefined, undefined, true, true]) effects.notify({ ...wrong, ...(dedupe && { dedupe }) });
    expect(waitingToasts()).toHaveLength(3);
    for (const toast of waitingToasts()) expect(toast.durationMs).toBeUndefined();
    effects.withdrawAccountNotices();
    expect(waitingToasts()).toHaveLength(3);
  });
});
