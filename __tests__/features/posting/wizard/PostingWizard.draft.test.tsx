/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { PostingWizard } from '@/features/posting/wizard/PostingWizard';
import { button, city, heading, preview, showWizard, step, CITIES } from '../../../support/postingWizard';
import { renderScreen } from '../../../support/renderScreen';
import { QUIET } from '../../../support/quietAnswers';

const AGENT = 'a00000000000000000000001';
/** The wizard once more, with what the device has kept; `state` is what the navigation brings. */
const comeAgain = (onDevice: Map<string, unknown>, state?: object) =>
  renderScreen(<PostingWizard preview={preview} />, {
    ...{ server: QUIET.posting, path: '/postproperty', state, onDevice },
    ...{ token: 't', user: { _id: AGENT, roleCode: 'agt' } },
  });

describe('a draft', () => {
  it('of what was typed, and of the step, is offered again after a reload [WIZ-19]', async () => {
    const first = await showWizard();
    await first.user.type(city(), 'Puttur');
    await first.user.click(step(/Price Details/));
    const kept = first.onDevice;
    await waitFor(() => expect(JSON.stringify([...kept.values()])).toContain('Puttur'));
    first.unmount();
    const scrolled = jest.spyOn(window, 'scrollTo');

    const again = comeAgain(kept);
    expect(await screen.findByRole('heading', { name: 'You have an unfinished listing' })).toBeVisible();
    // The form had been scrolled; the offer stands at the top.
    await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' }));
    await again.user.click(button('Continue'));
    expect(await screen.findByRole('radio', { name: /Price Details/ })).toBeChecked();
    await waitFor(() => expect(heading()).toHaveFocus());
    await again.user.click(step(/Basic Details/));
    expect(city()).toHaveValue('Puttur');
  });

  it('is taken up without a second question by who was asked on the dashboard [WIZ-19]', async () => {
    const first = await showWizard();
    await first.user.type(city(), 'Puttur');
    await waitFor(() => expect(JSON.stringify([...first.onDevice.values()])).toContain('Puttur'));
    first.unmount();
    comeAgain(first.onDevice, { resumes: true });
    expect(await screen.findByRole('combobox', { name: 'City' })).toHaveValue('Puttur');
    expect(screen.queryByRole('heading', { name: 'You have an unfinished listing' })).toBeNull();
  });

  it('is put away by starting afresh, after a question [WIZ-19]', async () => {
    const first = await showWizard();
    await first.user.type(city(), 'Puttur');
    await waitFor(() => expect(JSON.stringify([...first.onDevice.values()])).toContain('Puttur'));
    first.unmount();
    const again = comeAgain(first.onDevice);
    await again.user.click(await screen.findByRole('button', { name: 'Start over' }));
    const question = await screen.findByRole('dialog', { name: 'Delete what you began?' });
    await again.user.click(within(question).getByRole('button', { name: 'Keep it' }));
    expect(JSON.stringify([...first.onDevice.values()])).toContain('Puttur');
    await again.user.click(button('Start over'));
    await again.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start over' }));
    expect(await screen.findByRole('combobox', { name: 'City' })).toHaveValue('');
    expect(JSON.stringify([...first.onDevice.values()])).not.toContain('Puttur');
  });

  it('can be replaced with the copy of another listing, which is not called what was filled in [WIZ-19]', async () => {
    const first = await showWizard();
    await first.user.type(city(), 'Puttur');
    await waitFor(() => expect(JSON.stringify([...first.onDevice.values()])).toContain('Puttur'));
    first.unmount();
    const again = comeAgain(first.onDevice, { copyOf: { _id: 'p1', userId: AGENT, city: 'Tirupati' } });
    await again.user.click(await screen.findByRole('button', { name: 'Replace it with the copy' }));
    expect(await screen.findByRole('combobox', { name: 'City' })).toHaveValue('Tirupati');
  });

  it('is no one else’s [WIZ-19]', async () => {
    const first = await showWizard();
    await first.user.type(city(), 'Puttur');
    await waitFor(() => expect(JSON.stringify([...first.onDevice.values()])).toContain('Puttur'));
    first.unmount();
    renderScreen(<PostingWizard preview={preview} />, {
      path: '/postproperty',
      token: 't2',
      user: { _id: 'a00000000000000000000002', roleCode: 'agt' },
      onDevice: first.onDevice,
    });
    expect(await screen.findByRole('combobox', { name: 'City' })).toHaveValue('');
  });
});

it('begins with nothing of what another user has filled in on this device [STAT-5, WIZ-19]', async () => {
  renderScreen(<PostingWizard preview={preview} />, {
    path: '/postproperty',
    state: { prefill: { city: 'Tirupati' }, by: 'a00000000000000000000002' },
    token: 't',
    user: { _id: 'a00000000000000000000001', roleCode: 'agt' },
  });
  expect(await screen.findByRole('combobox', { name: 'City' })).toHaveValue('');
});

/** An agent who comes from a static variant. */
const CARRIED = {
  path: '/postproperty',
  state: {
    prefill: { propertyType: 'Commercial', selectedSubtype: 'Office', city: 'Tirupati' },
    by: 'a00000000000000000000001',
  },
  token: 't',
  user: { _id: 'a00000000000000000000001', roleCode: 'agt' },
  server: { 'GET property/getCityByName': CITIES },
} as const;

it('begins with what a static variant carries [STAT-5]', async () => {
  const { location } = renderScreen(<PostingWizard preview={preview} />, CARRIED);
  expect(await screen.findByRole('combobox', { name: 'City' })).toHaveValue('Tirupati');
  expect(screen.getByRole('radio', { name: 'Office' })).toBeChecked();
  expect(location()).toBe('/postproperty');
});

it('opens at the first step that lacks something, and says how much came along [STAT-5]', async () => {
  const prefill = { ...CARRIED.state.prefill, locality: 'Alipiri', name: 'Sri Tower' };
  renderScreen(<PostingWizard preview={preview} />, { ...CARRIED, state: { ...CARRIED.state, prefill } });
  expect(await screen.findByRole('heading', { level: 2, name: /Property Details/ })).toBeVisible();
  expect(screen.getByText('3 answers came along from the page before.')).toBeVisible();
});

it('says of which listing it is a copy [WIZ-16]', async () => {
  const copyOf = { _id: 'p1', userId: AGENT, name: 'Garden House', city: 'Tirupati' };
  renderScreen(<PostingWizard preview={preview} />, { ...CARRIED, state: { copyOf } });
  expect(await screen.findByText('Copy of Garden House')).toBeVisible();
});

it('keeps what was carried over, and what was typed since, when a link leads to the form that is open [STAT-5, WIZ-19]', async () => {
  const open = (
    <>
      <Link to="/postproperty" replace>
        Post property
      </Link>
      <PostingWizard preview={preview} />
    </>
  );
  const { user } = renderScreen(open, CARRIED);
  expect(await screen.findByRole('radio', { name: 'Office' })).toBeChecked();
  await user.type(city(), ' North');
  await user.click(screen.getByRole('link', { name: 'Post property' }));
  expect(city()).toHaveValue('Tirupati North');
  expect(screen.getByRole('radio', { name: 'Office' })).toBeChecked();
});
