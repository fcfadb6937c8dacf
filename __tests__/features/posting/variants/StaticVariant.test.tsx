/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { readPrefill } from '@/features/posting/variants/prefill';
import { StaticVariant } from '@/features/posting/variants/StaticVariant';
import type { PostingValues } from '@/features/posting/values/postingValues';
import { chatLink, telLink } from '@/domain/contact';
import { SITE } from '@/domain/site';
import { renderScreen } from '../../../support/renderScreen';
import { patient } from '../../../support/patience';

jest.setTimeout(patient(30_000));

const CITIES = [{ cityName: 'Tirupati', localities: ['Alipiri', 'Korlagunta'] }];

async function show(kind: 'commercial' | 'residential', onDevice = new Map<string, unknown>()) {
  let prefill: PostingValues | null = null;
  function Wizard() {
    const navigate = useNavigate();
    prefill = readPrefill(useLocation().state, 'u1');
    return <button onClick={() => void navigate(-1)}>Go back</button>;
  }
  const path = kind === 'commercial' ? '/postproperty-apartment' : '/postproperty-residential';
  const shown = renderScreen(<StaticVariant kind={kind} />, {
    path,
    pattern: path,
    token: 'tok',
    user: { roleCode: 'agt' },
    onDevice,
    server: { 'GET property/getCityByName': CITIES },
    elsewhere: { '/postproperty': <Wizard /> },
  });
  await screen.findByText(/^(Progress|You have an unfinished listing)$/);
  return { ...shown, prefill: () => prefill };
}
const choices = (name: string) =>
  within(screen.getByRole('radiogroup', { name }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
const pick = (group: string, choice: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByLabelText(choice);

describe('The static variants', () => {
  it('have all sections [STAT-1]', async () => {
    const { user } = await show('commercial');
    expect(choices('Residential or commercial')).toEqual(['Residential', 'Commercial']);
    expect(pick('Residential or commercial', 'Commercial')).toBeChecked();
    expect(choices('Property type')).toEqual(['Office', 'Retail shop', 'Showroom', 'Warehouse/Godown', 'Plot/land']);
    for (const label of ['City', 'Locality', 'Project name', 'Total units', 'Plot facing', 'Road width', 'Plot area']) {
      expect(screen.getByLabelText(label)).toBeVisible();
    }
    expect(choices('Total floors')).toEqual(['1', '2', '3', '4', '5+']);
    expect(choices('Floor no')).toEqual(['1', '2', '3', '4', '5+']);
    expect(choices('Open sides')).toEqual(['1', '2', '3', '4']);
    expect(choices('Transaction type')).toEqual(['New', 'Resale']);
    expect(choices('Possession status')).toEqual(['Under construction', 'Ready to move']);
    expect(choices('Balconies')).toEqual(['0', '1', '2', '3']);
    expect(choices('Bedrooms')).toEqual(['1 BHK', '2 BHK', '3 BHK', '4 BHK', '5+ BHK']);
    expect(choices('Bathrooms')).toEqual(['1', '2', '3', '3+']);
    expect(choices('Furnishing')).toEqual(['Fully Furnished', 'Semi Furnished', 'Unfurnished']);
    expect(choices('Gated community')).toEqual(['Yes', 'No']);
    await user.click(screen.getByRole('button', { name: 'All 47' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(47);
    expect(screen.getByLabelText('Video link')).toBeVisible();
    const tabs = within(screen.getByRole('tablist', { name: 'Photo categories' })).getAllByRole('tab');
    expect(tabs).toHaveLength(10);
    expect(tabs[0]).toHaveTextContent('Main Image');
  });

  it('offer the residential subtypes, and those of the other kind after a change [STAT-2, STAT-1]', async () => {
    const { user } = await show('residential');
    expect(choices('Property type')).toEqual([
      'Flat/Apartment',
      'Independent house',
      'Villa',
      'Independent/Builder floor',
      'Agricultural land',
    ]);
    expect(pick('Property type', 'Flat/Apartment')).toBeChecked();
    await user.click(pick('Residential or commercial', 'Commercial'));
    expect(choices('Property type')).toHaveLength(5);
    expect(pick('Property type', 'Office')).toBeChecked();
  });

  it('show a progress bar at 80% [STAT-3]', async () => {
    await show('commercial');
    const bar = screen.getByRole('progressbar', { name: 'Progress' });
    expect(bar).toHaveAttribute('value', '80');
    expect(bar).toHaveAttribute('max', '100');
    expect(screen.getByText('80%', { selector: 'span' })).toBeVisible();
  });

  it('offer a help phone and a chat with a prefilled text [STAT-4]', async () => {
    await show('residential');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(telLink(SITE.phone));
    const chat = links.find((href) => href?.startsWith(chatLink(SITE.chatPhone, '') ?? 'none'));
    expect(chat).toMatch(/text=.+/);
  });

  it('carry what was filled in into the wizard and send nothing [STAT-5]', async () => {
    const { user, prefill, location, server } = await show('residential');
    await user.click(pick('Property type', 'Independent/Builder floor'));
    await user.type(screen.getByLabelText('City'), 'Tirupati');
    await user.type(screen.getByLabelText('Project name'), 'Sri Nilayam{Enter}');
    expect(location()).toBe('/postproperty-residential');
    // Pieces are typed on a keypad without a dot.
    expect(screen.getByLabelText('Total units')).toHaveAttribute('inputmode', 'numeric');
    await user.type(screen.getByLabelText('Total units'), '12');
    await user.click(pick('Total floors', '5+'));
    await user.click(pick('Bedrooms', '3 BHK'));
    await user.click(screen.getByLabelText('Lift'));
    await user.type(screen.getByLabelText('Other amenity'), 'Koi pond');
    await user.click(screen.getByRole('button', { name: 'Continue in the posting form' }));
    await waitFor(() => expect(location()).toBe('/postproperty'));
    expect(prefill()).toEqual({
      propertyType: 'Residential',
      selectedSubtype: 'Independent/Builder Floor',
      type: 'Sell',
      city: 'Tirupati',
      name: 'Sri Nilayam',
      noOfUnits: '12',
      noOfFloors: '5+',
      bedroom: '3 BHK',
      amenities: { lift: true },
      customAmenities: ['Koi pond'],
      broughtAlong: ['city', 'name', 'noOfUnits', 'noOfFloors', 'bedroom', 'amenities', 'customAmenities'],
    });
    expect(server.sent.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
    // And it is all there again for who comes back.
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(await screen.findByLabelText('Project name')).toHaveValue('Sri Nilayam');
    expect(pick('Property type', 'Independent/Builder floor')).toBeChecked();
  });

  it('keep what is typed on the device, and offer it again [WIZ-19, STAT-5]', async () => {
    const first = await show('residential');
    await first.user.type(screen.getByLabelText('Project name'), 'Sri Nilayam');
    first.unmount();
    expect([...first.onDevice.keys()]).toEqual(['draft:u1:variant:residential']);
    const again = await show('residential', first.onDevice);
    expect(screen.getByText(/^From /)).not.toHaveTextContent('you were at');
    await again.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Project name')).toHaveValue('Sri Nilayam');
    expect(screen.getByRole('form')).toHaveFocus();
    await again.user.click(screen.getByRole('button', { name: 'Continue in the posting form' }));
    await waitFor(() => expect(again.prefill()).toMatchObject({ name: 'Sri Nilayam' }));
  });
});
