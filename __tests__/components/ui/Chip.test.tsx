/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, RemovableChip } from '@/components/ui/Chip';

describe('Chip', () => {
  it('tells its state and what pressing it removes', async () => {
    const pressed = jest.fn();
    const removed = jest.fn();
    render(
      <>
        <Chip pressed onPress={pressed}>
          ALL
        </Chip>
        <RemovableChip label="2 BHK" onRemove={removed} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'ALL', pressed: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2 BHK' }));
    expect([pressed.mock.calls.length, removed.mock.calls.length]).toEqual([1, 1]);
  });
});
