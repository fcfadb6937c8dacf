/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import type { SearchAnswer } from '@/contract/extraShapes';
import { showSite } from '@/domain/site';
import PropertiesRoute from '@/routes/PropertiesRoute';
import { aProperty } from '../../support/factories';
import { renderScreen } from '../../support/renderScreen';
import { settle } from '../../support/settle';

const hit = (label: string, filters: { city: string; locality?: string }, count = 3) =>
  ({ kind: 'place', label, note: filters.locality ? filters.city : null, filters, id: null, count }) as const;
const TIRUPATI = hit('Tirupati', { city: 'Tirupati' }, 90);
const ALIPIRI = hit('Alipiri', { city: 'Tirupati', locality: 'Alipiri' });

/** How many homes there are; with two rooms two in each place, and none above any price. */
const HOMES: Readonly<Record<string, number>> = { 'Tirupati/': 90, 'Tirupati/Alipiri': 3, 'Puttur/Alipiri': 3 };
const homes = ({ searchParams: asked }: URL) => {
  const [city, locality] = [asked.get('city') ?? '', asked.get('locality') ?? ''];
  const all = HOMES[`${city}/${locality}`] ?? 0;
  const total = asked.has('minPrice') ? 0 : asked.has('bhkType') ? Math.min(all, 2) : all;
  const home = { city, locality: locality || 'Alipiri', bedroom: '2 BHK' };
  return Array.from({ length: total }, (_, at) => aProperty({ ...home, _id: `${city}-${locality}-${at}` }));
};

const show = (path: string, answer: Partial<SearchAnswer> | { readonly status: number }) => {
  const none = { match: null, exact: false, suggestions: [], didYouMean: [], nearby: [] };
  const search = 'status' in answer ? answer : { ...none, ...answer };
  const server = { 'GET property': homes, 'GET search': search };
  return renderScreen(<PropertiesRoute />, { path, pattern: '/properties', server });
};
const empty = () => screen.findByRole('heading', { name: 'No properties match these filters' });

it('says that no place is called so, and leads to the one that was meant [PLIST-17]', async () => {
  const { user, location } = show('/properties?city=Tirupathhi&bhkType=2', { match: TIRUPATI });
  expect(await screen.findByText('No place called “Tirupathhi”')).toBeVisible();
  // What is wrong is said once.
  expect(screen.queryByRole('heading', { name: 'No properties match these filters' })).toBeNull();
  // Beside that of the filters there is one to clear them, not a third above the list.
  expect(screen.getAllByRole('button', { name: 'Clear Filters' })).toHaveLength(2);
  const meant = screen.getByRole('group', { name: 'Did you mean' });
  await user.click(within(meant).getByRole('button', { name: 'Tirupati (2)' }));
  expect(location()).toBe('/properties?city=Tirupati&bhkType=2');
  expect(await screen.findByRole('heading', { level: 1, name: /^2 results/ })).toBeVisible();
});

it('opens what a text stands for that the server understands to the word [PLIST-17]', async () => {
  const filters = { city: 'Tirupati', locality: 'Alipiri', bhkType: '2' };
  const match = { ...ALIPIRI, kind: 'type', label: '2 BHK', filters } as const;
  const path = '/properties?city=2bhk%20alipiri&transactionType=New';
  const { location } = show(path, { match, exact: true });
  const wanted = '/properties?city=Tirupati&bhkType=2&locality=Alipiri&transactionType=New';
  await waitFor(() => expect(location()).toBe(wanted));
  expect(screen.queryByText(/No place called/)).toBeNull();
});

it('opens nothing by itself for who types into the filters [PLIST-13, PLIST-17]', async () => {
  const match = { ...ALIPIRI, kind: 'type', label: '2 BHK', note: null, filters: { bhkType: '2' } } as const;
  const { user, location } = show('/properties', { match, exact: true });
  const [box = document.body] = await screen.findAllByRole('combobox', { name: 'City' });
  await user.type(box, '2bhk');
  expect(await screen.findByText('No place called “2bhk”')).toBeVisible();
  expect(location()).toBe('/properties?city=2bhk');
  expect(box).toHaveValue('2bhk');
  await user.click(screen.getByRole('button', { name: '2 BHK (3)' }));
  expect(location()).toBe('/properties?bhkType=2');
});

it('opens what says nothing about a place without one [PLIST-17]', async () => {
  const match = { ...ALIPIRI, kind: 'type', label: '2 BHK', note: null, filters: { bhkType: '2' } } as const;
  const { location } = show('/properties?city=2bhk', { match, exact: true });
  await waitFor(() => expect(location()).toBe('/properties?bhkType=2'));
});

it('leads to the project that a text names [PLIST-17]', async () => {
  const match = {
    kind: 'project',
    label: 'Seshadri Heights',
    note: 'Project',
    filters: null,
    id: 'p1',
    count: null,
  } as const;
  const { user, location } = show('/properties?city=seshadri%20heights', { match, exact: true });
  await user.click(await screen.findByRole('button', { name: 'Seshadri Heights, Project' }));
  expect(location()).toBe('/properties-listing-one?id=p1');
});

