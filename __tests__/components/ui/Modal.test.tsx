/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/dialog';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Modal } from '@/components/ui/Modal';

function Page({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Log in</button>
      <Modal
        open={open}
        title="Welcome back"
        onClose={() => {
          onClose?.();
          setOpen(false);
        }}
      >
        <label>
          Mobile <input />
        </label>
        <button>Send</button>
      </Modal>
    </>
  );
}

async function openIt() {
  const opener = screen.getByRole('button', { name: 'Log in' });
  await userEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog', { name: 'Welcome back' }) };
}

describe('Modal', () => {
  it('is named by its title and starts in its first field', async () => {
    render(<Page />);
    await openIt();
    expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveFocus();
  });

  it('keeps Tab inside, both ways [SHELL-12]', async () => {
    render(<Page />);
    await openIt();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['its backdrop', () => userEvent.click(screen.getByRole('dialog'))],
  ])('closes with %s and gives the focus back to what opened it [SHELL-12]', async (_way, close) => {
    const closed = jest.fn();
    render(<Page onClose={closed} />);
    const { opener } = await openIt();
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(opener).toHaveFocus();
  });

  it('stays when a press only ended on the backdrop', async () => {
    render(<Page />);
    const { dialog } = await openIt();
    fireEvent.mouseDown(screen.getByRole('textbox', { name: 'Mobile' }));
    fireEvent.mouseUp(dialog);
    fireEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
  });

  it('stays when a file chooser in it was cancelled', async () => {
    render(<Page />);
    const { dialog } = await openIt();
    fireEvent(screen.getByRole('textbox', { name: 'Mobile' }), new Event('cancel', { bubbles: true }));
    expect(dialog).toBeInTheDocument();
  });

  it('comes back when the browser closed it and whoever opened it keeps it', async () => {
    const wished = jest.fn();
    render(
      <Modal open title="Welcome back" onClose={wished}>
        Text
      </Modal>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    await waitFor(() => expect(wished).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(dialog.open).toBe(true));
  });

  it('leaves nothing of a closed one behind and renders without a DOM', () => {
    const html = renderToString(
      <Modal open={false} title="Hidden" onClose={() => undefined}>
        Text
      </Modal>,
    );
    expect(html).toBe('');
  });
});
