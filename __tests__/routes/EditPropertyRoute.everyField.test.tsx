/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import DashboardRoute from '@/routes/DashboardRoute';
import EditPropertyRoute from '@/routes/EditPropertyRoute';
import { everyField } from '../support/everyField';
import { renderScreen } from '../support/renderScreen';
import { patient } from '../support/patience';
import { QUIET } from '../support/quietAnswers';

jest.setTimeout(patient(60_000));

const OWNER = 'a00000000000000000000001';
const PHOTOS = ['/uploads/a-1280x960.jpg', '/uploads/b-1280x960.jpg'];
const FIELDS = everyField(PHOTOS);

/** The dashboard of an owner whose server takes what it is sent in the place of the whole listing. */
async function showDashboard(fields: object) {
  let row: Readonly<Record<string, unknown>> = { ...fields, _id: 'b1', userId: { _id: OWNER }, status: 1 };
  const shown = renderScreen(<DashboardRoute />, {
    path: '/dashboard',
    pattern: '/dashboard',
    token: 't',
    user: { _id: OWNER, roleCode: 'agt' },
    elsewhere: { '/edit-property': <EditPropertyRoute /> },
    server: {
      ...QUIET.dashboard,
      'GET property/userProperties': () => [row],
      'GET property/getCityByName': [{ name: 'Tirupati', localities: [{ name: 'Alipiri' }] }],
      'POST property/update': (_url: URL, body: Readonly<Record<string, unknown>>) => {
        row = { ...body, status: 1 };
        return { message: 'Your property is updated.' };
      },
    },
  });
  const openStep = (name: RegExp) => shown.user.click(screen.getByRole('radio', { name }));
  const edit = async () => {
    await shown.user.click(await screen.findByRole('link', { name: 'Edit' }));
    await screen.findByRole('radio', { name: /Basic details/ });
  };
  const update = async () => {
    await openStep(/3\. Photos/);
    await shown.user.click(screen.getByRole('button', { name: 'Update Property' }));
    await waitFor(() => expect(shown.location()).toBe('/dashboard'));
  };
  return { ...shown, edit, update, openStep, row: () => row };
}
const box = (name: string) => screen.getByRole('textbox', { name });
const chosen = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .filter((radio) => (radio as HTMLInputElement).checked)
    .map((radio) => radio.closest('label')?.textContent);

