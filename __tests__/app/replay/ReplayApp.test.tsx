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
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Log in' })).toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Step back' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull());
  expect(calls).toEqual([]);
  window.fetch = real;
});

/** Plays a file, and answers the bar. */
async function played(file: File, as = replayTarget()) {
  render(<ReplayApp target={as} />);
  await userEvent.upload(screen.getByLabelText('Action log'), file);
  return screen.findByRole('region', { name: 'Replay' });
}
/** This DOM takes no file of another ending. */
const devtools = (actions: readonly unknown[]) => fileOf(JSON.stringify(actions));

it('takes a file of Redux DevTools, and says that there is nothing to compare [STORE-8]', async () => {
  const bar = await played(devtools([areaUnitChosen('sqm')]));
  expect(bar).toHaveTextContent('From Redux DevTools: nothing to compare.');
  expect(bar).toHaveTextContent('Nothing to compare.');
});

it('refuses a file that holds a secret, as the command line does [STORE-8]', async () => {
  render(<ReplayApp target={replayTarget()} />);
  const leak = devtools([{ type: 'x', payload: { phone: '9876501234' } }]);
  await userEvent.upload(screen.getByLabelText('Action log'), leak);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The log holds what may be a secret, at /);
});

it('names the first action that differs, and where [STORE-8]', async () => {
  const target = replayTarget();
  const bar = await played(recorded(), {
    ...target,
    reducer: (state, action) => target.reducer(state, action.type === areaUnitChosen.type ? { type: 'x' } : action),
  });
  expect(bar).toHaveTextContent('Differs first at action 1 device/areaUnitChosen: device.units');
  expect(screen.getByLabelText('What happened')).toHaveTextContent('2: Differs first at action 1');
});

it('says what is wrong with a file that is no log', async () => {
  render(<ReplayApp target={replayTarget()} />);
  await userEvent.upload(screen.getByLabelText('Action log'), fileOf('hello'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not an action log of Gruham.');
});
