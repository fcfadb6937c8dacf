/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { StaticVariant } from '@/features/posting/variants/StaticVariant';
import { PostingWizard } from '@/features/posting/wizard/PostingWizard';
import { CITIES, POST, preview } from '../../../support/postingWizard';
import { renderScreen } from '../../../support/renderScreen';
import { settle } from '../../../support/settle';
import { catchUploads } from '../../../support/uploads';
import { patient } from '../../../support/patience';

jest.setTimeout(patient(60_000));

const RESIDENTIAL = '/postproperty-residential';
const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });

/** What the wizard's entry of the history would give it after a reload. */
let entry: unknown;

function WizardWithBack() {
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    entry = state;
  });
  return (
    <>
      <button onClick={() => void navigate(-1)}>Go back</button>
      <button onClick={() => void navigate(RESIDENTIAL)}>Another one</button>
      <PostingWizard preview={preview} />
    </>
  );
}

/** The residential variant of an agent, and the real wizard behind it. */
async function show(onDevice = new Map<string, unknown>()) {
  const sent = catchUploads();
  const shown = renderScreen(<StaticVariant kind="residential" />, {
    path: RESIDENTIAL,
    pattern: RESIDENTIAL,
    token: 'tok',
    user: { roleCode: 'agt' },
    onDevice,
    server: { 'GET property/getCityByName': CITIES, [POST]: { message: 'Your property is posted.' } },
    elsewhere: { '/postproperty': <WizardWithBack /> },
  });
  await screen.findByText(/^(Progress|You have an unfinished listing)$/);
  const { user } = shown;
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const choose = async (tab: RegExp, ...files: File[]) => {
    await user.click(screen.getByRole('tab', { name: tab }));
    await user.upload(screen.getByLabelText(/^Choose photos for/, { selector: 'input' }), files);
  };
  const toWizard = async () => {
    await press('Continue in the posting form');
    await screen.findByRole('button', { name: 'Go back' });
  };
  const step = async (name: RegExp) => user.click(await screen.findByRole('radio', { name }));
  return { ...shown, sent, press, choose, toWizard, step };
}
/** The wizard as a reload of its entry shows it. */
const reload = (onDevice: Map<string, unknown>) =>
  renderScreen(<WizardWithBack />, {
    path: '/postproperty',
    pattern: '/postproperty',
    state: entry,
    token: 'tok',
    user: { roleCode: 'agt' },
    onDevice,
    server: { 'GET property/getCityByName': CITIES },
  });
const names = () => screen.queryAllByRole('listitem').flatMap((item) => item.getAttribute('aria-label') ?? []);

