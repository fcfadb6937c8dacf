/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/dialog';
import '../../support/browserGaps';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { toast as sonner } from 'sonner';
import { Modal } from '@/components/ui/Modal';
import { ACCOUNT_TOAST_MS, LASTING_MS, showToast, type ToastRequest } from '@/components/ui/toast';
import { Toaster } from '@/components/ui/Toaster';
import { pass } from '../../support/pass';

const wrong = { title: 'Oops!', text: 'Wrong password', tone: 'error', dedupe: true } as const;

/** Lets the toasts' code come and sonner draw. */
const want = (request: ToastRequest) => act(() => showToast(request));
const drawn = () => pass(300);

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  sonner.dismiss();
  await pass(300);
  jest.useRealTimers();
});

describe('Toaster', () => {
  // First, because a module that has come once cannot be missing any more.
  it('shows toasts in a plain list when the part that stacks them cannot be fetched', async () => {
    jest.doMock('@/components/ui/SonnerToaster', () => {
      throw new Error('Loading chunk failed');
    });
    render(<Toaster />);
    want({ ...wrong, durationMs: ACCOUNT_TOAST_MS });
    want({ text: 'Saved', tone: 'info' });
    await drawn();
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong password');
    await pass(5500);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: /Wrong password/ }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    jest.dontMock('@/components/ui/SonnerToaster');
  });

  it('shows a toast that was wanted before it was there, 5000 ms long [SHELL-10]', async () => {
    want({ title: 'Success', text: 'Profile Updated successfully', tone: 'success' });
    render(<Toaster />);
    await drawn();
    expect(screen.getByRole('status')).toHaveTextContent('SuccessProfile Updated successfully');
    await pass(4500);
    expect(screen.getByRole('status')).toBeInTheDocument();
    await pass(1000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('gives the focus back to where it came from once its action is done [SHELL-10]', async () => {
    render(
      <>
        <button>Next card</button>
        <Toaster />
      </>,
    );
    const run = jest.fn();
    want({ text: 'Removed', tone: 'info', action: { label: 'Put back', run } });
    await drawn();
    const card = screen.getByRole('button', { name: 'Next card' });
    card.focus();
    const action = screen.getByRole('button', { name: 'Put back' });
    action.focus();
    fireEvent.click(action);
    await drawn();
    expect(run).toHaveBeenCalledTimes(1);
    expect(action).not.toBeInTheDocument();
    expect(card).toHaveFocus();
  });

  it('waits while the pointer is on it and 1000 ms more [SHELL-10]', async () => {
    render(<Toaster />);
    want({ text: 'Saved', tone: 'info' });
    await drawn();
    const toast = screen.getByRole('button', { name: /Saved/ });
    fireEvent.pointerEnter(toast);
    await pass(20000);
    expect(toast).toBeInTheDocument();
    fireEvent.pointerLeave(toast);
    await pass(900);
    expect(toast).toBeInTheDocument();
    await pass(400);
    expect(toast).not.toBeInTheDocument();
  });

  it('waits while the keyboard is on it, too', async () => {
    render(<Toaster />);
    want({ text: 'Saved', tone: 'info' });
    await drawn();
    const toast = screen.getByRole('button', { name: /Saved/ });
    act(() => toast.focus());
    await pass(20000);
    expect(toast).toBeInTheDocument();
  });

  it('waits while the keyboard goes from its text to what may be done about it', async () => {
    render(<Toaster />);
    want({ text: 'It failed', tone: 'info', action: { label: 'Try again', run: () => undefined } });
    await drawn();
    act(() => screen.getByRole('button', { name: /It failed/ }).focus());
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    await pass(20000);
    expect(screen.getByText('It failed')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Try again' }).blur());
    await pass(1400);
    expect(screen.queryByText('It failed')).not.toBeInTheDocument();
  });

  it('leads to a messaging app with what may be sent on, in a new tab, and goes then [PDET-2, SHELL-10]', async () => {
    render(<Toaster />);
    want({ text: 'Link copied', tone: 'success', send: 'A home · ₹45 L\nhttps://x.test/?id=1&a=2' });
    await drawn();
    const link = screen.getByRole('link', { name: 'Send on WhatsApp (new tab)' });
    expect(link).toHaveAttribute(
      'href',
      'https://wa.me/?text=A%20home%20%C2%B7%20%E2%82%B945%20L%0Ahttps%3A%2F%2Fx.test%2F%3Fid%3D1%26a%3D2',
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    fireEvent.click(link);
    await pass(300);
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  });

  it('stays until it is clicked when it is a lasting one, whatever crosses it [SHELL-10]', async () => {
    render(<Toaster />);
    want({ text: 'Something new', tone: 'info', durationMs: LASTING_MS });
    await drawn();
    const toast = screen.getByRole('button', { name: /Something new/ });
    fireEvent.pointerEnter(toast);
    fireEvent.pointerLeave(toast);
    act(() => toast.focus());
    act(() => toast.blur());
    await pass(20000);
    expect(toast).toBeInTheDocument();
    fireEvent.click(toast);
    await pass(300);
    expect(toast).not.toBeInTheDocument();
  });

  it('goes when it is clicked [SHELL-10]', async () => {
    render(<Toaster />);
    want({ text: 'Saved', tone: 'info' });
    await drawn();
    fireEvent.click(screen.getByRole('button', { name: /Saved/ }));
    await pass(300);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('goes when it is swept away to the side or up [SHELL-10]', async () => {
    HTMLElement.prototype.setPointerCapture = () => undefined;
    render(<Toaster />);
    // The test's DOM has no pointer events that know their place.
    const pointer = (type: string, place: Readonly<Record<'clientX' | 'clientY', number>>) =>
      Object.assign(new MouseEvent(type, { bubbles: true, ...place }), { pointerId: 1 });
    for (const to of [
      { clientX: 80, clientY: 0 },
      { clientX: 0, clientY: -80 },
    ]) {
      want({ title: 'Success', text: 'Saved', tone: 'success', durationMs: LASTING_MS - 1 });
      await drawn();
      const words = screen.getByText('Saved').parentElement?.parentElement;
      if (!words) throw new Error('no words');
      fireEvent(words, pointer('pointerdown', { clientX: 0, clientY: 0 }));
      fireEvent(words, pointer('pointermove', { clientX: to.clientX / 2, clientY: to.clientY / 2 }));
      fireEvent(words, pointer('pointermove', to));
      fireEvent(words, pointer('pointerup', to));
      await pass(1000);
      expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    }
  });

  it('puts the newest on top [SHELL-10]', async () => {
    render(<Toaster />);
    want({ text: 'Older', tone: 'info' });
    want({ text: 'Newer', tone: 'info' });
    await drawn();
    const front = screen.getByText('Newer').closest('[data-sonner-toast]');
    expect(front).toHaveAttribute('data-front', 'true');
    expect(front).toHaveAttribute('data-y-position', 'top');
    expect(front).toHaveAttribute('data-x-position', 'right');
  });

  it('puts an offer, and what lasts, at the foot: away from the headings and from what answers a person', async () => {
    render(<Toaster />);
    want({ text: 'Saved', tone: 'success' });
    want({ text: 'Something new', tone: 'info', action: { label: 'Reload', run: () => undefined } });
    want({ text: 'You are offline.', tone: 'info', durationMs: LASTING_MS });
    await drawn();
    const stands = (text: string) =>
      screen.getByText(text).closest('[data-sonner-toast]')?.getAttribute('data-y-position');
    expect(['Saved', 'Something new', 'You are offline.'].map(stands)).toEqual(['top', 'bottom', 'bottom']);
  });

  it('keeps an account toast 15000 ms and never twice; a repeat begins its time anew [SHELL-11]', async () => {
    render(<Toaster />);
    want({ ...wrong, durationMs: ACCOUNT_TOAST_MS });
    await drawn();
    await pass(10000);
    want({ ...wrong, durationMs: ACCOUNT_TOAST_MS });
    await pass(10000);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await pass(6000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays usable above a modal dialog, and on the page when that closes', async () => {
    const page = (open: boolean) => (
      <>
        <Toaster />
        <Modal open={open} title="Log in" onClose={() => undefined}>
          Text
        </Modal>
      </>
    );
    const { rerender } = render(page(true));
    want(wrong);
    await drawn();
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('alert'));
    rerender(page(false));
    await drawn();
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('renders nothing without a DOM', () => {
    expect(renderToString(<Toaster />)).toBe('');
  });
});
