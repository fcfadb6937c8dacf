/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { ConsoleCity, ConsolePlace } from '@/contract/placeShapes';
import { PlacesPage } from '@/console/places/PlacesPage';
import { consolePage } from '../../support/consolePage';

const place = (id: number, name: string, more: Partial<ConsolePlace> = {}): ConsolePlace => ({
  ...{ id, name, mark: `m${id}`, listings: 0, projects: 0, offered: true },
  facts: { te: '', hi: '', also: [], pins: [], lat: null, lon: null },
  ...more,
});
const alipiri = place(11, 'Alipiri', {
  listings: 12,
  projects: 1,
  facts: { te: 'అలిపిరి', hi: '', also: ['Alipiri Road'], pins: ['517501'], lat: 13.65, lon: 79.4 },
});

function show() {
  const cities: ConsoleCity[] = [
    { ...place(1, 'Tirupati', { listings: 12 }), localities: [alipiri, place(12, 'Alipiri Gate')] },
    { ...place(2, 'Puttur'), localities: [] },
  ];
  const done = (message: string) => () => ({ message });
  return consolePage(<PlacesPage />, {
    getPlaces: () => cities,
    getImportForm: () => ({ most: 1000, columns: [], example: '' }),
    addPlace: ({ city }) => {
      cities.push({ ...place(3, String(city)), localities: [] });
      return { message: `${String(city)} was added` };
    },
    changePlace: done('Alipiri Hill is saved'),
    mergePlaces: done('Alipiri is Alipiri Gate now: 12 listings and 1 project moved'),
    removePlace: done('Alipiri Gate is removed'),
  });
}

it('adds a place that is named well [API-22]', async () => {
  const { asked, user } = show();
  await user.click(await screen.findByText('Add a place'));
  const city = screen.getByRole('textbox', { name: /City/ });
  await user.type(city, 'N<');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(city).toHaveAccessibleDescription(/without <, > and \|/);
  await user.clear(city);
  await user.type(city, ' =Nellore');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(city).toHaveAccessibleDescription(/does not begin with =, \+, - or @/);
  expect(asked).toEqual([]);
  await user.clear(city);
  await user.type(city, ' Nellore ');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('button', { name: 'Edit Nellore' })).toBeVisible();
  expect(screen.getByText('Nellore was added')).toHaveAttribute('role', 'status');
  expect(asked).toEqual([['addPlace', { city: 'Nellore' }]]);
});

it('finds a place by any of its names, and changes what it is known by [HOME-14]', async () => {
  const { asked, user } = show();
  await user.type(await screen.findByRole('textbox', { name: /Find a place/ }), 'అలి');
  const list = await screen.findByRole('list', { name: 'Places' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
  expect(within(list).queryByText('Puttur')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit Alipiri' }));
  const form = within(screen.getByRole('dialog', { name: 'Alipiri, Tirupati' }));
  expect(form.getByRole('textbox', { name: 'Other names' })).toHaveValue('Alipiri Road');
  expect(form.queryByRole('button', { name: 'Remove' })).toBeNull();
  const write = async (label: string, text: string) => {
    await user.clear(form.getByRole('textbox', { name: label }));
    await user.type(form.getByRole('textbox', { name: label }), text);
  };
  await write('PIN codes', '51750');
  await write('Latitude', '136');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByRole('textbox', { name: 'PIN codes' })).toHaveAccessibleDescription(/six digits/);
  expect(form.getByRole('textbox', { name: 'Latitude' })).toHaveAccessibleDescription(/within India/);
  expect(asked).toEqual([]);
  await write('Name', 'Alipiri Hill');
  await write('PIN codes', '517501, 517502');
  await write('Latitude', '13.6498');
  await write('Other names', 'Alipiri Road{Enter}Alipiri Steps');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Alipiri Hill is saved')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const facts = { ...alipiri.facts, also: ['Alipiri Road', 'Alipiri Steps'], pins: ['517501', '517502'], lat: 13.6498 };
  expect(asked).toEqual([['changePlace', { kind: 'locality', id: 11, mark: 'm11', name: 'Alipiri Hill', facts }]]);
});

it('says how much moves before two places are made one, and removes one that is empty [API-22]', async () => {
  const { asked, user } = show();
  await user.click(await screen.findByText('2 localities'));
  await user.click(screen.getByRole('button', { name: 'Edit Alipiri' }));
  await user.click(screen.getByRole('button', { name: 'Merge into another place' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^12 active listings and 1 project move to the other place/)).toBeVisible();
  const choice = dialog.getByRole('combobox', { name: /Merge into/ });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Select', 'Alipiri Gate, Tirupati']);
  await user.selectOptions(choice, 'Alipiri Gate, Tirupati');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText(/12 listings and 1 project moved/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Alipiri Gate' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Alipiri Gate is removed')).toBeVisible();
  expect(asked).toEqual([
    ['mergePlaces', { kind: 'locality', id: 11, mark: 'm11', into: 12 }],
    ['removePlace', { kind: 'locality', id: 12, mark: 'm12' }],
  ]);
});

it('offers all places as a file that can be imported again', async () => {
  show();
  const link = await screen.findByRole('link', { name: 'Download all places' });
  const file = decodeURIComponent(link.getAttribute('href') ?? '')
    .split(',')
    .slice(1)
    .join(',');
  expect(file.split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFcity,locality,telugu,hindi,also,pins,lat,lon',
    'Tirupati,,,,,,,',
    'Tirupati,Alipiri,అలిపిరి,,Alipiri Road,517501,13.65,79.4',
  ]);
});
