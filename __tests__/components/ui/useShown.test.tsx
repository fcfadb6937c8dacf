/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useShown } from '@/components/ui/useShown';

it('says that a form is gone once it was left, and not when it only starts twice [WIZ-17, STAT-5]', () => {
  const { result, unmount } = renderHook(useShown, { wrapper: StrictMode });
  const shown = result.current;
  expect(shown.current).toBe(true);
  unmount();
  expect(shown.current).toBe(false);
});
