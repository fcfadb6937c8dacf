/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReplayApp } from '@/app/replay/ReplayApp';
import { replayTarget } from '@/app/replayTarget';
import { createStore } from '@/store/createStore';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { testRecorder } from '../../support/actionLog';
import '../../support/browserGaps';
import '../../support/dialog';
import { testEffects } from '../../support/testEffects';

/** The test's DOM cannot read its files. */
const fileOf = (text: string): File => Object.assign(new File([text], 'a.rlog'), { text: async () => text });

// This DOM does not know it.
beforeAll(() => void Object.assign(performance, { getEntriesByType: () => [] }));

function recorded(): File {
  const log = testRecorder();
  const store = createStore({ effects: testEffects().effects, innermost: log.enhancer });
  log.navigated('/sitemap', 'load');
  store.dispatch(areaUnitChosen('sqm'));
  return fileOf(log.exportText());
}

async function open(file: File, target = replayTarget()) {
  render(<ReplayApp target={target} />);
  await userEvent.upload(screen.getByLabelText('Action log'), file);
}
/** This DOM takes no file of another ending. */
const devtools = (action: object) => fileOf(JSON.stringify([action]));

it('takes a file of Redux DevTools, and says that there is nothing to compare [STORE-8]', async () => {
  await open(devtools(areaUnitChosen('sqm')));
  const bar = await screen.findByRole('region', { name: 'Replay' });
  expect(bar).toHaveTextContent(/Nothing to compare\..*From Redux DevTools: nothing to compare\./);
});

it('names the first action that differs, and where [STORE-8]', async () => {
  const { reducer, ...target } = replayTarget();
  await open(recorded(), {
    ...target,
    reducer: (state, action) => reducer(state, action.type === areaUnitChosen.type ? { type: 'x' } : action),
  });
  const bar = await screen.findByRole('region', { name: 'Replay' });
  expect(bar).toHaveTextContent('Differs first at action 1 device/areaUnitChosen: device.units');
  expect(screen.getByLabelText('What happened')).toHaveTextContent('2: Differs first at action 1');
});

it.each([
  [
    'that holds a secret',
    devtools({ type: 'x', payload: { phone: '9876501234' } }),
    /^The log holds what may be a secret/,
  ],
  ['that is no log', fileOf('hello'), /^This is not an action log of Gruham\.$/],
])('refuses a file %s, as the command line does [STORE-8]', async (_what, file, problem) => {
  await open(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(problem);
});
