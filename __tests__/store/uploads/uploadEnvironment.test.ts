/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { browserEnvironment } from '@/store/uploads/uploadEnvironment';
import { settle } from '../../support/settle';

const BASE = 'http://localhost/api/';

it('hears when the line is back, until it is told not to', () => {
  const { onOnline, isOnline } = browserEnvironment({ base: BASE, fetch });
  let calls = 0;
  const end = onOnline(() => (calls += 1));
  window.dispatchEvent(new Event('online'));
  end();
  window.dispatchEvent(new Event('online'));
  expect(calls).toBe(1);
  expect(isOnline()).toBe(true);
});

it('calls later, unless it is called off', async () => {
  const { after } = browserEnvironment({ base: BASE, fetch });
  const called: string[] = [];
  after(1, () => called.push('a'));
  after(1, () => called.push('b'))();
  await settle(20);
  expect(called).toEqual(['a']);
});