it('leads to the realtor whom a text names [PLIST-17]', async () => {
  const naidu = {
    kind: 'realtor',
    label: 'Lakshmi Naidu',
    note: 'Agent',
    filters: null,
    id: 'u1',
    count: null,
  } as const;
  const { user, location } = show('/properties?city=lakshmi%20naidu', { match: naidu, exact: true });
  await user.click(await screen.findByRole('button', { name: 'Lakshmi Naidu, Agent' }));
  expect(location()).toMatch(/\/u1$/);
});

it('offers names that sound alike, and places with homes [PLIST-17]', async () => {
  const { user, location } = show('/properties?city=Alipeera&locality=Old', {
    didYouMean: [ALIPIRI],
    nearby: [ALIPIRI, TIRUPATI],
  });
  expect(await screen.findByText('No place called “Old”')).toBeVisible();
  const nearby = within(screen.getByRole('group', { name: 'Places with homes nearby' }));
  expect(nearby.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tirupati (90)']);
  await user.click(screen.getByRole('button', { name: 'Alipiri, Tirupati (3)' }));
  expect(location()).toBe('/properties?city=Tirupati&locality=Alipiri');
});

it('calls places popular, not near, where nobody knows the one that was asked for [PLIST-17]', async () => {
  show('/properties?city=asdfgh', { nearby: [ALIPIRI] });
  expect(await screen.findByText('No place called “asdfgh”')).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Popular places' })).toHaveTextContent('Alipiri, Tirupati (3)');
});

it('says that a locality lies elsewhere, and leads to it [PLIST-17]', async () => {
  const { user, location } = show('/properties?city=Chandragiri&locality=Alipiri', { match: ALIPIRI, exact: true });
  expect(await screen.findByText('“Alipiri” is not in Chandragiri')).toBeVisible();
  expect(screen.queryByText(/No place called/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Alipiri, Tirupati (3)' }));
  expect(location()).toBe('/properties?city=Tirupati&locality=Alipiri');
});

it('offers homes nearby where a known place has none [PLIST-17]', async () => {
  show('/properties?city=tirupati', { match: TIRUPATI, exact: true, nearby: [ALIPIRI] });
  expect(await screen.findByRole('button', { name: 'Alipiri, Tirupati (3)' })).toBeVisible();
  expect(screen.queryByText(/No place called/)).toBeNull();
});

it('offers places nearby with the count that their lists have under the other filters [PLIST-17]', async () => {
  const known = { match: TIRUPATI, exact: true, nearby: [ALIPIRI] };
  const { user, location } = show('/properties?city=tirupati&bhkType=2', known);
  await user.click(await screen.findByRole('button', { name: 'Alipiri, Tirupati (2)' }));
  expect(location()).toBe('/properties?city=Tirupati&bhkType=2&locality=Alipiri');
});

it('offers no place nearby that the other filters leave empty [PLIST-17]', async () => {
  const { calls } = show('/properties?city=tirupati&minPrice=5000000', {
    match: TIRUPATI,
    exact: true,
    nearby: [ALIPIRI],
  });
  await empty();
  await waitFor(() => expect(calls.filter((call) => call.includes('locality=Alipiri'))).toHaveLength(1));
  await settle(50);
  expect(screen.queryByRole('group', { name: 'Places with homes nearby' })).toBeNull();
});

it('calls places as the page’s language does, as other screens do, and leads to their stored names [PLIST-17]', async () => {
  showSite({ places: { Alipiri: 'అలిపిరి', Chandragiri: 'చంద్రగిరి', Puttur: 'పుత్తూరు' } });
  const inPuttur = hit('Alipiri', { city: 'Puttur', locality: 'Alipiri' });
  const { user, location } = show('/properties?city=Chandragiri&locality=Alipiri', { match: inPuttur, exact: true });
  expect(await screen.findByText('“అలిపిరి” is not in చంద్రగిరి')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'అలిపిరి, పుత్తూరు (3)' }));
  expect(location()).toBe('/properties?city=Puttur&locality=Alipiri');
  showSite({});
});

it('says nothing where the server cannot tell [PLIST-17]', async () => {
  show('/properties?city=Tirupathi', { status: 404 });
  await empty();
  expect(screen.queryByText(/No place called/)).toBeNull();
});

it('is not needed for a place by another name of it: the list stands there [PLIST-8]', async () => {
  const listing = (_id: string, name: string, city: string, locality: string) => ({ _id, name, city, locality });
  const body = [listing('a', 'One', 'Tirupati', 'Alipiri Gate'), listing('b', 'Two', 'Puttur', 'Alipiri')];
  renderScreen(<PropertiesRoute />, {
    path: '/properties?city=Tirupathi&locality=Alipiri',
    pattern: '/properties',
    server: { 'GET property': { body, headers: { 'X-Places': 'city=Tirupati&place=Puttur' } } },
  });
  // What the server did not name is filtered on.
  expect(await screen.findByRole('list', { name: /Properties/ })).toHaveTextContent('One');
  expect(screen.queryByText(/Two/)).toBeNull();
});
