/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { firstCallsAt } from '@/domain/findScreen';
import ProjectsRoute from '@/routes/ProjectsRoute';
import PropertiesRoute from '@/routes/PropertiesRoute';
import { aProject, aProperty } from '../support/factories';
import { renderScreen } from '../support/renderScreen';

const CALL = 'GET property';
const SORTS = { 'x-sorts': 'newest,priceUp,priceDown,perSqft' };
const homes = [
  aProperty({ _id: 'a', name: 'Middle', expectedPrice: 5_000_000, pricePerSqft: 4_000, createdAt: '2026-01-02' }),
  aProperty({ _id: 'b', name: 'Dear', expectedPrice: 9_000_000, pricePerSqft: 3_000, createdAt: '2026-01-01' }),
  aProperty({ _id: 'c', name: 'Asked', expectedPrice: null, pricePerSqft: null, createdAt: '2026-01-04' }),
  aProperty({ _id: 'd', name: 'Cheap', expectedPrice: 2_000_000, pricePerSqft: 5_000, createdAt: '2026-01-03' }),
];

const show = (server: unknown, path = '/properties') =>
  renderScreen(<PropertiesRoute />, { path, pattern: '/properties', server: { [CALL]: server } });
const sort = () => screen.getByRole('combobox', { name: 'Sort' });
const names = () =>
  screen
    .queryAllByRole('article')
    .map((card) => document.getElementById(card.getAttribute('aria-labelledby') ?? '')?.textContent ?? '');
const ids = () => screen.queryAllByRole('article').map((card) => /id=(\w+)/.exec(card.innerHTML)?.[1]);
const asked = (calls: readonly string[]) => calls.filter((call) => call === CALL || call.startsWith(`${CALL}?`));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A server that pages by two and sorts nothing. */
const pagedByTwo = (url: URL) =>
  url.searchParams.has('page')
    ? { body: homes.slice(2), headers: { 'x-total-count': '4' } }
    : { body: homes.slice(0, 2), headers: { 'x-total-count': '4', link: '</api/property?page=2>; rel="next"' } };

describe('a server that sorts', () => {
  const sorting = (url: URL) => {
    const order: Record<string, typeof homes> = { priceUp: [homes[3]!, homes[0]!, homes[1]!, homes[2]!] };
    return { body: order[url.searchParams.get('sort') ?? ''] ?? homes, headers: SORTS };
  };

  it("is asked for the order, which stays in the address with the filters; '' is its own order [PLIST-18]", async () => {
    const { user, calls, location } = show(sorting, '/properties?city=Tirupati');
    await heading('4 properties in Tirupati');
    expect(ids()).toEqual(['a', 'b', 'c', 'd']);
    expect(sort()).toHaveDisplayValue('Recommended');
    await user.selectOptions(sort(), 'Price: low to high');
    expect(location()).toBe('/properties?city=Tirupati&sort=priceUp');
    await waitFor(() => expect(asked(calls)).toEqual([`${CALL}?city=Tirupati`, `${CALL}?city=Tirupati&sort=priceUp`]));
    await heading('4 properties in Tirupati');
    expect(ids()).toEqual(['d', 'a', 'b', 'c']);

    // Another filter keeps the order, and is asked for with it at once.
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sale type' }), 'Resale');
    await waitFor(() => expect(asked(calls).at(-1)).toBe(`${CALL}?city=Tirupati&transactionType=Resale&sort=priceUp`));
    expect(asked(calls)).toHaveLength(3);
    await user.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0]!);
    await waitFor(() => expect(location()).toBe('/properties?sort=priceUp'));
    await user.selectOptions(sort(), 'Recommended');
    await waitFor(() => expect(location()).toBe('/properties'));
  });

  it('keeps the order of the server, whatever the records say [PLIST-18]', async () => {
    show({ body: [homes[1], homes[3]], headers: SORTS }, '/properties?sort=priceUp');
    await heading('2 properties');
    expect(ids()).toEqual(['b', 'd']);
  });

  it('is asked first as the page itself asks, then in the order of the address [PLIST-18]', async () => {
    const { calls } = show(sorting, '/properties?city=Tirupati&sort=priceUp');
    await heading('4 properties in Tirupati');
    expect(asked(calls)).toEqual([`${CALL}?city=Tirupati`, `${CALL}?city=Tirupati&sort=priceUp`]);
    expect(firstCallsAt('/properties', '?city=Tirupati&sort=priceUp')[0]).toEqual({
      endpoint: 'getProperties',
      search: 'city=Tirupati',
    });
    expect(sort()).toHaveDisplayValue('Price: low to high');
    expect(ids()).toEqual(['d', 'a', 'b', 'c']);
  });

  it('never answers for an order with the answer to another [PLIST-16, PLIST-18]', async () => {
    let release: (reply: unknown) => void = () => undefined;
    const late = new Promise((resolve) => {
      release = resolve;
    });
    const { user } = show((url: URL) => (url.searchParams.get('sort') === 'newest' ? late : sorting(url)));
    await heading('4 properties');
    await user.selectOptions(sort(), 'Newest first');
    await heading('Properties');
    await user.selectOptions(sort(), 'Price: low to high');
    await heading('4 properties');
    await act(async () => {
      release({ body: homes, headers: SORTS });
      await late;
    });
    expect(ids()).toEqual(['d', 'a', 'b', 'c']);
  });
});

