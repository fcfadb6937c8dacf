/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import HomeRoute from '@/routes/HomeRoute';
import { aBuilder, anAgent, aProject, aProperty } from '../support/factories';
import { renderScreen, type RenderOptions } from '../support/renderScreen';
import { QUIET } from '../support/quietAnswers';

const PROJECTS = 'GET homeSettings/projects';
const server = {
  'GET property': [aProperty({ _id: 'p1', name: 'Corner flat', createdAt: '2026-11-20T06:00:00.000Z' })],
  [PROJECTS]: {
    spotlight: [aProject({ _id: 's1', name: 'Spot One' }), aProject({ _id: 's2', name: 'Spot Two' })],
    reraApproved: [aProject({ _id: 'r1', name: 'Rera One' })],
    topProjects: [aProject({ _id: 't1', name: 'Top One' })],
  },
  'GET homeSettings/builders': [aBuilder({ _id: 'b1', name: 'Balaji Infra', projects: [{ name: 'Balaji Heights' }] })],
  'GET homeSettings/agents': [
    anAgent({ _id: 'a1', username: 'Padma Kumari', realEstateExperience: 7, propertyListings: 18 }),
  ],
};
const home = (options: RenderOptions = {}) => renderScreen(<HomeRoute />, { path: '/home', server, ...options });
const region = (name: string) => within(screen.getByRole('region', { name }));
const down = { status: 500, body: { errors: { message: 'The database is away' } } };

