/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { early } from '@/actionLog/browser/early';
import { Suspense } from 'react';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { lazyPart } from '@/components/ui/lazyPart';

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

it('says that a screen did not load whose file does not come, reports nothing, and asks again at Retry [ERR-5]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.spyOn(early, 'load');
  let isUp = false;
  const Late = lazyPart(async () => {
    // As webpack's own.
    if (!isUp) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    return { default: () => <h1>Contact</h1> };
  });
  // What suspends needs an act that is waited for.
  const retry = () => act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  await act(async () =>
    render(
      <ErrorBoundary>
        <Suspense fallback="…">
          <Late />
        </Suspense>
      </ErrorBoundary>,
    ),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This screen did not load');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
  await retry();
  expect(screen.getByRole('alert')).toHaveTextContent('This screen did not load');
  isUp = true;
  await retry();
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  load.mockRestore();
  logged.mockRestore();
});
