/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { PostingWizard } from '@/features/posting/wizard/PostingWizard';
import { button, CITIES, city, heading, POST, preview, readyToPost, step, terms } from '../../../support/postingWizard';
import { renderScreen } from '../../../support/renderScreen';

/** The browser's own keys, and a place to come from. */
function Browser() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <p>At {pathname}</p>
      <button onClick={() => void navigate(-1)}>Browser back</button>
      <button onClick={() => void navigate(1)}>Browser forward</button>
      <button onClick={() => void navigate('/postproperty', { replace: pathname === '/postproperty' })}>Open</button>
    </>
  );
}

/** The wizard, opened from another page. */
async function openWizard(onDevice?: Map<string, unknown>) {
  const browser = <Browser />;
  const shown = renderScreen(
    <>
      {browser}
      <PostingWizard preview={preview} />
    </>,
    {
      path: '/news',
      pattern: '/postproperty',
      elsewhere: { '/news': browser, '/dashboard': browser },
      token: 't',
      user: { _id: 'a00000000000000000000001', roleCode: 'agt' },
      server: { 'GET property/getCityByName': CITIES, [POST]: { message: 'Your property is posted.' } },
      ...(onDevice ? { onDevice } : {}),
    },
  );
  const press = (name: string) => shown.user.click(button(name));
  await press('Open');
  return { ...shown, press };
}
const opened = () => screen.findByRole('heading', { level: 2, name: /Basic Details/ });

it('goes from step to step with the browser’s Back and Forward, and out of the form from the first [ROUTE-17, WIZ-1]', async () => {
  const { user, press, location } = await openWizard();
  await opened();
  await user.type(city(), 'Tirupati');
  await press('Save and continue');
  await press('Save and continue');
  expect(step(/Photos & Videos/)).toBeChecked();
  await press('Browser back');
  expect(step(/Property Details/)).toBeChecked();
  expect(heading()).toHaveFocus();
  await press('Browser back');
  expect(step(/Basic Details/)).toBeChecked();
  expect(city()).toHaveValue('Tirupati');
  await press('Browser forward');
  expect(step(/Property Details/)).toBeChecked();
  await press('Browser back');
  await press('Browser back');
  expect(location()).toBe('/news');
});

it('goes back to the step before however a step was reached [ROUTE-17, WIZ-1]', async () => {
  const { user, press, location } = await openWizard();
  await opened();
  await user.click(step(/Price Details/));
  await press('Browser back');
  expect(step(/Photos & Videos/)).toBeChecked();
  // The form's own ways back take none of the browser's away, and add none.
  await press('Back');
  expect(step(/Property Details/)).toBeChecked();
  await user.click(step(/Basic Details/));
  expect(step(/Basic Details/)).toBeChecked();
  await press('Browser back');
  expect(location()).toBe('/news');
});

it('lays the step at which a draft goes on over those before it [ROUTE-17, WIZ-19]', async () => {
  const onDevice = new Map<string, unknown>();
  const { user, press, location } = await openWizard(onDevice);
  await opened();
  await user.type(city(), 'Tirupati');
  await user.click(step(/Photos & Videos/));
  await waitFor(() => expect(JSON.stringify([...onDevice.values()])).toContain('"step":3'));
  await user.click(screen.getByRole('link', { name: 'Return to dashboard' }));
  await press('Browser back');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(step(/Photos & Videos/)).toBeChecked();
  await press('Browser back');
  expect(step(/Property Details/)).toBeChecked();
  await press('Browser back');
  await press('Browser back');
  expect(location()).toBe('/news');
});

it('leaves with one press while it offers a draft [ROUTE-17, WIZ-19]', async () => {
  const { user, press, location } = await openWizard();
  await opened();
  await user.type(city(), 'Tirupati');
  await user.click(step(/Price Details/));
  await user.click(screen.getByRole('link', { name: 'Return to dashboard' }));
  await press('Browser back');
  await screen.findByRole('button', { name: 'Continue' });
  await press('Browser back');
  expect(location()).toBe('/news');
});

it('is left by what it posted: Back leads to where it was opened [WIZ-17, ROUTE-17]', async () => {
  const { user, press, location } = await openWizard();
  await opened();
  await readyToPost({ user });
  await press('Post Property');
  await waitFor(() => expect(location()).toBe('/dashboard'));
  await press('Browser back');
  expect(location()).toBe('/news');
});

it('knows its step still after a link to the form that is open [ROUTE-17, WIZ-1]', async () => {
  const { user, press } = await openWizard();
  await opened();
  await user.click(step(/Photos & Videos/));
  await user.click(terms());
  await press('Open');
  expect(step(/Photos & Videos/)).toBeChecked();
  await press('Save and continue');
  await press('Browser back');
  expect(step(/Photos & Videos/)).toBeChecked();
  await press('Browser back');
  expect(step(/Property Details/)).toBeChecked();
});
