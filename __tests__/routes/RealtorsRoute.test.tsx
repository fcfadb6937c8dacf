/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import AgentRoute from '@/routes/AgentRoute';
import RealtorsRoute from '@/routes/RealtorsRoute';
import { anAgent } from '../support/factories';
import { renderScreen } from '../support/renderScreen';

const lakshmi = anAgent({
  _id: 'a1',
  username: 'Lakshmi Naidu',
  realEstateExperience: 14,
  propertyListings: 32,
  expertiseLocation: 'Renigunta',
});
const cities = [
  { name: 'Tirupati', localities: [{ name: 'Alipiri' }, { name: 'Korlagunta' }] },
  { name: 'Renigunta', localities: [{ name: 'Main Road' }] },
  { name: 'Puttur', localities: [] },
];
const srinivas = anAgent({ _id: 'a2', languages: ['Tamil'] });

const show = (path = '/realestateagents', answer: unknown = [lakshmi, srinivas]) =>
  renderScreen(<RealtorsRoute />, {
    path,
    pattern: '/realestateagents',
    server: { 'GET users/getAgents': answer, 'GET users/getAllCities': { citieslist: cities } },
  });
const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('realtors list', () => {
  it('heads the list with the default city and counts who works there [AGENT-1, AGENT-8] [ROUTE-7]', async () => {
    const placeless = anAgent({ _id: 'a3', username: 'Meena', name: 'Meena', expertiseLocation: null, locations: [] });
    show('/realestateagents', [lakshmi, srinivas, placeless]);
    expect(await screen.findByText('2 realtors found')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Realtors in Tirupati' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Tirupati');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('article', { name: 'Lakshmi Naidu' })).toBeNull();
  });

  it('shows everybody under "Realtors" when All is chosen, also from the address [AGENT-1, AGENT-10]', async () => {
    const { user, location } = show();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'City' }), 'All');
    expect(await screen.findByText('2 realtors found')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Realtors' })).toBeVisible();
    await waitFor(() => expect(location()).toBe('/realestateagents?city=all'));
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  });

  it('heads and narrows the list by the city of the address [AGENT-1]', async () => {
    show('/realestateagents?city=Renigunta');
    expect(await screen.findByText('1 realtor found')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Realtors in Renigunta' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Srinivas Reddy' })).toBeNull();
  });

  it('puts the list into an order that the address keeps, and says who is not rated yet [AGENT-2] [ROUTE-17]', async () => {
    const rated = anAgent({ _id: 'a3', username: 'Anil Rao', rating: 4.6, reviewCount: 3, propertyListings: 2 });
    const { user, location } = show('/realestateagents?city=all', [{ ...lakshmi, rating: null }, srinivas, rated]);
    const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    await screen.findByText('3 realtors found');
    expect(names()).toEqual(['Lakshmi Naidu', 'Srinivas Reddy', 'Anil Rao']);
    expect(within(screen.getByRole('article', { name: 'Lakshmi Naidu' })).getByText('Not rated yet')).toBeVisible();
    const order = screen.getByRole('combobox', { name: 'Sort' });
    await user.selectOptions(order, 'Best rated');
    await waitFor(() => expect(location()).toBe('/realestateagents?city=all&sort=rating'));
    await waitFor(() => expect(names()).toEqual(['Anil Rao', 'Srinivas Reddy', 'Lakshmi Naidu']));
    await user.selectOptions(order, 'Name');
    await waitFor(() => expect(names()).toEqual(['Anil Rao', 'Lakshmi Naidu', 'Srinivas Reddy']));
    await user.selectOptions(order, 'Most listings');
    await waitFor(() => expect(names()[0]).toBe('Lakshmi Naidu'));
    await user.selectOptions(order, 'Most experience');
    await waitFor(() => expect(names()[0]).toBe('Lakshmi Naidu'));
  });

  it('shows a dozen of a long list, and all of them on demand, the first new one in focus [AGENT-2]', async () => {
    const many = Array.from({ length: 30 }, (_none, at) => anAgent({ _id: `m${at}`, username: `Agent ${at}` }));
    const { user } = show('/realestateagents', many);
    expect(await screen.findByText('30 realtors found')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Show all 30 realtors' }));
    expect(screen.getAllByRole('article')).toHaveLength(30);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Agent 12' })).toHaveFocus());
  });

  it('shows name, years and listings, and both buttons lead to the agent page [AGENT-2]', async () => {
    const { user, location } = show('/realestateagents?city=all');
    const card = await screen.findByRole('article', { name: 'Lakshmi Naidu' });
    expect(within(card).getByText('14 years of experience')).toBeVisible();
    expect(within(card).getByText('32 listings')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/agentdetails/a1');
    await user.click(within(card).getByRole('button', { name: 'View Number' }));
    expect(location()).toBe('/agentdetails/a1');
  });

  it('says how many reviews a rating is of, below the years and before the listings [AGENT-2]', async () => {
    show('/realestateagents?city=all', [{ ...lakshmi, rating: 4.3, reviewCount: 12 }]);
    const card = within(await screen.findByRole('article', { name: 'Lakshmi Naidu' }));
    const [years, rating, listings] = ['14 years of experience', '(12 reviews)', '32 listings'].map((text) =>
      card.getByText(text),
    );
    expect(card.getByText('Rated 4.3 out of 5')).toBeInTheDocument();
    expect(years?.compareDocumentPosition(rating ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(rating?.compareDocumentPosition(listings ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('View Number leads to the number itself for who is logged in, without another press [AGENT-2, AGENT-7]', async () => {
    const { user } = renderScreen(<RealtorsRoute />, {
      path: '/realestateagents?city=all',
      pattern: '/realestateagents',
      token: 't',
      server: {
        'GET users/getAgents': [lakshmi],
        'GET users/getAllCities': { citieslist: cities },
        'GET users/getAgentDetailsById': { ...lakshmi, phone: '9000000001' },
      },
      elsewhere: { '/agentdetails/:id': <AgentRoute /> },
    });
    const card = await screen.findByRole('article', { name: 'Lakshmi Naidu' });
    await user.click(within(card).getByRole('button', { name: 'View Number' }));
    expect((await screen.findAllByRole('link', { name: '+91 90000 00001' }))[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'View Phone' })).toBeNull();
  });

  it('has two side tabs with placeholder content only [AGENT-3]', async () => {
    const { user } = show();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Rankings appear here once enough deals are recorded.');
    await user.click(screen.getByRole('tab', { name: 'Top Rated Realtors' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Rankings appear here once enough reviews are recorded.');
    expect(screen.getByRole('tab', { name: 'Top Transacting Realtors' })).toBeVisible();
  });

  it('filters by name, city and language and keeps the choice in the address [AGENT-10] [ROUTE-17]', async () => {
    const { user, location } = show('/realestateagents?city=all');
    await screen.findByText('2 realtors found');
    await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'naidu');
    expect(screen.getByText('1 realtor found')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/realestateagents?city=all&name=naidu'));
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(location()).toBe('/realestateagents'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Tamil');
    expect(screen.getByRole('article', { name: 'Srinivas Reddy' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Lakshmi Naidu' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Renigunta');
    expect(screen.getByRole('heading', { name: 'No realtors found' })).toBeVisible();
    await waitFor(() => expect(location()).toContain('city=Renigunta'));
    expect(location()).toContain('language=Tamil');
    await user.click(screen.getByRole('button', { name: 'Show all realtors' }));
    expect(screen.getByText('2 realtors found')).toBeVisible();
  });

  it('offers cities as City, and the places in the chosen one as Locality, which heads the list and clears [AGENT-10, AGENT-1]', async () => {
    const { user, location } = show('/realestateagents', [
      lakshmi,
      srinivas,
      anAgent({ _id: 'a3', username: 'Meena', locations: [{ location: 'Korlagunta' }] }),
    ]);
    await screen.findByText('2 realtors found');
    await waitFor(() => expect(optionsOf('City')).toEqual(['All', 'Renigunta', 'Tirupati']));
    expect(optionsOf('Locality')).toEqual(['All', 'Alipiri', 'Korlagunta']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Locality' }), 'Korlagunta');
    expect(screen.getByRole('heading', { level: 1, name: 'Realtors in Korlagunta, Tirupati' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('article', { name: 'Meena' })).toBeVisible();
    await waitFor(() => expect(location()).toBe('/realestateagents?locality=Korlagunta'));
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Realtors in Tirupati' })).toBeVisible();
    await waitFor(() => expect(location()).toBe('/realestateagents'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Locality' }), 'Korlagunta');
    await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Renigunta');
    expect(screen.getByRole('combobox', { name: 'Locality' })).toHaveValue('');
    expect(screen.getByRole('article', { name: 'Lakshmi Naidu' })).toBeVisible();
  });

  it('narrows the list by the locality of the address [AGENT-10]', async () => {
    show('/realestateagents?city=all&locality=alipiri');
    expect(await screen.findByText('2 realtors found')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Realtors in alipiri' })).toBeVisible();
  });

  it('understands another spelling of the city, as the lists do [AGENT-1]', async () => {
    const match = { kind: 'place', label: 'Tirupati', note: null, filters: { city: 'Tirupati' }, id: null, count: 7 };
    const { calls } = renderScreen(<RealtorsRoute />, {
      path: '/realestateagents?city=Tirupathi',
      pattern: '/realestateagents',
      server: {
        'GET users/getAgents': [lakshmi, srinivas],
        'GET users/getAllCities': { citieslist: cities },
        'GET search': { match, exact: true, suggestions: [], didYouMean: [], nearby: [] },
      },
    });
    expect(await screen.findByText('1 realtor found')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Srinivas Reddy' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Realtors in Tirupati' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Tirupati');
    expect(calls).toContain('GET search?q=Tirupathi');
  });

  it('says so when nobody is there yet', async () => {
    show('/realestateagents', []);
    expect(await screen.findByText('No agent has joined yet.')).toBeVisible();
    expect(screen.getByText('0 realtors found')).toBeVisible();
  });

  it('toasts a failed load once and loads again with Retry [ERR-1]', async () => {
    const { user, server, notices } = show('/realestateagents?city=all', {
      status: 500,
      body: { errors: { message: 'Down for repair' } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Down for repair');
    expect(notices).toEqual([expect.objectContaining({ title: 'Oops!', text: 'Down for repair' })]);
    server.answer('GET users/getAgents', [lakshmi]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Lakshmi Naidu' })).toBeVisible();
  });
});
