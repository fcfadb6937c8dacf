/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/app/ErrorBoundary';

function Broken(): never {
  throw new Error('boom');
}

it('shows a panel with Reload for a screen that throws, and the rest lives on [ERR-6]', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <header>Gruham</header>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('Gruham')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This screen has stopped working');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});
