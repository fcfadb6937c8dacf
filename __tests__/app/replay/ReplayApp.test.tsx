/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screenOf } from '@/app/prepare';
import { ReplayApp } from '@/app/replay/ReplayApp';
import { replayTarget } from '@/app/replayTarget';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { createStore } from '@/store/createStore';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { testRecorder } from '../../support/actionLog';
import '../../support/browserGaps';
import '../../support/dialog';
import { testEffects } from '../../support/testEffects';
import { patient } from '../../support/patience';

jest.setTimeout(patient(30_000));

/** The test's DOM cannot read its files. */
const fileOf = (text: string): File => Object.assign(new File([text], 'a.rlog'), { text: async () => text });

function recorded(): File {
  const log = testRecorder();
  const store = createStore({ effects: testEffects().effects, innermost: log.enhancer });
  log.navigated('/sitemap', 'load');
  store.dispatch(areaUnitChosen('sqm'));
  log.navigated('/terms');
  log.note('Here');
  store.dispatch(authModalOpened({ modal: 'login' }));
  return fileOf(log.exportText());
}

it('plays a log: screens follow its addresses and states, and nothing can be done in them [STORE-8]', async () => {
  const calls: unknown[] = [];
  const real = window.fetch;
  window.fetch = (async (...args: unknown[]) => void calls.push(args)) as never;
  // This DOM does not know it.
  Object.assign(performance, { getEntriesByType: () => [] });
  for (const path of ['/sitemap', '/terms']) {
    await screenOf(path).component.preload();
  }
  const user = userEvent.setup();
  render(<ReplayApp target={replayTarget()} />);
  await user.upload(screen.getByLabelText('Action log'), recorded());
  expect(await screen.findByText('REPLAY: input blocked')).toBeVisible();
  expect(
    await screen.findByRole('heading', { level: 1, name: /sitemap/i }, { timeout: patient(10_000) }),
  ).toBeInTheDocument();
  expect(document.querySelector('[inert] #main')).not.toBeNull();
  const slider = screen.getByLabelText('Moment');
  const last = Number(slider.getAttribute('max'));
  await user.selectOptions(screen.getByLabelText('What happened'), '3: → push /terms');
  expect(
    await screen.findByRole('heading', { level: 1, name: /terms/i }, { timeout: patient(10_000) }),
  ).toBeInTheDocument();
  for (let at = 3; at < last; at += 1) await user.click(screen.getByRole('button', { name: 'Step forward' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Login' })).toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Step back' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull());
  expect(calls).toEqual([]);
  window.fetch = real;
});

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
