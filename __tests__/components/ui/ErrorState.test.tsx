/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from '@/components/ui/ErrorState';

describe('ErrorState', () => {
  it('announces what failed and tries again', async () => {
    const retried = jest.fn();
    render(<ErrorState text="The list did not load." onRetry={retried} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The list did not load.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retried).toHaveBeenCalledTimes(1);
  });
});
