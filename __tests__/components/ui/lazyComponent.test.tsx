/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { Attempt, lazyComponent } from '@/components/ui/lazyComponent';

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>It failed</p> : this.props.children;
  }
}

it('fails once when its code is gone, and comes when it is asked for again [ERR-6]', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let loads = 0;
  let isThere = false;
  const Part = lazyComponent(async () => {
    loads += 1;
    if (!isThere) throw new Error('gone');
    return { default: () => <p>It is here</p> };
  });
  const shown = (key: string) => (
    <Boundary key={key}>
      <Suspense fallback="…">
        <Part />
      </Suspense>
    </Boundary>
  );
  const { rerender } = await act(async () => render(shown('first')));
  expect(await screen.findByText('It failed')).toBeVisible();
  // React renders a second time before it gives a failure to the boundary.
  expect(loads).toBe(1);

  isThere = true;
  await Part.preload();
  await act(async () => rerender(shown('second')));
  expect(await screen.findByText('It is here')).toBeVisible();
  expect(loads).toBe(2);
  log.mockRestore();
});

it('asks once more in each new attempt, whoever asked in vain before [ERR-5]', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let loads = 0;
  const Part = lazyComponent(async () => {
    loads += 1;
    if (loads < 4) throw new Error('no line');
    return { default: () => <p>It is here</p> };
  });
  const shown = (key: string) => (
    <Boundary key={key}>
      <Attempt value={{}}>
        <Suspense fallback="…">
          <Part />
        </Suspense>
      </Attempt>
    </Boundary>
  );
  // As hovering a link does.
  await Part.preload().catch(() => undefined);
  const { rerender } = await act(async () => render(shown('first')));
  expect(screen.getByText('It failed')).toBeVisible();
  expect(loads).toBe(2);
  await act(async () => rerender(shown('second')));
  expect(screen.getByText('It failed')).toBeVisible();
  expect(loads).toBe(3);
  await act(async () => rerender(shown('third')));
  expect(screen.getByText('It is here')).toBeVisible();
  expect(loads).toBe(4);
  log.mockRestore();
});
