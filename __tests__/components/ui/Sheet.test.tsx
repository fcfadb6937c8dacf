/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/dialog';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sheet } from '@/components/ui/Sheet';

describe('Sheet', () => {
  it('starts on its close button, so that no keyboard covers it, and asks to be closed by Escape [SHELL-12]', async () => {
    const closed = jest.fn();
    render(
      <Sheet open title="Filters" onClose={closed} footer={<button>Show 12 homes</button>}>
        <input aria-label="City" />
      </Sheet>,
    );
    expect(screen.getByRole('dialog', { name: 'Filters' })).toContainElement(
      screen.getByRole('button', { name: 'Show 12 homes' }),
    );
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
