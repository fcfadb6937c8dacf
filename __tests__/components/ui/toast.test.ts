import {
  deliverToastsTo,
  dropWaitingToast,
  onWaitingToasts,
  showToast,
  waitingToasts,
  withdrawAccountToasts,
  withdrawSuccesses,
  withdrawTopic,
  type Toast,
} from '@/components/ui/toast';

afterEach(() => waitingToasts().forEach((toast) => dropWaitingToast(toast.id)));

describe('showToast', () => {
  it('keeps toasts in line until somebody draws them, and loses none', () => {
    const told = jest.fn();
    const stop = onWaitingToasts(told);
    showToast({ text: 'First', tone: 'info' });
    showToast({ text: 'Second', tone: 'error' });
    expect(told).toHaveBeenCalledTimes(2);
    stop();

    const drawn: Toast[] = [];
    const end = deliverToastsTo({ show: (toast) => drawn.push(toast), remove: () => undefined });
    showToast({ text: 'Third', tone: 'success' });
    end();
    showToast({ text: 'Fourth', tone: 'info' });
    expect(drawn.map((toast) => toast.text)).toEqual(['First', 'Second', 'Third']);
    expect(waitingToasts().map((toast) => toast.text)).toEqual(['Fourth']);
  });

  it('makes toasts of the same title and text one when asked to [SHELL-11]', () => {
    showToast({ title: 'Oops!', text: 'Wrong password', tone: 'error', dedupe: true });
    showToast({ title: 'Oops!', text: 'Wrong password', tone: 'error', dedupe: true });
    showToast({ title: 'Error', text: 'Wrong password', tone: 'error', dedupe: true });
    expect(waitingToasts().map((toast) => toast.title)).toEqual(['Oops!', 'Error']);
  });

  it('keeps equal toasts apart otherwise', () => {
    showToast({ text: 'File uploaded successfully', tone: 'success' });
    showToast({ text: 'File uploaded successfully', tone: 'success' });
    expect(waitingToasts()).toHaveLength(2);
  });
});

describe('withdrawSuccesses', () => {
  it('takes away what went well, once; what failed, what is news, what the account said and what offers something to do stay [SHELL-10, SHELL-11]', () => {
    showToast({ text: 'Your property is updated.', tone: 'success', topic: 'ownListing' });
    showToast({ text: 'It did not work', tone: 'error' });
    showToast({ text: '1 new enquiry', tone: 'info' });
    showToast({ text: 'Welcome', tone: 'success', area: 'account' });
    showToast({ text: 'Link copied', tone: 'success', dedupe: true, send: 'link' });
    showToast({ text: 'Added', tone: 'success', action: { label: 'Undo', run: () => undefined } });
    withdrawSuccesses();
    showToast({ text: 'Deleted', tone: 'success' });
    expect(waitingToasts().map(({ text }) => text)).toEqual([
      'It did not work',
      '1 new enquiry',
      'Welcome',
      'Added',
      'Deleted',
    ]);
  });
});

describe('withdrawAccountToasts', () => {
  const wrong = { title: 'Oops!', text: 'Wrong password', tone: 'error', dedupe: true, area: 'account' } as const;

  it('takes what an area said out of the line, and nothing else', () => {
    showToast(wrong);
    showToast({ text: 'Saved', tone: 'success' });
    withdrawAccountToasts();
    expect(waitingToasts().map(({ text }) => text)).toEqual(['Saved']);
  });

  it('takes it from the screen; the same words are another toast then, whatever is still on its way out [SHELL-11]', () => {
    const shown: Toast[] = [];
    const removed: string[] = [];
    const end = deliverToastsTo({ show: (toast) => shown.push(toast), remove: (id) => removed.push(id) });
    showToast(wrong);
    showToast(wrong);
    withdrawAccountToasts();
    withdrawAccountToasts();
    showToast(wrong);
    end();
    const [first, second, third] = shown.map(({ id }) => id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(new Set(removed)).toEqual(new Set([first]));
  });
});

describe('withdrawTopic', () => {
  const lost = {
    title: 'Oops!',
    text: 'No connection',
    tone: 'error',
    dedupe: true,
    topic: 'failed updateProperty',
  } as const;

  it('takes the last toast of the topic away, and nothing else; the same words are another toast then', () => {
    const shown: Toast[] = [];
    const removed: string[] = [];
    const end = deliverToastsTo({ show: (toast) => shown.push(toast), remove: (id) => removed.push(id) });
    showToast(lost);
    showToast(lost);
    expect(removed).toEqual([]);
    showToast({ text: 'Saved', tone: 'success' });
    withdrawTopic('failed updateProperty');
    withdrawTopic('failed updateProperty');
    showToast(lost);
    end();
    const [first, second, , again] = shown.map(({ id }) => id);
    expect(second).toBe(first);
    expect(removed).toEqual([first]);
    expect(again).not.toBe(first);
  });
});
