/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { early } from '@/actionLog/browser/early';
import { begin } from '@/app/recording/recording';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { memoryPieces } from '../../support/pieceDatabase';
import { settle, testStore } from '../../support/testStore';

const mockPieces = memoryPieces();
// jsdom has no IndexedDB.
jest.mock('@/actionLog/browser/pieceDatabase', () => ({ pieceDatabase: () => mockPieces.database }));

it('writes what was recorded when the page hides, and when it goes [STORE-8]', async () => {
  const { store } = testStore({}, { innermost: early.enhancer });
  await begin();
  const kept = () => [...mockPieces.rows.values()].map(({ text }) => text).join('');
  store.dispatch(areaUnitChosen('sqm'));
  dispatchEvent(new Event('pagehide'));
  await settle();
  expect(kept()).toContain('"payload":"sqm"');
  store.dispatch(areaUnitChosen('acres'));
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(kept()).toContain('"payload":"acres"');
});
