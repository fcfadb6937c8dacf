/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { Property } from '@/contract/entities';
import { entry, region, show } from '../support/dashboardTabs';
import { aProject, aProperty } from '../support/factories';

const flat = aProperty({ _id: 'p1', name: '2 BHK Flat', expectedPrice: 6_250_000 });
const towers = aProject({ _id: 'j1', name: 'Seshadri Towers' });

describe('the tabs of the dashboard', () => {
  it('are Dashboard, Packages and My profile, and stand in the address [DASH-1]', async () => {
    const { user, location } = show();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Packages', 'My profile']);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Packages' }));
    await waitFor(() => expect(location()).toBe('/dashboard?tab=packages'));
    await user.click(screen.getByRole('tab', { name: 'Dashboard' }));
    await waitFor(() => expect(location()).toBe('/dashboard'));
  });

  it.each(['/dashboard', '/dashboard?tab=packages'])('compare the packages, free and paid, on %s [DASH-7]', (path) => {
    show({ path });
    const table = screen.getByRole('table');
    // What is, before what may come; said once.
    expect(table).toHaveAccessibleDescription(/^Today everything is free/);
    expect(within(table).getByRole('caption')).toHaveTextContent(/^Later, once the paid plan starts/);
    expect(screen.getAllByText(/paid plan starts/)).toHaveLength(1);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
      ['Assured contacts', '0', '30'],
      ['Enquiries', '3', 'Unlimited'],
      ['Visibility', 'Low', 'High'],
      ['Listing expiry', '15 days', '60 days'],
    ]);
  });

  it('opens My profile from its address [DASH-1, SHELL-3]', async () => {
    show({ path: '/dashboard?tab=profile', server: { 'GET users/profile': { name: 'Asha', username: 'asha' } } });
    expect(await screen.findByLabelText('Name')).toHaveValue('Asha');
  });
});

describe.each([
  ['a user', 'usr'],
  ['an agent', 'agt'],
])('the dashboard of %s', (_who, roleCode) => {
  const showTo = (listings: readonly Property[]) =>
    show({ user: { roleCode }, server: { 'GET property/userProperties': listings, 'GET saved': [] } });

  it('shows the own listings, with Edit and Delete, and everything else of the tab [DASH-2, DASH-6, DASH-7, DASH-8, DASH-9]', async () => {
    const { calls } = showTo([flat]);
    const mine = within(await (await region('My listings')).findByRole('article', { name: '2 BHK Flat' }));
    expect(mine.getByRole('link', { name: 'Edit' })).toBeVisible();
    expect(mine.getByRole('button', { name: 'Delete' })).toBeVisible();
    expect(calls).toContain('GET property/userProperties');
    const isAgent = roleCode === 'agt';
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('region')
          .map((one) => one.getAttribute('aria-label') ?? within(one).getAllByRole('heading')[0]?.textContent),
      ).toEqual([
        ...(isAgent
          ? ['Enquiries', 'My listings', 'Saved listings']
          : ['Saved listings', 'My listings', 'Become an agent']),
        'Customer support',
      ]),
    );
    expect(screen.getByText(isAgent ? 'Packages' : 'For agents: packages', { selector: 'summary' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'More services' })).toBeVisible();
  });
});