describe('The photo tabs of a static variant', () => {
  it('take photos into each category and send none of them [STAT-1, STAT-5, WIZ-11]', async () => {
    const { choose, user, sent, server, press } = await show();
    await choose(/^Kitchen/, photo('sink.jpg'), photo('stove.jpg'));
    await choose(/^Main Image/, photo('front.jpg'));
    expect(screen.getByText('3 photos chosen. They wait on this device and upload in the posting form.')).toBeVisible();
    expect(names()).toEqual(['front.jpg']);
    expect(
      within(screen.getByRole('listitem', { name: 'front.jpg' })).getByText('Waiting on this device'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /original size/ })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Kitchen (2)' }));
    await press('Remove: stove.jpg');
    expect(names()).toEqual(['sink.jpg']);
    await press('Remove: sink.jpg');
    expect(screen.getByText('1 photo chosen. It waits on this device and uploads in the posting form.')).toBeVisible();
    await settle(20);
    expect(sent).toEqual([]);
    expect(server.sent.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
  });

  it('carry them into the wizard, which uploads and posts them [STAT-1, STAT-5, WIZ-12]', async () => {
    const { choose, user, sent, press, toWizard, step, server, location, onDevice } = await show();
    await user.type(screen.getByRole('combobox', { name: 'City' }), 'Tirupati');
    await choose(/^Kitchen/, photo('sink.jpg'));
    await choose(/^Main Image/, photo('front.jpg'));
    await toWizard();
    await step(/Photos & Videos/);
    expect(names()).toEqual(['front.jpg']);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.url).toMatch(/property\/uploadFiles$/);
    sent[0]?.answer(200, { images: ['/uploads/sink'] });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.url).toMatch(/property\/image$/);
    sent[1]?.answer(200, { file: '/uploads/front' });
    expect(await screen.findByText('2 of 2 photos uploaded')).toBeVisible();
    // The wizard keeps them from here on; nothing is left of the variant.
    await waitFor(() => expect([...onDevice.keys()].filter((key) => key.includes('variant'))).toEqual([]));
    await user.click(screen.getByRole('checkbox', { name: /I agree to the/ }));
    await step(/Price Details/);
    await press('Post Property');
    await press('Post all the same');
    await waitFor(() => expect(location()).toBe('/dashboard'));
    expect(server.sent.find(({ call }) => call === POST)?.body).toMatchObject({
      city: 'Tirupati',
      propertyMainImage: ['/uploads/front'],
      kitchen: ['/uploads/sink'],
    });
    expect(sent).toHaveLength(2);
  });

  it('keep them on the device with the rest, and take them along after a reload [WIZ-19, STAT-5]', async () => {
    const first = await show();
    await first.choose(/^Kitchen/, photo('sink.jpg'));
    await waitFor(() => expect([...first.onDevice.keys()].some((key) => key.startsWith('draft-file:'))).toBe(true));
    first.unmount();
    await settle(20);
    const again = await show(first.onDevice);
    expect(screen.getByText(/with 1 photo/)).toBeVisible();
    await again.press('Continue');
    expect(await screen.findByRole('tab', { name: 'Kitchen (1)' })).toBeVisible();
    await again.toWizard();
    await again.step(/Photos & Videos/);
    expect(await screen.findByRole('tab', { name: 'Kitchen (1)' })).toBeVisible();
    await waitFor(() => expect(again.sent).toHaveLength(1));
    expect([...(again.sent[0]?.form.values() ?? [])]).toEqual([expect.objectContaining({ name: 'sink.jpg' })]);
  });

  it('of rooms go along with land too: they stand apart, are waited for and posted, and can be removed [STAT-5, WIZ-16]', async () => {
    const { choose, user, sent, press, toWizard, step, server, location } = await show();
    const kinds = screen.getByRole('radiogroup', { name: 'Property type' });
    await user.type(screen.getByRole('combobox', { name: 'City' }), 'Tirupati');
    await choose(/^Living Room/, photo('sofa.jpg'), photo('lamp.jpg'));
    await choose(/^Kitchen/, photo('sink.jpg'));
    await user.click(within(kinds).getByLabelText('Agricultural land'));
    await toWizard();
    await step(/Property Details/);
    const apart = within(await screen.findByRole('region', { name: 'Brought along' }));
    const rows = () => apart.queryAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
    expect(rows()).toEqual(['Photos of Living Room: 2', 'Photos of Kitchen: 1']);
    await press('Remove Photos of Kitchen');
    expect(rows()).toEqual(['Photos of Living Room: 2']);
    expect(apart.getByText('Photos of Kitchen removed.')).toBeVisible();
    await step(/Photos & Videos/);
    await user.click(screen.getByRole('checkbox', { name: /I agree to the/ }));
    await step(/Price Details/);
    await press('Post Property');
    await press('Post all the same');
    expect(await screen.findByText('Posting when 2 photos are up')).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(200, { images: ['/uploads/sofa'] });
    await waitFor(() => expect(sent).toHaveLength(2));
    act(() => sent[1]?.answer(415, { errors: { message: 'This is not a picture.' } }));
    // What cannot be sent is found where it stands.
    await user.click(await screen.findByRole('button', { name: 'Go to the photos' }));
    await press('Remove Photos of Living Room');
    await step(/Price Details/);
    await press('Post Property');
    await waitFor(() => expect(location()).toBe('/dashboard'));
    expect(server.sent.find(({ call }) => call === POST)?.body).toMatchObject({ livingRoom: [], kitchen: [] });
  });

  it('are in the draft that the wizard offers after a reload, with everything else [STAT-5, WIZ-19]', async () => {
    const { choose, user, toWizard, step, onDevice, unmount } = await show();
    await user.type(screen.getByLabelText('Project name'), 'Sri Nilayam');
    await choose(/^Kitchen/, photo('sink.jpg'));
    await toWizard();
    await step(/Photos & Videos/);
    expect(await screen.findByRole('tab', { name: 'Kitchen (1)' })).toBeVisible();
    // All of it once, and in one place.
    await waitFor(() => expect(entry).toEqual({ step: 3 }));
    expect([...onDevice.keys()].filter((key) => key.includes('variant'))).toEqual([]);
    unmount();
    await settle(20);

    const again = reload(onDevice);
    expect(await screen.findByText(/with 1 photo/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use what I just filled in' })).toBeNull();
    await again.user.click(screen.getByRole('button', { name: 'Continue' }));
    await step(/Photos & Videos/);
    expect(await screen.findByRole('tab', { name: 'Kitchen (1)' })).toBeVisible();
    await again.user.click(screen.getByRole('radio', { name: /Property Details/ }));
    expect(screen.getByLabelText('Property name')).toHaveValue('Sri Nilayam');
  });

  it('come along again where the device could not keep them twice [STAT-5, WIZ-19]', async () => {
    const onDevice = new Map<string, unknown>();
    const { choose, press, toWizard, step, unmount } = await show(onDevice);
    await choose(/^Kitchen/, photo('sink.jpg'));
    await waitFor(() => expect([...onDevice.keys()].some((key) => key.startsWith('draft-file:'))).toBe(true));
    const set = onDevice.set.bind(onDevice);
    onDevice.set = (key, value) => {
      if (key.startsWith('draft-file:u1:post')) throw new Error('No room');
      return set(key, value);
    };
    await toWizard();
    await step(/Photos & Videos/);
    await settle(50);
    unmount();
    await settle(20);
    onDevice.set = set;
    reload(onDevice);
    await screen.findByText(/with 1 photo/);
    await press('Use what I just filled in');
    await step(/Photos & Videos/);
    expect(await screen.findByRole('tab', { name: 'Kitchen (1)' })).toBeVisible();
  });

  it('are all there for who comes back from the wizard, and again in the wizard [STAT-5]', async () => {
    const { choose, press, toWizard, step, user } = await show();
    await user.type(screen.getByLabelText('Project name'), 'Sri Nilayam');
    await choose(/^Kitchen/, photo('sink.jpg'));
    await toWizard();
    await step(/Photos & Videos/);
    expect(screen.getByRole('tab', { name: 'Kitchen (1)' })).toBeVisible();
    await settle(50);
    // Through the steps before it.
    for (let back = 0; back < 3; back += 1) await press('Go back');
    expect(await screen.findByLabelText('Project name')).toHaveValue('Sri Nilayam');
    expect(screen.getByRole('tab', { name: 'Kitchen (1)' })).toBeVisible();
    await choose(/^Bathrooms/, photo('tub.jpg'));
    await toWizard();
    // The wizard has a draft of its own by now.
    await user.click(await screen.findByRole('button', { name: 'Use what I just filled in' }));
    await step(/Photos & Videos/);
    expect(await screen.findByRole('tab', { name: 'Kitchen (1)' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Bathrooms (1)' })).toBeVisible();
  });

  it('are empty for another listing [STAT-5]', async () => {
    const { choose, press, toWizard, step } = await show();
    await choose(/^Kitchen/, photo('sink.jpg'));
    await toWizard();
    await step(/Photos & Videos/);
    expect(screen.getByRole('tab', { name: 'Kitchen (1)' })).toBeVisible();
    await press('Another one');
    await screen.findByText('Progress');
    expect(await screen.findByRole('tab', { name: 'Kitchen' })).toBeVisible();
  });

  it('lose nothing while the wizard asks about another listing [STAT-5, WIZ-19]', async () => {
    const kept = new Map<string, unknown>();
    const before = await show(kept);
    await before.user.type(screen.getByLabelText('Project name'), 'Older');
    await before.toWizard();
    await before.step(/Property Details/);
    await waitFor(() => expect([...kept.keys()]).toEqual(['draft:u1:post']));
    before.unmount();

    const { choose, press, toWizard } = await show(kept);
    await choose(/^Kitchen/, photo('sink.jpg'));
    await toWizard();
    expect(await screen.findByRole('button', { name: 'Use what I just filled in' })).toBeVisible();
    await press('Go back');
    expect(await screen.findByRole('tab', { name: 'Kitchen (1)' })).toBeVisible();
  });
});
