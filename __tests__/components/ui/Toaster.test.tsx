/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/dialog';
import '../../support/browserGaps';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Modal } from '@/components/ui/Modal';
import { ACCOUNT_TOAST_MS, showToast } from '@/components/ui/toast';
import { Toaster } from '@/components/ui/Toaster';
import { pass } from '../../support/pass';

const wrong = { title: 'Oops!', text: 'Wrong password', tone: 'error', dedupe: true } as const;

/** Lets the toasts' code come and sonner draw. */
const settle = () => pass(300);

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  for (const button of screen.queryAllByRole('button', { name: /Dismiss/ })) fireEvent.click(button);
  await pass(1000);
  jest.useRealTimers();
});

describe('Toaster', () => {
  it('shows a toast that was wanted before it was there, 5000 ms long [SHELL-10]', async () => {
    showToast({ title: 'Success', text: 'Profile Updated successfully', tone: 'success' });
    render(<Toaster />);
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('SuccessProfile Updated successfully');
    await pass(4500);
    expect(screen.getByRole('status')).toBeInTheDocument();
    await pass(1000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('waits while the pointer is on it and 1000 ms more [SHELL-10]', async () => {
    render(<Toaster />);
    showToast({ text: 'Saved', tone: 'info' });
    await settle();
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
    showToast({ text: 'Saved', tone: 'info' });
    await settle();
    const toast = screen.getByRole('button', { name: /Saved/ });
    act(() => toast.focus());
    await pass(20000);
    expect(toast).toBeInTheDocument();
  });

  it('goes when it is clicked [SHELL-10]', async () => {
    render(<Toaster />);
    showToast({ text: 'Saved', tone: 'info' });
    await settle();
    fireEvent.click(screen.getByRole('button', { name: /Saved/ }));
    await pass(300);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('puts the newest on top [SHELL-10]', async () => {
    render(<Toaster />);
    showToast({ text: 'Older', tone: 'info' });
    showToast({ text: 'Newer', tone: 'info' });
    await settle();
    const front = screen.getByText('Newer').closest('[data-sonner-toast]');
    expect(front).toHaveAttribute('data-front', 'true');
    expect(front).toHaveAttribute('data-y-position', 'top');
    expect(front).toHaveAttribute('data-x-position', 'right');
  });

  it('keeps an account toast 15000 ms and never twice; a repeat begins its time anew [SHELL-11]', async () => {
    render(<Toaster />);
    showToast({ ...wrong, durationMs: ACCOUNT_TOAST_MS });
    await settle();
    await pass(10000);
    showToast({ ...wrong, durationMs: ACCOUNT_TOAST_MS });
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
    showToast(wrong);
    await settle();
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('alert'));
    rerender(page(false));
    await settle();
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('renders nothing without a DOM', () => {
    expect(renderToString(<Toaster />)).toBe('');
  });
});