it('edits from the dashboard with every field there, and loses none of them when nothing is touched [DASH-4, EDIT-1, EDIT-2, EDIT-6]', async () => {
  const { edit, update, openStep, row } = await showDashboard(FIELDS);
  await edit();
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Tirupati');
  expect(screen.getByRole('combobox', { name: 'Locality' })).toHaveValue('Alipiri');
  expect(box('Address')).toHaveValue('12 Car Street');

  await openStep(/2\. Property details/);
  const boxes = {
    'Property name': 'Garden House',
    'Flat number': '304',
    'Floor number': 'Ground',
    'Total floors': '5+',
    'Age of the property': '5',
    'Property area': '1,275',
    'Carpet area': '1,100',
    'RERA ID': 'P02400001234',
    'Describe the property': 'Bright, with a view of the hills.',
  };
  for (const [name, value] of Object.entries(boxes)) expect(box(name)).toHaveValue(value);
  expect(screen.getByRole('combobox', { name: 'Facing' })).toHaveValue('North-East');
  const groups = {
    'Gated community': 'No',
    Bedrooms: '6 BHK',
    Bathrooms: '3+',
    Balconies: '2',
    Furnishing: 'Semi Furnished',
    'Transaction type': 'Resale',
    'Possession status': 'Ready to move',
    'Approved type': 'Tuda',
  };
  for (const [name, value] of Object.entries(groups)) expect([name, chosen(name)]).toEqual([name, [value]]);
  expect(screen.getByLabelText('Lift')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Remove Koi pond' })).toBeVisible();
  const besides = within(screen.getByRole('region', { name: 'Also in this listing' })).getAllByRole('listitem');
  expect(besides).toHaveLength(11);
  expect(besides.at(-1)).toHaveTextContent('Ready by: June 2027');

  await openStep(/3\. Photos/);
  const prices = {
    'Expected price': '45,00,000',
    'Price per sq ft': '3,529',
    'Maintenance charges': '2,500',
    'Other charges': '10,000',
    'Token amount': '1,00,000',
    'Price includes': 'Car parking',
    'Brokerage percentage': '2',
    'Video link': FIELDS.video,
  };
  for (const [name, value] of Object.entries(prices)) expect(box(name)).toHaveValue(value);
  for (const name of [
    'All inclusive price',
    'Tax and government charges excluded',
    'Price negotiable',
    'Brokerage negotiable',
  ])
    expect(screen.getByRole('checkbox', { name })).toBeChecked();
  expect(chosen('Do you charge brokerage?')).toEqual(['Yes']);

  await update();
  expect(row()).toEqual({ ...FIELDS, _id: 'b1', userId: OWNER, status: 1 });
});

it('empties on the server what was emptied in the form, and only that [EDIT-1, EDIT-2]', async () => {
  const { user, edit, update, openStep, row } = await showDashboard(FIELDS);
  await edit();
  await user.clear(box('Address'));
  await openStep(/2\. Property details/);
  await user.clear(box('Flat number'));
  await user.clear(box('Age of the property'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Facing' }), '');
  await user.click(screen.getByRole('button', { name: 'Clear Furnishing' }));
  await user.click(screen.getByLabelText('Lift'));
  await user.click(screen.getByRole('button', { name: 'Remove Plot area' }));
  await openStep(/3\. Photos/);
  await user.clear(box('Maintenance charges'));
  await user.click(screen.getByRole('checkbox', { name: 'All inclusive price' }));
  await user.click(within(screen.getByRole('radiogroup', { name: 'Do you charge brokerage?' })).getByLabelText('No'));
  await update();
  expect(row()).toEqual({
    ...FIELDS,
    _id: 'b1',
    userId: OWNER,
    status: 1,
    address: '',
    flatNumber: '',
    age: null,
    facing: null,
    furnishingType: null,
    amenities: { ...FIELDS.amenities, lift: false },
    plotArea: null,
    maintenanceCharges: null,
    allInclusivePrice: false,
    chargeBrokerage: false,
    brokerChargesType: null,
    brokerage: null,
    brokerageNegotiable: false,
  });
});

it('lets the extent follow the property area [EDIT-6, WIZ-16]', async () => {
  const { user, edit, update, openStep, row } = await showDashboard(FIELDS);
  await edit();
  await openStep(/2\. Property details/);
  await user.clear(box('Property area'));
  await user.type(box('Property area'), '1300');
  await update();
  expect(row()).toMatchObject({ builtUpArea: 1300, projectExtentArea: '1300 sq ft', unit: 'sq ft', plotArea: 2400.5 });
});

it('edits land with every field there, those of buildings beside its own [DASH-4, EDIT-1, EDIT-6]', async () => {
  const land = { ...FIELDS, selectedSubtype: 'Plot/land', projectExtentArea: '2400.5 sq ft' };
  const { edit, update, openStep, row } = await showDashboard(land);
  await edit();
  await openStep(/2\. Property details/);
  const boxes = { 'Road width': '30', 'Plot area': '266.72', Length: '60', Width: '40' };
  for (const [name, value] of Object.entries(boxes)) expect(box(name)).toHaveValue(value);
  expect([chosen('Open sides'), chosen('Any construction done'), chosen('Boundary wall')]).toEqual([
    ['2'],
    ['No'],
    ['Yes'],
  ]);
  await update();
  expect(row()).toEqual({ ...land, _id: 'b1', userId: OWNER, status: 1 });
});

it('asks once before an odd price takes a listing from visitors, and offers the lakhs that may be meant [WIZ-18, EDIT-1]', async () => {
  const { user, row, server } = await showDashboard(FIELDS);
  await user.click(await screen.findByRole('button', { name: 'Change price' }));
  const price = await screen.findByRole('textbox', { name: 'Expected price' });
  await user.clear(price);
  await user.type(price, '38');
  await user.click(screen.getByRole('button', { name: 'Save price' }));
  expect(screen.getByText(/Buyers will not see this listing until we have looked at this price/)).toBeVisible();
  expect(server.calls).not.toContain('POST property/update');
  await user.click(screen.getByRole('button', { name: 'Use ₹38,00,000' }));
  expect(price).toHaveValue('38,00,000');
  expect(screen.queryByText(/Buyers will not see/)).toBeNull();
  await user.clear(price);
  await user.type(price, '39');
  await user.click(screen.getByRole('button', { name: 'Save price' }));
  await user.click(screen.getByRole('button', { name: 'Save it all the same' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(row()).toMatchObject({ expectedPrice: 39 });
});

it('changes the price alone from the dashboard, and loses nothing else [EDIT-1, EDIT-2, DASH-2]', async () => {
  const { user, row, server } = await showDashboard(FIELDS);
  const before = row();
  await user.click(await screen.findByRole('button', { name: 'Change price' }));
  const price = await screen.findByRole('textbox', { name: 'Expected price' });
  expect(price).toHaveValue('45,00,000');
  await user.clear(price);
  await user.click(screen.getByRole('button', { name: 'Save price' }));
  expect(price).toHaveAccessibleDescription(/enter the whole price/);
  await user.type(price, '25 lakh per acre');
  await user.click(screen.getByRole('button', { name: 'Save price' }));
  expect(server.calls).not.toContain('POST property/update');
  await user.clear(price);
  await user.type(price, '51 lakh');
  await user.click(screen.getByRole('button', { name: 'Save price' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // 45,00,000 for 1,275 sq ft made the rate that is stored: it follows.
  const changed = { userId: OWNER, expectedPrice: 5_100_000, pricePerSqft: 4000 };
  expect(row()).toMatchObject({ ...before, ...changed });
});
