/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazyPart';

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
  const Part = lazyPart(async () => {
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
