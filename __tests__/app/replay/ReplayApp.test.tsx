/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screenOf } from '@/app/prepare';
import { ReplayApp } from '@/app/replay/ReplayApp';
import { replayTarget } from '@/app/replayTarget';
import { PLAYER_ASKS } from '@/components/layout/replayAddress';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { originOf, testRecorder } from '../../support/actionLog';
import { testStore } from '../../support/testStore';
import '../../support/browserGaps';
import '../../support/dialog';

/** The test's DOM cannot read its files, and takes none of another ending. */
const fileOf = (text: string): File => Object.assign(new File([text], 'a.rlog'), { text: async () => text });
// What a replay shows first is there when it begins, as where the app itself runs.
beforeAll(() => screenOf('/').component.preload());
const devtools = (action: object) => fileOf(JSON.stringify([action]));

// This DOM does not know it.

async function open(file: File, target = replayTarget()) {
  render(<ReplayApp target={target} />);
  await userEvent.upload(screen.getByLabelText('Action log'), file);
}

it('takes a file of Redux DevTools, says that there is nothing to compare, and begins anew with another [STORE-8]', async () => {
  await open(devtools(areaUnitChosen('sqm')));
  const bar = await screen.findByRole('region', { name: 'Replay' });
  expect(bar).toHaveTextContent(/Nothing to compare\..*From Redux DevTools: nothing to compare\./);
  await userEvent.click(screen.getByRole('button', { name: 'Step forward' }));
  expect(screen.getByLabelText('Moment')).toHaveValue('1');
  fireEvent.drop(bar, { dataTransfer: { files: [devtools(areaUnitChosen('sqft'))] } });
  await waitFor(() => expect(screen.getByLabelText('Moment')).toHaveValue('0'));
});

it('says of a page in another language that it shows its own words, and leads to the player that has those [STORE-8]', async () => {
  const recorded = (pageLanguage?: string) => {
    const log = testRecorder({ origin: { ...originOf(), ...(pageLanguage && { pageLanguage }) } });
    testStore({}, { innermost: log.enhancer }).store.dispatch(areaUnitChosen('sqm'));
    return fileOf(log.exportText());
  };
  const told = () => screen.queryByText(/^Recorded in/);
  await open(recorded('te'));
  const bar = () => screen.findByRole('region', { name: 'Replay' });
  await bar();
  expect(told()).toHaveTextContent('Recorded in తెలుగు; shown here in English.');
  expect(screen.getByRole('link', { name: 'తెలుగులో చూడండి' })).toHaveAttribute('href', '/te/contact?replay');
  for (const silent of ['en', undefined, 'xx']) {
    fireEvent.drop(await bar(), { dataTransfer: { files: [recorded(silent)] } });
    await waitFor(() => expect(told()).toBeNull());
    await bar();
  }
});

it('names the first action that differs, and why [STORE-8]', async () => {
  const { reducer, ...target } = replayTarget();
  const refuses: typeof reducer = (state, action) => {
    if (areaUnitChosen.match(action)) throw new Error('no such unit');
    return reducer(state, action);
  };
  await open(devtools(areaUnitChosen('sqm')), { ...target, reducer: refuses });
  expect(await screen.findByText('Differs first at action 0 device/areaUnitChosen: no such unit')).toBeVisible();
  expect(screen.getByLabelText('What happened')).toHaveTextContent('1: Differs first at action 0');
});

it.each([
  ['that holds a secret', devtools({ type: 'x', phone: '9876501234' }), /^The log holds what may be a secret/],
  ['that is no log', fileOf('hello'), /^This is not an action log of Gruham\.$/],
])('refuses a file %s, as the command line does [STORE-8]', async (_what, file, problem) => {
  await open(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(problem);
});

it('plays the log of the page that opened it, which alone it asks, and takes none of another [STORE-8]', async () => {
  const asked: unknown[] = [];
  const [opener, stranger] = [document.createElement('iframe'), document.createElement('iframe')].map((frame) => {
    document.body.append(frame);
    return frame.contentWindow;
  });
  if (!opener || !stranger) throw new Error('A frame has a window.');
  opener.postMessage = (...said: unknown[]) => void asked.push(said);
  window.opener = opener;
  render(<ReplayApp target={replayTarget()} />);
  expect(asked).toEqual([[PLAYER_ASKS, window.location.origin]]);
  const data = { log: JSON.stringify([areaUnitChosen('sqm')]) };
  const say = (from: object) => fireEvent(window, new MessageEvent('message', { data, ...from }));
  say({ source: stranger, origin: window.location.origin });
  say({ source: opener, origin: 'https://evil.example' });
  expect(screen.getByLabelText('Action log')).toBeVisible();
  say({ source: opener, origin: window.location.origin });
  expect(await screen.findByRole('region', { name: 'Replay' })).toBeVisible();
  window.opener = null;
});
