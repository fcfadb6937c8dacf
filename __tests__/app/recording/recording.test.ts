/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/dialog';
import '../../support/browserGaps';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { earlyTap } from '@/actionLog/browser/early';
import { readLog } from '@/actionLog/readLog';
import { replay } from '@/actionLog/replay';
import { begin } from '@/app/recording/recording';
import { replayTarget } from '@/app/replayTarget';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { sessionEnded } from '@/store/session/sessionSlice';
import { memoryPieces } from '../../support/pieceDatabase';
import { loggedInAs, settle, testStore } from '../../support/testStore';

const mockPieces = memoryPieces();
// jsdom has no IndexedDB.
jest.mock('@/actionLog/browser/pieceDatabase', () => ({ pieceDatabase: () => mockPieces.database }));

/** What the dialog saves. */
async function exported(): Promise<string> {
  const saved: Blob[] = [];
  const createObjectURL = (file: Blob) => {
    saved.push(file);
    return '#log';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  await userEvent.click(await screen.findByRole('button', { name: 'Export action log' }));
  await screen.findByRole('status');
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(saved[0] ?? new Blob());
  });
}

it('forgets who was there before the recorder came, when their session had ended by then [STORE-8]', async () => {
  Object.assign(performance, { getEntriesByType: () => [{ name: `${location.origin}/dashboard/of-asha` }] });
  const { store } = testStore({}, { innermost: earlyTap, preloaded: loggedInAs({ _id: 'u-asha', username: 'Asha' }) });
  mockPieces.rows.set('p1 000000 000001', { owner: 'u-asha', session: 's', at: Date.now(), text: 'of Asha' });
  store.dispatch(areaUnitChosen('acres'));
  store.dispatch(sessionEnded());
  const log = await begin();
  store.dispatch(areaUnitChosen('sqm'));
  dispatchEvent(new Event('pagehide'));
  await settle();
  expect([...mockPieces.rows]).toEqual([]);
  act(log.open);
  const text = await exported();
  expect(text).not.toMatch(/asha/i);
  const read = readLog(text);
  expect(read.parts[0]?.init).toMatchObject({ i: 0, s: { session: { user: null }, device: { units: 'acres' } } });
  expect(replay(read, replayTarget())).toMatchObject([{ divergence: null, state: { device: { units: 'sqm' } } }]);
});
