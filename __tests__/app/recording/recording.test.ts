/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/dialog';
import '../../support/browserGaps';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { early } from '@/actionLog/browser/early';
import { readLog } from '@/actionLog/readLog';
import { replayPart } from '@/actionLog/replay';
import { watchMoves } from '@/actionLog/tap';
import { begin } from '@/app/recording/recording';
import { replayTarget } from '@/app/replayTarget';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { sessionEnded } from '@/store/session/sessionSlice';
import { memoryPieces } from '../../support/pieceDatabase';
import { catchSaved } from '../../support/savedFiles';
import { loggedInAs, settle, testStore } from '../../support/testStore';

const mockPieces = memoryPieces();
// jsdom has no IndexedDB.
jest.mock('@/actionLog/browser/pieceDatabase', () => ({ pieceDatabase: () => mockPieces.database }));

jest.mock<object>('@/words/language', () => ({ language: 'te', locale: 'te' }));

/** What the dialog saves. */
async function exported(): Promise<string> {
  const saved = catchSaved();
  await userEvent.click(await screen.findByRole('button', { name: 'Save it as a file' }));
  await screen.findByRole('status');
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(saved[0]?.file ?? new Blob());
  });
}

it('forgets who was there before the recorder came, when their session had ended by then [STORE-8]', async () => {
  history.replaceState(null, '', '/dashboard/of-asha');
  watchMoves(window, early);
  const preloaded = loggedInAs({ _id: 'u-asha', username: 'Asha' });
  const { store } = testStore({}, { innermost: early.enhancer, preloaded });
  mockPieces.rows.set('p1 000001', { owner: 'u-asha', at: Date.now(), text: 'of Asha' });
  store.dispatch(areaUnitChosen('acres'));
  store.dispatch(sessionEnded());
  history.replaceState(null, '', '/home');
  const openDialog = await begin();
  store.dispatch(areaUnitChosen('sqm'));
  jest.useFakeTimers();
  dispatchEvent(new Event('resize'));
  dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(300);
  jest.useRealTimers();
  dispatchEvent(new Event('pagehide'));
  await settle();
  expect([...mockPieces.rows]).toEqual([]);
  act(openDialog);
  const text = await exported();
  expect(text).not.toMatch(/asha/i);
  const part = readLog(text).parts[0]!;
  expect(part.head.pageLanguage).toBe('te');
  expect(part.init).toMatchObject({ s: { session: { user: null }, device: { units: 'acres' } } });
  expect(part.body[0]).toMatchObject({ r: 'nav', kind: 'load', at: '/home' });
  expect(part.body.filter(({ r }) => r === 'vp')).toMatchObject([{ width: innerWidth, height: innerHeight }]);
  expect(replayPart(part, replayTarget())).toMatchObject({ divergence: null, state: { device: { units: 'sqm' } } });

  // What is written beside the log goes by the same rules.
  const bodies: string[] = [];
  globalThis.fetch = async (_address, init) => (bodies.push(String(init?.body)), Response.json({}));
  await userEvent.type(screen.getByLabelText('What went wrong?'), 'Grey. Call 98765 43210');
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }));
  await screen.findByText(/We have your report/);
  expect(JSON.parse(bodies[0] ?? '{}')).toMatchObject({
    words: expect.stringMatching(/^Grey\. Call (?!98765)/),
    page: '/home',
  });
});
