/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { errorIn, watchPage } from '@/actionLog/browser/watchPage';

it('tells navigations, errors, sizes and that the page hides [STORE-8] [ERR-6]', () => {
  jest.useFakeTimers();
  const told: unknown[] = [];
  watchPage(window, '/', {
    navigated: (to) => told.push(to),
    failed: (error) => told.push((error as Error).message),
    viewport: (width, height) => told.push([width, height]),
    flush: async () => void told.push('flush'),
  });
  history.pushState(null, '', '/properties?city=Tirupati');
  history.replaceState({ scroll: 3 }, '', '/properties?city=Tirupati');
  history.replaceState(null, '', '/properties?city=Tirupati#map');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('refused') }));
  window.dispatchEvent(new Event('resize'));
  window.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(300);
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([
    '/properties?city=Tirupati',
    '/properties?city=Tirupati#map',
    'broken',
    'refused',
    [window.innerWidth, window.innerHeight],
    'flush',
  ]);
  jest.useRealTimers();
});

it('finds an error in what the window is told, and none in a gesture', () => {
  expect(errorIn(new Event('pointerdown'))).toBeNull();
  expect(errorIn(new ErrorEvent('error', { message: 'Script error.' }))?.error).toEqual(new Error('Script error.'));
});
