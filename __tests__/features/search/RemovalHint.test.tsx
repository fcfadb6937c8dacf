/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { unbroken } from '@/components/ui/unbroken';
import ProjectsRoute from '@/routes/ProjectsRoute';
import PropertiesRoute from '@/routes/PropertiesRoute';
import { aProject, aProperty } from '../../support/factories';
import { renderScreen } from '../../support/renderScreen';
import { settle } from '../../support/settle';

const PATH = '/properties?city=Tirupati&bhkType=2&minPrice=5000000&maxPrice=10000000';
const show = (server: unknown, path = PATH) =>
  renderScreen(<PropertiesRoute />, { path, pattern: '/properties', server: { 'GET property': server } });
const empty = () => screen.findByRole('heading', { name: 'No properties match these filters' });
const hint = () => screen.queryByRole('button', { name: /^Without/ });
const lists = (calls: readonly string[]) => calls.filter((call) => call.startsWith('GET property'));

/** Counts by the filters that it is asked with, and answers one page. */
const counting = (url: URL) => {
  const { searchParams: asked } = url;
  const total = !asked.has('minPrice') ? 23 : !asked.has('bhkType') ? 4 : !asked.has('city') ? 1 : 0;
  const body = total === 0 ? [] : [aProperty({ city: 'Tirupati', bedroom: '2 BHK', expectedPrice: 6_000_000 })];
  const link: Record<string, string> = total > 1 ? { link: '</api/property?page=2>; rel="next"' } : {};
  return { body, headers: { 'x-total-count': String(total), ...link } };
};

it('names the filter whose removal brings the most back, with the count, and removes it [PLIST-17]', async () => {
  const { user, calls, location } = show(counting);
  await empty();
  const button = await screen.findByRole('button', { name: unbroken('Without “50L-1Cr” there are 23 results') });
  expect(lists(calls)).toHaveLength(4);
  // It comes before the way that gives up everything.
  const clear = screen.getAllByRole('button', { name: 'Clear Filters' }).at(-1);
  expect(button.compareDocumentPosition(clear ?? button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(button);
  expect(location()).toBe('/properties?city=Tirupati&bhkType=2');
  expect(await screen.findByRole('heading', { level: 1, name: '23 results: 2 BHK homes in Tirupati' })).toBeVisible();
});

it('says above them what the others are that it shows [PLIST-17]', async () => {
  show(counting);
  await empty();
  expect(await screen.findByRole('heading', { level: 2, name: 'You may also like' })).toBeVisible();
  expect(screen.getByText('2 BHK homes in Tirupati')).toBeVisible();
});

it('shows the first of what there is without it, three at most [PLIST-17]', async () => {
  const names = ['Alipiri flat', 'Korlagunta flat', 'Tuda flat', 'Renigunta flat'];
  const flats = names.map((name) => aProperty({ name, bedroom: '2 BHK', expectedPrice: 2_000_000 }));
  show(flats, '/properties?bhkType=2&minPrice=5000000&maxPrice=10000000');
  await empty();
  const others = within(await screen.findByRole('list', { name: 'Without “50L-1Cr” there are 4 results' }));
  expect(others.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(
    names.slice(0, 3).map((name) => expect.stringContaining(name) as unknown),
  );
});

it('asks nothing while there are results [PLIST-17]', async () => {
  const { calls } = show([aProperty({ expectedPrice: 6_000_000 })]);
  await screen.findByRole('heading', { level: 1, name: /^1 result: 2 BHK homes in Tirupati/ });
  expect(lists(calls)).toHaveLength(1);
});

it('counts a whole list itself, where the server filters and pages nothing [PLIST-17]', async () => {
  show([
    aProperty({ bedroom: '2 BHK', expectedPrice: 2_000_000 }),
    aProperty({ bedroom: '3 BHK', expectedPrice: 6_000_000 }),
    aProperty({ bedroom: '4 BHK', expectedPrice: 7_000_000 }),
  ]);
  await empty();
  expect(await screen.findByRole('button', { name: unbroken('Without “2 BHK” there are 2 results') })).toBeVisible();
});

it('takes all values of a filter away together, with one call [PLIST-17]', async () => {
  const elsewhere = Array.from({ length: 4 }, () => aProperty({ bedroom: '2 BHK', locality: 'Tiruchanur' }));
  const { user, calls, location } = show(elsewhere, '/properties?bhkType=2&locality=Alipiri|Korlagunta');
  await user.click(
    await screen.findByRole('button', { name: unbroken('Without “Alipiri or Korlagunta” there are 4 results') }),
  );
  expect(lists(calls)).toHaveLength(3);
  expect(location()).toBe('/properties?bhkType=2');
});

it('speaks of one property as of one [PLIST-17]', async () => {
  show([aProperty({ bedroom: '2 BHK', expectedPrice: 2_000_000 })], '/properties?bhkType=2&minPrice=5000000');
  expect(await screen.findByRole('button', { name: unbroken('Without “From ₹50 L” there is 1 result') })).toBeVisible();
});

it('is silent when the counts cannot be had, and when nothing brings any back [PLIST-17]', async () => {
  let turn = 0;
  const { calls, notices } = show(() => {
    turn += 1;
    return turn === 1 ? [] : { status: 500, body: { errors: { message: 'Down' } } };
  });
  await empty();
  await waitFor(() => expect(lists(calls)).toHaveLength(4));
  await settle(50);
  expect(hint()).toBeNull();
  expect(notices).toEqual([]);
});

it('does the same on the projects list [PLIST-17, JLIST-8]', async () => {
  const { user, location } = renderScreen(<ProjectsRoute />, {
    path: '/projects?city=Tirupati&selectedSubtype=Villa',
    pattern: '/projects',
    server: {
      'GET projects': (url: URL) => (url.searchParams.get('propertyType') === '' ? [aProject(), aProject()] : []),
    },
  });
  await user.click(await screen.findByRole('button', { name: unbroken('Without “Villa” there are 2 projects') }));
  expect(location()).toBe('/projects?city=Tirupati');
});
