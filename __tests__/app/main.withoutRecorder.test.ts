/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../support/browserGaps';
import { serverDouble } from '../support/serverDouble';

jest.mock('../../src/app/styles.css', () => ({}));
jest.mock('@/app/recording/recording', () => {
  throw new Error('Loading chunk failed.');
});

it('keeps where the page is when the rest of the recorder does not come, and nothing else [STORE-8]', async () => {
  Object.assign(window, { fetch: serverDouble().fetch });
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', '/contact');
  await import('@/app/main');
  const { early } = await import('@/actionLog/browser/early');
  expect(early.seen.length).toBeGreaterThan(1);
  await early.load();
  expect(early.seen).toMatchObject([{ r: 'nav', kind: expect.any(String), at: '/contact' }]);
});