describe('a server that does not sort', () => {
  it.each([
    ['Newest first', ['c', 'd', 'a', 'b']],
    ['Price: low to high', ['d', 'a', 'b', 'c']],
    ['Price: high to low', ['b', 'a', 'd', 'c']],
    ['Price per sq ft', ['b', 'a', 'd', 'c']],
  ])('is never sent a sort; the whole result stands by "%s" [PLIST-18]', async (order, wanted) => {
    const { user, calls } = show(pagedByTwo);
    await heading('4 properties');
    await user.selectOptions(sort(), order);
    await waitFor(() => expect(ids()).toEqual(wanted));
    await heading('4 properties');
    expect(asked(calls)).toEqual([CALL, `${CALL}?page=2`]);
  });

  it('shows no order as the result before all of it is there [PLIST-18]', async () => {
    show(
      (url: URL) => (url.searchParams.has('page') ? { ...pagedByTwo(url), delay: 300 } : pagedByTwo(url)),
      '/properties?sort=priceUp',
    );
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    await heading('Properties');
    expect(screen.getAllByRole('article')[0]?.closest('[aria-busy="true"]')).not.toBeNull();
    await heading('4 properties');
    expect(ids()).toEqual(['d', 'a', 'b', 'c']);
  });

  it('says that the list did not load when a page fails, and goes on from there with Retry [PLIST-17, PLIST-18]', async () => {
    const { user, server, calls } = show(
      (url: URL) =>
        url.searchParams.has('page') ? { status: 500, body: { errors: { message: 'Down' } } } : pagedByTwo(url),
      '/properties?sort=priceUp',
    );
    expect(await screen.findByRole('heading', { name: 'The properties did not load' })).toBeVisible();
    server.answer(CALL, pagedByTwo);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(ids()).toEqual(['d', 'a', 'b', 'c']));
    expect(asked(calls)).toEqual([CALL, `${CALL}?page=2`, `${CALL}?page=2`]);
  });

  it('sorts a fresh page with an order in its address [PLIST-18]', async () => {
    const { calls } = show(pagedByTwo, '/properties?sort=priceDown');
    await waitFor(() => expect(ids()).toEqual(['b', 'a', 'd', 'c']));
    expect(asked(calls)).toEqual([CALL, `${CALL}?page=2`]);
  });
});

it('takes an unknown order as none [PLIST-18]', async () => {
  const { calls } = show({ body: homes, headers: SORTS }, '/properties?sort=best');
  await heading('4 properties');
  expect(asked(calls)).toEqual([CALL]);
  expect(sort()).toHaveDisplayValue('Recommended');
});

it('stands beside Show Filters on phones, once [PLIST-18]', async () => {
  act(() => {
    window.innerWidth = 360;
    window.dispatchEvent(new Event('resize'));
  });
  show(homes);
  await heading('4 properties');
  expect(screen.getAllByRole('combobox', { name: 'Sort' })).toHaveLength(1);
  expect(sort().closest('form')?.previousElementSibling).toHaveTextContent('Show Filters');
  act(() => {
    window.innerWidth = 1024;
    window.dispatchEvent(new Event('resize'));
  });
});

describe('projects', () => {
  const projects = [
    aProject({ _id: 'j1', name: 'Low', unitPriceRangeFrom: 3_000_000, unitPriceRangeTo: 4_000_000 }),
    aProject({ _id: 'j2', name: 'Wide', unitPriceRangeFrom: 2_000_000, unitPriceRangeTo: 9_000_000 }),
  ];
  const showProjects = (headers: Record<string, string>) =>
    renderScreen(<ProjectsRoute />, {
      path: '/projects',
      pattern: '/projects',
      server: { 'GET projects': { body: projects, headers } },
    });

  it('sorts a list that the server does not sort [PLIST-18]', async () => {
    const { user, calls, location } = showProjects({});
    await heading('2 projects');
    await user.selectOptions(sort(), 'Price: low to high');
    await waitFor(() => expect(names()).toEqual(['Wide', 'Low']));
    expect(location()).toBe('/projects?sort=priceUp');
    expect(calls.filter((call) => call.startsWith('GET projects'))).toEqual(['GET projects?propertyType=']);
  });

  it('asks a server that sorts [PLIST-18]', async () => {
    const { user, calls } = showProjects(SORTS);
    await heading('2 projects');
    await user.selectOptions(sort(), 'Newest first');
    await waitFor(() => expect(calls).toContain('GET projects?propertyType=&sort=newest'));
    await heading('2 projects');
    expect(names()).toEqual(['Low', 'Wide']);
  });
});