describe('HomeRoute', () => {
  it('shows the search and the places of its sections at once, and asks for everything, the newest listings first [HOME-1, HOME-4, PLIST-18]', async () => {
    const { calls } = home();
    expect(screen.getByRole('combobox', { name: 'Place, project, type or budget' })).toBeInTheDocument();
    expect(screen.getByText('Loading In Spotlight')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Featured Collections' })).toBeInTheDocument();
    expect(calls.toSorted()).toEqual(
      Object.keys(server)
        .map((call) => (call === 'GET property' ? `${call}?sort=newest` : call))
        .toSorted(),
    );
    expect(await screen.findByRole('region', { name: 'In Spotlight' })).toBeInTheDocument();
  });

  it('has one heading, the search and the quick filters [ROUTE-1, HOME-1, HOME-3]', async () => {
    home();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('combobox', { name: 'Place, project, type or budget' })).toHaveValue('Tirupati');
    expect(screen.getByRole('button', { name: 'Open plot' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toMatch(/Tirupati – Gruham/));
  });

  it('shows spotlight, reraApproved and topProjects in carousels, in that order [HOME-4, API-1]', async () => {
    home();
    await screen.findByRole('article', { name: 'Spot One' });
    const shown = ['In Spotlight', 'Trending Projects', 'Top projects'].map((name) => {
      const carousel = within(region(name).getByRole('group', { name }));
      return carousel.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
    });
    expect(shown).toEqual([['Spot One', 'Spot Two'], ['Rera One'], ['Top One']]);
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    const order = ['In Spotlight', 'Trending Projects', 'Top projects', 'Top Builders/Developers'];
    expect(titles.filter((title) => order.includes(title))).toEqual(order);
  });

  it('shows homes before projects, the latest of the market, and what was viewed here before both', async () => {
    const { user, store, location } = home({
      server: {
        ...server,
        'GET property': Array.from({ length: 12 }, (_, n) => aProperty({ _id: `p${n}`, name: `2 BHK Home ${n}` })),
        'GET property/propertyDetailsByUser': [],
      },
      preloaded: {
        device: { recent: [{ kind: 'property', id: 'v', name: 'Seen' }], contacted: [], compare: [], units: 'sqft' },
      },
    });
    const latest = region('Latest properties');
    const card = within(await latest.findByRole('article', { name: '2 BHK Home 0' }));
    expect(card.getByText('1,200 sq ft · ₹4,900 / sq ft')).toBeInTheDocument();
    expect(latest.getAllByRole('article')).toHaveLength(8);
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles.slice(0, 3)).toEqual(['Recently viewed', 'Latest properties', 'In Spotlight']);
    // Beside a grid nothing is to move or to be paused.
    expect(latest.queryByRole('button')).toBeNull();
    await user.click(card.getByRole('link'));
    expect(location()).toBe('/properties-listing?id=p0');
    expect(store.getState().chosenListing.chosen).toEqual({ _id: 'p0', name: '2 BHK Home 0' });
  });

  it('leads from each section to all of its kind', async () => {
    home();
    await screen.findByRole('article', { name: 'Spot One' });
    expect(
      screen.getAllByRole('link', { name: /^See all/ }).map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['See all: Latest properties', '/properties'],
      ['See all: In Spotlight', '/projects'],
      ['See all: Trending Projects', '/projects'],
      ['See all: Top projects', '/projects'],
      ['See all: Top Builders/Developers', '/buildersdevelopers'],
      ['See all: Recommended Realtors', '/realestateagents'],
    ]);
  });

  it('moves its carousels by buttons and lets them be paused [CAR-6]', async () => {
    home({ server: { ...server, [PROJECTS]: { spotlight: Array.from({ length: 6 }, () => aProject()) } } });
    const spotlight = region('In Spotlight');
    for (const name of ['Previous: In Spotlight', 'Pause: In Spotlight', 'Next: In Spotlight']) {
      expect(await spotlight.findByRole('button', { name })).toBeInTheDocument();
    }
  });

  it('shows builders in a carousel, each leading to its page [HOME-5, API-2]', async () => {
    home();
    const section = region('Top Builders/Developers');
    const card = within(await section.findByRole('article', { name: 'Balaji Infra' }));
    expect(card.getByText('28 years of experience')).toBeInTheDocument();
    expect(card.getByText('Since 1998 · 1 project')).toBeInTheDocument();
    expect(card.getByRole('link')).toHaveAttribute('href', '/buildersdevelopers?id=b1');
    expect(section.getByRole('group', { name: 'Top Builders/Developers' })).toBeInTheDocument();
  });

  it('takes the place in the search along with a quick filter [HOME-3]', async () => {
    const { user, location } = home();
    const box = screen.getByRole('combobox', { name: 'Place, project, type or budget' });
    await user.clear(box);
    await user.type(box, 'Renigunta');
    await user.click(screen.getByRole('button', { name: 'Flat/Apartment' }));
    expect(location()).toBe('/properties?city=Renigunta&selectedSubtype=Flat%2FApartment');
  });

  it('promises unlimited posts and leads for nothing [HOME-6]', () => {
    home();
    const promo = region('Post your property. It costs nothing.');
    expect(promo.getByText(/^Unlimited posts and unlimited leads, with a free agent account\./)).toBeVisible();
    expect(promo.getByRole('button', { name: 'Post Property Now' })).toBeVisible();
  });

  it('leads an agent from the promo to the wizard [HOME-6]', () => {
    home({ token: 't', user: { roleCode: 'agt' } });
    expect(screen.getByRole('link', { name: 'Post Property Now' })).toHaveAttribute('href', '/postproperty');
  });

  it('leads another user from the promo to the agent application [HOME-6]', () => {
    home({ token: 't' });
    expect(screen.getByRole('link', { name: 'Post Property Now' })).toHaveAttribute(
      'href',
      '/dashboard#agent-application',
    );
  });

  it('asks a visitor of the promo to log in, and keeps the intent [HOME-6, SHELL-6]', async () => {
    const { user, store } = home();
    await user.click(screen.getByRole('button', { name: 'Post Property Now' }));
    expect(store.getState().authModal).toMatchObject({
      open: 'login',
      then: { path: '/postproperty', label: 'Post a property' },
    });
  });

  it('shows realtors in a grid, each leading to the profile [HOME-7, API-3]', async () => {
    home();
    const card = within(await region('Recommended Realtors').findByRole('article', { name: 'Padma Kumari' }));
    expect(card.getByText('7 years of experience')).toBeInTheDocument();
    expect(card.getByText('18 listings')).toBeInTheDocument();
    expect(card.getByRole('link')).toHaveAttribute('href', '/agentdetails/a1');
  });

  it('has the four collections in a carousel [HOME-8]', () => {
    home();
    const carousel = within(screen.getByRole('group', { name: 'Featured Collections' }));
    expect(carousel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Independent houses', '/properties?selectedSubtype=Independent%20houses'],
      ['Apartment', '/properties?selectedSubtype=Apartment'],
      ['Open Plot', '/properties?selectedSubtype=Open%20Plot'],
      ['Villas', '/properties?selectedSubtype=Villas'],
    ]);
  });

  it('has the app section, the membership teaser and three articles [HOME-9, HOME-10, HOME-12]', () => {
    home();
    expect(screen.getByRole('region', { name: 'Gruham on your phone' })).toBeInTheDocument();
    const teaser = region('Membership: benefits worth ₹75,000 for ₹4,999');
    expect(teaser.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/91\d{10}\?text=/),
    );
    const articles = region('News & Articles').getAllByRole('link');
    expect(articles).toHaveLength(3);
    for (const link of articles) expect(link).toHaveAttribute('href', expect.stringMatching(/^\/news\/[a-z-]+$/));
  });

  it('only logs a section that fails; the rest works, and Retry brings it [HOME-13]', async () => {
    const { user, server: double, notices, logged } = home({ server: { ...server, [PROJECTS]: down } });
    await region('In Spotlight').findByRole('button', { name: 'Retry' });
    expect(await screen.findByRole('article', { name: 'Balaji Infra' })).toBeInTheDocument();
    expect(await screen.findByRole('article', { name: 'Padma Kumari' })).toBeInTheDocument();
    expect(notices).toEqual([]);
    expect(logged).toEqual(['getHomeProjects: The database is away']);

    double.answer(PROJECTS, server[PROJECTS]);
    await user.click(region('Trending Projects').getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Rera One' })).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Spot One' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it.each([
    ['GET property', 'Latest properties', 'Corner flat'],
    ['GET homeSettings/builders', 'Top Builders/Developers', 'Balaji Infra'],
    ['GET homeSettings/agents', 'Recommended Realtors', 'Padma Kumari'],
  ] as const)('offers Retry where %s fails [HOME-13]', async (call, section, name) => {
    const { user, server: double, notices } = home({ server: { ...server, [call]: down } });
    const retry = await region(section).findByRole('button', { name: 'Retry' });
    double.answer(call, server[call]);
    await user.click(retry);
    expect(await region(section).findByRole('article', { name })).toBeInTheDocument();
    expect(notices).toEqual([]);
  });

  it('tells that sections are loading, and leaves out those without anything [HOME-4]', async () => {
    home({ server: QUIET.home });
    expect(screen.getByText('Loading In Spotlight')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'In Spotlight' })).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Featured Collections' })).toBeInTheDocument();
  });
});
