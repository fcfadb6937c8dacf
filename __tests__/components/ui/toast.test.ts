import {
  deliverToastsTo,
  dropWaitingToast,
  onWaitingToasts,
  showToast,
  waitingToasts,
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
    const end = deliverToastsTo((toast) => drawn.push(toast));
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
