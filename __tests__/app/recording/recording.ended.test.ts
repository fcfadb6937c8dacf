/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/dialog';
import '../../support/browserGaps';
import { early } from '@/actionLog/browser/early';
import { watchMoves } from '@/actionLog/tap';
import { begin } from '@/app/recording/recording';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { sessionEnded } from '@/store/session/sessionSlice';
import { memoryPieces } from '../../support/pieceDatabase';
import { loggedInAs, settle, testStore } from '../../support/testStore';

const mockPieces = memoryPieces();
// jsdom has no IndexedDB.
jest.mock('@/actionLog/browser/pieceDatabase', () => ({ pieceDatabase: () => mockPieces.database }));

it('forgets whose session ends while it looks through the first state [STORE-8]', async () => {
  history.replaceState(null, '', '/dashboard/of-asha');
  watchMoves(window, early);
  const { store } = testStore(
    {},
    { innermost: early.enhancer, preloaded: loggedInAs({ _id: 'u-asha', username: 'Asha' }) },
  );
  mockPieces.rows.set('p1 000001', { owner: 'u-asha', at: Date.now(), text: 'of Asha' });
  store.dispatch(areaUnitChosen('acres'));
  const coming = begin();
  await new Promise((done) => setTimeout(done, 20));
  store.dispatch(sessionEnded());
  history.replaceState(null, '', '/home');
  await coming;
  dispatchEvent(new Event('pagehide'));
  await settle();
  expect([...mockPieces.rows.values()].filter(({ text }) => /asha/i.test(text))).toEqual([]);
});