describe('whoever has no listings', () => {
  it('is told, as a user, that agents post, and led to the application on the same screen [DASH-2, HOME-6]', async () => {
    const { user } = show({ server: { 'GET property/userProperties': [], 'GET saved': [] } });
    const mine = await region('My listings');
    expect(await mine.findByText(/^You have no listings yet\./)).toBeVisible();
    expect(mine.queryByRole('link', { name: 'Post property' })).toBeNull();
    // Once on the screen, and folded, as what agents pay.
    const become = await screen.findByText('Become an agent');
    expect(mine.getByText('Become an agent')).toBe(become);
    expect(mine.getByText('Apply as an agent')).not.toBeVisible();
    expect(mine.getByRole('table', { hidden: true })).not.toBeVisible();
    await user.click(become);
    expect(mine.getByRole('button', { name: 'Apply as an agent' })).toBeVisible();
    await user.click(mine.getByText('For agents: packages'));
    expect(mine.getByRole('table', { name: 'Packages' })).toBeVisible();
  });

  it('finds the application open where the address names it [HOME-6]', async () => {
    show({ path: '/dashboard#agent-application', server: { 'GET property/userProperties': [], 'GET saved': [] } });
    const application = await screen.findByRole('region', { name: 'Become an agent' });
    expect(application).toHaveFocus();
    expect(within(application).getByRole('button', { name: 'Apply as an agent' })).toBeVisible();
  });

  it('is told at the same place that the application made an agent of them, with the way to posting [HOME-6]', async () => {
    const me = (roleCode: string) => [{ _id: 'u1', username: 'Asha', role: { roleCode } }];
    const { user, server, store } = show({
      server: {
        'GET users/current': me('usr'),
        'GET property/userProperties': [],
        'GET saved': [],
        'GET enquiries/inbox': [],
        'POST enquiries': { message: 'You are an agent now.' },
      },
    });
    // As the header asks for it.
    void store.dispatch(marketplaceApi.endpoints.getCurrentUser.initiate());
    await user.click(await screen.findByText('Become an agent'));
    server.answer('GET users/current', me('agt'));
    await user.click(screen.getByRole('button', { name: 'Apply as an agent' }));
    expect(await screen.findByRole('region', { name: 'Enquiries' })).toBeVisible();
    const said = await screen.findByText('You are an agent now. You can post properties.');
    expect(said).toBeVisible();
    expect(said.closest('[role=status]')).toHaveFocus();
  });

  it('is told, as an agent, how to post [DASH-2]', async () => {
    show({ user: { roleCode: 'agt' }, server: { 'GET property/userProperties': [], 'GET saved': [] } });
    const mine = await region('My listings');
    expect(await mine.findByText(/^You have no listings yet\. Posting is free/)).toBeVisible();
    expect(mine.getByRole('link', { name: 'Post property' })).toHaveAttribute('href', '/postproperty');
    expect(mine.queryByRole('link', { name: 'Become an agent' })).toBeNull();
  });
});

