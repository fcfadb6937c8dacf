/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { early } from '@/actionLog/browser/early';
import { watchMoves } from '@/actionLog/tap';
import { begin } from '@/app/recording/recording';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { memoryPieces } from '../../support/pieceDatabase';
import { settle, testStore } from '../../support/testStore';

const mockPieces = memoryPieces();
// jsdom has no IndexedDB.
jest.mock('@/actionLog/browser/pieceDatabase', () => ({ pieceDatabase: () => mockPieces.database }));

it('keeps where the page was before it came, and what was recorded when the page goes and when it hides [STORE-8]', async () => {
  watchMoves(window, early);
  history.pushState(null, '', '/properties');
  const { store } = testStore({}, { innermost: early.enhancer });
  await begin();
  const kept = () => [...mockPieces.rows.values()].map(({ text }) => text).join('');
  store.dispatch(areaUnitChosen('sqm'));
  dispatchEvent(new Event('pagehide'));
  await settle();
  expect(kept()).toMatch(/"at":"\/","kind":"load".*\n.*"at":"\/properties","kind":"push".*\n[^]*"payload":"sqm"/);
  store.dispatch(areaUnitChosen('acres'));
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(kept()).toContain('"payload":"acres"');
});
