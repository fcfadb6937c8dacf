/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screenAt } from '@/app/prepare';
import { ReplayApp } from '@/app/replay/ReplayApp';
import { replayTarget } from '@/app/replayTarget';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { createStore } from '@/store/createStore';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { testRecorder } from '../../support/actionLog';
import '../../support/browserGaps';
import '../../support/dialog';
import { testPorts } from '../../support/testPorts';

/** The test's DOM cannot read its files. */
const fileOf = (text: string): File => Object.assign(new File([text], 'a.rlog'), { text: async () => text });

function recorded(): File {
  const log = testRecorder();
  const store = createStore({ ports: testPorts().ports, innermost: log.enhancer });
  log.navigated('/sitemap');
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
    const shown = screenAt(path)?.entry.screen;
    if (shown && 'preload' in shown) await shown.preload();
  }
  const user = userEvent.setup();
  render(<ReplayApp target={replayTarget()} />);
  await user.upload(screen.getByLabelText('Action log'), recorded());
  expect(await screen.findByText('REPLAY: input blocked')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: /sitemap/i }, { timeout: 10_000 })).toBeInTheDocument();
  expect(document.querySelector('[inert] #main')).not.toBeNull();
  const slider = screen.getByLabelText('Moment');
  const last = Number(slider.getAttribute('max'));
  await user.selectOptions(screen.getByLabelText('What happened'), `4: Navigation, /terms`);
  expect(await screen.findByRole('heading', { level: 1, name: /terms/i }, { timeout: 10_000 })).toBeInTheDocument();
  for (let at = 4; at < last; at += 1) await user.click(screen.getByRole('button', { name: 'Step forward' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Login' })).toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Step back' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull());
  expect(calls).toEqual([]);
  window.fetch = real;
}, 30_000);

it('says what is wrong with a file that is no log', async () => {
  render(<ReplayApp target={replayTarget()} />);
  await userEvent.upload(screen.getByLabelText('Action log'), fileOf('hello'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not an action log of Gruham.');
});