describe('the first tab', () => {
  it('answers questions, offers support and leads to the other services [DASH-8, DASH-9]', async () => {
    const { user } = show();
    const question = await screen.findByText('How do I post a property?');
    expect(question).not.toBeVisible();
    await user.click(screen.getByText('Frequently asked questions'));
    expect(question).toBeVisible();
    const support = await region('Customer support');
    expect(support.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    const promos = within(screen.getByRole('navigation', { name: 'More services' }));
    expect(promos.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/others#rent-agreement',
      '/others#upload-property',
      '/others#value-calculator',
      '/others#identity-verification',
      '/others#app-links',
    ]);
  });

  it('shows a buyer what is saved, then whose seller was contacted and what was searched for [DASH-6, HOME-14]', async () => {
    const { user, location } = show({
      server: { 'GET property/propertyDetailsByUser': [flat] },
      onDevice: new Map<string, unknown>([
        [
          'searches:u1',
          [
            {
              kind: 'place',
              label: 'Alipiri',
              note: 'Tirupati',
              filters: { city: 'Tirupati', locality: 'Alipiri' },
              id: null,
            },
          ],
        ],
      ]),
      preloaded: {
        device: { recent: [], contacted: [{ kind: 'property', id: 'p1', name: 'A flat' }], compare: [], units: 'sqft' },
      },
    });
    const search = await screen.findByRole('link', { name: 'Alipiri, Tirupati' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 4)).toEqual(['Saved listings', 'Contacted', 'Recent searches', 'My listings']);
    const contacted = await region('Contacted');
    expect(await contacted.findByText('₹62.5 L')).toBeVisible();
    expect(contacted.getByRole('link', { name: '2 BHK Flat' })).toHaveAttribute('href', '/properties-listing?id=p1');
    await user.click(search);
    expect(location()).toBe('/properties?city=Tirupati&locality=Alipiri');
  });

  it('shows an agent too whose seller was contacted [DASH-6]', async () => {
    show({
      server: { 'GET property/propertyDetailsByUser': [flat], 'GET saved': [] },
      user: { roleCode: 'agt' },
      preloaded: {
        device: { recent: [], contacted: [{ kind: 'property', id: 'p1', name: 'A flat' }], compare: [], units: 'sqft' },
      },
    });
    expect(await (await region('Contacted')).findByRole('link', { name: '2 BHK Flat' })).toBeVisible();
  });

  it('shows saved listings, opens them and takes them away [DASH-6, PLIST-15]', async () => {
    let kept = [
      { listingId: 'p1', kind: 'property', savedAt: '2026-11-03T08:00:00.000Z' },
      { listingId: 'j1', kind: 'project', savedAt: '2026-11-02T08:00:00.000Z' },
    ];
    const { user, store, location, calls } = show({
      server: {
        'GET saved': () => kept,
        'POST saved': () => {
          kept = kept.slice(1);
          return { message: 'Removed' };
        },
        'GET property/propertyDetailsByUser': [flat],
        'GET projects/propertyDetailsByUser': [towers],
      },
    });
    const saved = await region('Saved listings');
    expect(await saved.findByRole('link', { name: /Seshadri Towers/ })).toHaveAttribute(
      'href',
      '/properties-listing-one?id=j1',
    );
    expect(await saved.findByText('₹62.5 L')).toBeVisible();
    // A look: nobody is told of a view, and no number travels.
    expect(calls.filter((call) => call.includes('propertyDetailsByUser')).sort()).toEqual([
      'GET projects/propertyDetailsByUser?id=j1&look=1',
      'GET property/propertyDetailsByUser?id=p1&look=1',
    ]);
    await user.click(saved.getAllByRole('button', { name: /^Remove/ })[0] ?? document.body);
    await waitFor(() => expect(saved.getAllByRole('article')).toHaveLength(1));
    expect(saved.getAllByRole('listitem')[0]).toHaveFocus();
    await user.click(saved.getByRole('link', { name: /Seshadri Towers/ }));
    expect(location()).toBe('/properties-listing-one?id=j1');
    expect(store.getState().chosenListing.chosen).toEqual({ _id: 'j1', name: 'Seshadri Towers' });
  });

  it('leaves a way back also where the only saved listing stood [DASH-6]', async () => {
    let kept = [{ listingId: 'p1', kind: 'property' }];
    const { user } = show({
      server: {
        'GET saved': () => kept,
        'POST saved': () => {
          kept = [];
          return { message: 'Removed' };
        },
        'GET property/propertyDetailsByUser': [flat],
      },
    });
    const saved = await region('Saved listings');
    await user.click(await saved.findByRole('button', { name: /^Remove/ }));
    expect(await saved.findByRole('button', { name: 'Put back' })).toBeVisible();
    expect(saved.getByRole('listitem')).toHaveFocus();
    expect(saved.queryByText(/Nothing saved yet/)).toBeNull();
  });

  it('shows more saved listings a few at a time, as each asks for its own [DASH-6]', async () => {
    const kept = Array.from({ length: 20 }, (_, index) => ({ listingId: `p${index}`, kind: 'property' }));
    const { user, calls } = show({
      server: { 'GET saved': kept, 'GET property/propertyDetailsByUser': [] },
    });
    const saved = await region('Saved listings');
    const asked = () => calls.filter((call) => call.startsWith('GET property/propertyDetailsByUser')).length;
    await waitFor(() => expect(asked()).toBe(6));
    // Two that were left would need a press of their own.
    await user.click(saved.getByRole('button', { name: 'Show 14 more' }));
    await waitFor(() => expect(asked()).toBe(20));
    expect(saved.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('says when nothing is saved, and when a saved listing is gone [DASH-6]', async () => {
    const empty = show({ server: { 'GET saved': [] } });
    expect(await (await region('Saved listings')).findByText(/Nothing saved yet/)).toBeVisible();
    empty.unmount();
    show({
      server: { 'GET saved': [{ listingId: 'p9', kind: 'property' }], 'GET property/propertyDetailsByUser': [] },
    });
    expect(await screen.findByText('This listing is no longer offered.')).toBeVisible();
  });

  it('does not call a saved listing gone that did not load: it can be asked for again [DASH-6]', async () => {
    const { user, server } = show({
      server: {
        'GET saved': [{ listingId: 'p1', kind: 'property' }],
        'GET property/propertyDetailsByUser': { status: 500 },
      },
    });
    const card = within(await screen.findByText('This did not load.').then((text) => text.closest('article') ?? text));
    expect(screen.queryByText('This listing is no longer offered.')).toBeNull();
    server.answer('GET property/propertyDetailsByUser', [flat]);
    await user.click(card.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('₹62.5 L')).toBeVisible();
  });

  it('offers a user the application, and an agent the enquiries, page by page [HOME-6, JDET-8]', async () => {
    const user = show({ server: { 'GET saved': [] } });
    await user.user.click(await screen.findByText('Become an agent'));
    expect(screen.getByRole('button', { name: 'Apply as an agent' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Enquiries' })).toBeNull();
    expect(user.calls).not.toContain('GET enquiries/inbox');
    user.unmount();

    const older = {
      ...entry,
      _id: 'e2',
      name: 'Sita',
      phone: null,
      email: 'sita@mail.in',
      listingId: null,
      listingName: null,
    };
    const agent = show({
      user: { roleCode: 'agt' },
      server: {
        'GET enquiries/inbox': (url: URL) =>
          url.searchParams.has('after')
            ? { body: [older], headers: { 'X-Total-Count': '2' } }
            : {
                body: [entry],
                headers: { 'X-Total-Count': '2', Link: '</api/enquiries/inbox?after=e1>; rel="next"' },
              },
      },
    });
    const inbox = await region('Enquiries');
    const card = within(await inbox.findByRole('article'));
    expect(card.getByText('Call me after six')).toBeVisible();
    expect(card.getByRole('link', { name: 'Call +91 98480 22338' })).toHaveAttribute('href', 'tel:+919848022338');
    expect(card.getByRole('link', { name: '2 BHK Flat' })).toHaveAttribute('href', '/properties-listing?id=p1');
    expect(inbox.getByRole('article')).toHaveTextContent(/3 BHK 2 Nov 2026, 1:30 am/);
    await agent.user.click(inbox.getByRole('button', { name: 'Show more' }));
    expect(await inbox.findByRole('link', { name: 'sita@mail.in' })).toBeVisible();
    expect(inbox.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Apply as an agent' })).toBeNull();
  });

  it('tells an agent the totals, with what deleted listings brought, and leaves out what nobody counts; one leads to the listings [DASH-2]', async () => {
    const counts = { viewCount: 40, phoneViewCount: 3 };
    const { user } = show({
      user: { roleCode: 'agt' },
      server: {
        'GET property/userProperties': [
          { ...flat, ...counts, status: 1 },
          { ...flat, ...counts, _id: 'p2', status: 1, viewCount: 2 },
          { ...flat, ...counts, _id: 'p3', status: 2 },
        ],
      },
    });
    const views = await screen.findByText('Views');
    const totals = views.closest('dl');
    expect([...(totals?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Active listings2',
      'Views82',
      'Saw your number9',
    ]);
    await user.click(screen.getByRole('link', { name: 'Active listings' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'My listings' })).toHaveFocus());
  });
});
