/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { early } from '@/actionLog/browser/early';
import { Suspense } from 'react';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';

function Broken(): never {
  throw new Error('boom');
}

/** A screen whose file comes only while the line is up; it is down at first. */
function lateScreen() {
  const line = { isUp: false };
  const Late = lazyComponent(async () => {
    // As webpack's own.
    if (!line.isUp) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    return { default: () => <h1>Contact</h1> };
  });
  return { Late, line };
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
  early.load = async () => () => void told.push('open');
  early.seen = [];
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
  expect(told).toEqual(['open']);
  expect(early.seen).toMatchObject([
    { r: 'err', t: expect.any(Number), e: { message: 'boom' }, components: expect.stringContaining('at Broken') },
  ]);
  early.load = before;
  logged.mockRestore();
});

it('says that a screen did not load whose file does not come, reports nothing, and asks again at Retry [ERR-5]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.spyOn(early, 'load');
  const { Late, line } = lateScreen();
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
  expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
  await retry();
  expect(screen.getByRole('alert')).toHaveTextContent('This screen did not load');
  line.isUp = true;
  await retry();
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  load.mockRestore();
  logged.mockRestore();
});

it('brings a screen whose file did not come by itself when the line is back, and no other [ERR-5, ERR-6]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Late, line } = lateScreen();
  await act(async () =>
    render(
      <>
        <ErrorBoundary>
          <Suspense fallback="…">
            <Late />
          </Suspense>
        </ErrorBoundary>
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </>,
    ),
  );
  expect(screen.getByText('This screen did not load')).toBeVisible();
  line.isUp = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(screen.getByText('This screen has stopped working')).toBeVisible();
  logged.mockRestore();
});
