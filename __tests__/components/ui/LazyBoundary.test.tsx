/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';

afterEach(() => jest.useRealTimers());

it('keeps the place of what comes, and lets a failure be tried again [QUAL-1]', async () => {
  let tries = 0;
  const Part = lazyComponent(async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return { default: () => <p>Content</p> };
  });
  render(
    <LazyBoundary part={Part} shape="h-44">
      <Part />
    </LazyBoundary>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByRole('alert')).toHaveTextContent('This did not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Content')).toBeVisible();
});

/** What comes late and only while the line is up; it is down at first. */
async function showWithoutLine() {
  const line = { isUp: false };
  const Part = lazyComponent(async () => {
    if (!line.isUp) throw new Error('offline');
    return { default: () => <p>Content</p> };
  });
  render(
    <LazyBoundary part={Part} shape="h-44">
      <Part />
    </LazyBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This did not load.');
  return line;
}

it('asks again by itself for what did not come when the line is back [ERR-5]', async () => {
  const line = await showWithoutLine();
  line.isUp = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Content')).toBeVisible();
});

it('asks once more when the line carries only a moment after it is back [ERR-5]', async () => {
  const line = await showWithoutLine();
  jest.useFakeTimers();
  act(() => void window.dispatchEvent(new Event('online')));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load.');
  line.isUp = true;
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Content')).toBeVisible();
});
