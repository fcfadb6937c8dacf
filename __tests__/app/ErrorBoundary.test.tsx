/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { early } from '@/actionLog/browser/early';
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

it('gives the error to the action log, and offers to report it [ERR-6] [STORE-8]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = early.load;
  const told: unknown[] = [];
  early.load = async () => ({ open: () => told.push('open'), failed: (error) => told.push((error as Error).message) });
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  expect(told).toEqual(['boom', 'open']);
  early.load = before;
  logged.mockRestore();
});
