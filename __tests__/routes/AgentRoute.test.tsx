/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { Link } from 'react-router';
import AgentRoute from '@/routes/AgentRoute';
import { ASKED_FOR_NUMBER } from '@/store/ownerNumber/askedForNumber';
import { anAgent, aProperty } from '../support/factories';
import { renderScreen, type RenderOptions } from '../support/renderScreen';

const long = 'x'.repeat(100);
const agent = anAgent({
  _id: 'a1',
  username: 'Lakshmi Naidu',
  realEstateExperience: 14,
  answersWithin: 2,
  rating: 4.7,
  reviews: [{ name: 'Ravi', text: 'Told us which flat to leave alone.', rating: 5 }],
  languages: ['Tamil'],
  expertiseLocation: 'Renigunta',
  locations: [{ location: 'Alipiri' }],
  about: 'Reads the papers with you.',
  properties: [aProperty({ _id: 'p1', name: 'Corner flat', about: `${long}yz`, expectedPrice: 6_250_000 })],
});

const show = (answer: unknown = agent, options: RenderOptions = {}) =>
  renderScreen(<AgentRoute />, {
    path: '/agentdetails/a1',
    pattern: '/agentdetails/:id',
    server: { 'GET users/getAgentDetailsById': answer, 'GET saved': [] },
    ...options,
  });
const loggedIn = { token: 't' };

function resize(width: number) {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}
afterEach(() => resize(1024));

describe('agent profile', () => {
  it('shows the agent with personal info, about, reviews [AGENT-4] [ROUTE-9]', async () => {
    const { calls } = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lakshmi Naidu' })).toBeVisible();
    expect(calls).toContain('GET users/getAgentDetailsById?id=a1');
    expect(screen.getByText('14 years of experience')).toBeVisible();
    expect(screen.getByText('Usually answers within 2 hours')).toBeVisible();
    expect(screen.getByText('4.7')).toBeVisible();
    expect(screen.getByText('(1 review)')).toBeVisible();
    expect(screen.getByText('A1')).toBeVisible();
    expect(screen.getByText('Tamil')).toBeVisible();
    expect(screen.getByText('Renigunta, Alipiri')).toBeVisible();
    expect(screen.getByText('Reads the papers with you.')).toBeVisible();
    expect(screen.getByText('Told us which flat to leave alone.')).toBeVisible();
  });

  it('saves one of the agent’s listings by its heart, after the login [PDET-2]', async () => {
    const { user, store } = show();
    const card = await screen.findByRole('article', { name: /Corner flat/ });
    await user.click(within(card).getByRole('button', { name: 'Save' }));
    expect(store.getState().authModal.then).toMatchObject({ after: 'saveProperty', listingId: 'p1' });
  });

  it('shows the agent’s photo, and counts the listings [AGENT-4]', async () => {
    const { container } = show({ ...agent, profilePic: '/uploads/portrait-7-320x320.jpg', propertyListings: 32 });
    await screen.findByRole('heading', { level: 1, name: 'Lakshmi Naidu' });
    expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/portrait-7-320x320.jpg');
    expect(screen.getByText('32 listings')).toBeVisible();
  });

  it('shows the listings with 100 characters of about, and opening one chooses it [AGENT-4] [FMT-2] [ROUTE-5]', async () => {
    const { user, store, location } = show();
    const card = await screen.findByRole('article', { name: /^2 BHK Flat\/Apartment ?, Corner flat$/ });
    expect(within(card).getByText(`${long}…`)).toBeVisible();
    expect(within(card).getByText('₹62.5 L')).toBeVisible();
    expect(within(card).getByText('Alipiri, Tirupati')).toBeVisible();
    await user.click(within(card).getByRole('link'));
    expect(location()).toBe('/properties-listing?id=p1');
    expect(store.getState().chosenListing.chosen).toEqual({ _id: 'p1', name: 'Corner flat' });
  });

  it('shows four listings at first, all at a press, with the focus at the first new one [AGENT-4]', async () => {
    const properties = Array.from({ length: 6 }, (_, n) => aProperty({ _id: `p${n}`, name: `Home ${n}` }));
    const { user } = show({ ...agent, properties });
    expect(await screen.findByRole('heading', { name: 'Listings (6)' })).toBeVisible();
    expect(screen.getAllByRole('article', { name: /Home/ })).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'All 6 listings' }));
    const cards = screen.getAllByRole('article', { name: /Home/ });
    expect(cards).toHaveLength(6);
    expect(cards[4]).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('button', { name: 'All 6 listings' })).toBeNull();
  });

  it('shows all of them again where Back leads to the entry in which they were opened [AGENT-4, ROUTE-17]', async () => {
    const properties = Array.from({ length: 6 }, (_, n) => aProperty({ _id: `p${n}`, name: `Home ${n}` }));
    show({ ...agent, properties }, { state: { allListings: true } });
    expect(await screen.findAllByRole('article', { name: /Home/ })).toHaveLength(6);
    expect(screen.queryByRole('button', { name: 'All 6 listings' })).toBeNull();
  });

  it('names the listings as the lists do [PLIST-7]', async () => {
    const villa = aProperty({ _id: 'p1', name: 'Hill view', selectedSubtype: 'Villa', bedroom: '6 BHK' });
    const office = aProperty({ _id: 'p2', name: 'Desk space', selectedSubtype: 'Office', bedroom: '2 BHK' });
    show({ ...agent, properties: [villa, office] });
    expect(await screen.findByRole('article', { name: /^6 BHK Villa ?, Hill view$/ })).toBeVisible();
    expect(screen.getByRole('article', { name: /^Office ?, Desk space$/ })).toBeVisible();
  });

  it('falls back to Telugu, English and Tirupati, and to initials for a picture [AGENT-8]', async () => {
    show(
      anAgent({
        _id: 'a1',
        username: 'Lakshmi Naidu',
        languages: null,
        expertiseLocation: null,
        locations: null,
        profilePic: null,
      }),
    );
    expect(await screen.findByText('Telugu, English')).toBeVisible();
    expect(screen.getByText('Tirupati')).toBeVisible();
    expect(screen.getByText('LN')).toBeInTheDocument();
  });

  it('calls by a tel: link and chats with the phone prefixed with 91 [AGENT-5] [AGENT-6] [FMT-4] [FMT-7]', async () => {
    show({ ...agent, phone: '9000000001' }, loggedIn);
    expect(await screen.findByRole('link', { name: 'Call Agent' })).toHaveAttribute('href', 'tel:+919000000001');
    const chat = screen.getByRole('link', { name: 'Chat with Agent on WhatsApp (opens in a new tab)' });
    expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/919000000001\?text=Hi%20Lakshmi/));
  });

  it.each(['Call Agent', 'Chat with Agent'])(
    '%s without a phone only logs it when logged in [AGENT-5]',
    async (button) => {
      const { user, store, seen } = show(agent, loggedIn);
      await user.click(await screen.findByRole('button', { name: button }));
      expect(seen.logged).toEqual(['Phone number is not available']);
      expect(store.getState().authModal.open).toBeNull();
    },
  );

  it.each(['Call Agent', 'Chat with Agent', 'View Phone', 'Contact Now'])(
    '%s opens the login modal when logged out [AGENT-5] [AGENT-7] [SHELL-6]',
    async (button) => {
      const { user, store, seen } = show();
      await user.click(await screen.findByRole('button', { name: button }));
      expect(store.getState().authModal).toMatchObject({ open: 'login', then: { path: '/agentdetails/a1' } });
      expect(seen.logged).toEqual([]);
    },
  );

  it.each([360, 900, 1280])(
    'has Call and Chat once: in a bar, or beside the page where it has room, at %i px [AGENT-5] [AGENT-6]',
    async (width) => {
      resize(width);
      const { container } = show();
      await screen.findByRole('button', { name: 'View Phone' });
      const bar = container.querySelector('[data-page-bar]');
      const card = screen.getByRole('region', { name: 'Contact Lakshmi Naidu' });
      for (const name of ['Call Agent', 'Chat with Agent']) {
        expect(width < 1024 ? bar : card).toContainElement(screen.getByRole('button', { name }));
      }
    },
  );

  it.each(['View Phone', 'Contact Now'])('%s shows the number when logged in [AGENT-7]', async (button) => {
    const { user, store } = show({ ...agent, phone: '9000000001' }, loggedIn);
    await screen.findByRole('heading', { level: 1, name: 'Lakshmi Naidu' });
    expect(screen.queryByText('+91 90000 00001')).toBeNull();
    const place = screen.getByRole('button', { name: button }).parentElement?.querySelector('[role=status]');
    expect(place).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: button }));
    const number = screen.getByRole('link', { name: '+91 90000 00001' });
    expect(number).toHaveAttribute('href', 'tel:+919000000001');
    expect(number.closest('[role=status]')).toBe(place);
    expect(place).toHaveFocus();
    expect(store.getState().authModal.open).toBeNull();
  });

  it('says that the number is not available when the server does not give it [AGENT-7]', async () => {
    const { user } = show(agent, loggedIn);
    await user.click(await screen.findByRole('button', { name: 'View Phone' }));
    expect(screen.getAllByText(/not available right now/)[0]).toBeVisible();
  });

  it('says when there are numbers again [AGENT-7]', async () => {
    const numbersFrom = new Date(Date.now() + 60_000).toISOString();
    const { user } = show({ ...agent, numbersSeen: 10, numbersFrom }, loggedIn);
    await user.click(await screen.findByRole('button', { name: 'View Phone' }));
    expect(screen.getAllByText(/^You have seen 10 numbers today\. More from \d+:\d\d [ap]m/)[0]).toBeVisible();
  });

  it('begins at the number of the card, not at the one below, where View Number led here [AGENT-5, AGENT-7]', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const { user } = show(
      { ...agent, phone: '9000000001' },
      {
        ...loggedIn,
        path: '/list',
        elsewhere: {
          '/list': (
            <Link to="/agentdetails/a1" state={ASKED_FOR_NUMBER}>
              View Number
            </Link>
          ),
        },
      },
    );
    await user.click(screen.getByRole('link', { name: 'View Number' }));
    const [card] = await screen.findAllByRole('link', { name: '+91 90000 00001' });
    const { contexts } = { ...scroll.mock };
    scroll.mockRestore();
    expect(contexts).toHaveLength(1);
    expect(contexts[0]).not.toBe(card?.closest('[role=status]'));
    expect(contexts[0]).toContainElement(screen.getAllByRole('link', { name: '+91 90000 00001' })[1] ?? null);
  });

  it('only logs a failed load and offers Retry [AGENT-9]', async () => {
    const { user, server, notices, seen } = show({ status: 500, body: { errors: { message: 'Down' } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Down');
    expect(notices).toEqual([]);
    expect(seen.logged).toEqual(['getAgent: Down']);
    server.answer('GET users/getAgentDetailsById', agent);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lakshmi Naidu' })).toBeVisible();
  });

  it('has a way on from an unknown agent', async () => {
    show({ status: 404, body: { message: 'No such agent', errors: { message: 'No such agent' } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Agent not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all realtors' })).toHaveAttribute('href', '/realestateagents');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('returns to the list without an id and logs it [ROUTE-9]', () => {
    const { location, calls, seen } = show(agent, { path: '/agentdetails', pattern: '/agentdetails' });
    expect(location()).toBe('/realestateagents');
    expect(seen.logged).toEqual(['Agent ID not provided']);
    expect(calls).toEqual([]);
  });
});

it('offers agents on their own page to edit and share it, and no talk with themselves [AGENT-4, AGENT-5]', async () => {
  for (const width of [1024, 360]) {
    resize(width);
    const { unmount } = show(agent, { token: 't', user: { _id: 'a1', roleCode: 'agt' } });
    expect(await screen.findByRole('heading', { name: 'This is your page' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Edit profile' })[0]).toHaveAttribute('href', '/dashboard?tab=profile');
    expect(screen.getAllByRole('button', { name: 'Share' })[0]).toBeEnabled();
    for (const name of [/Call/, /Chat/, 'View Phone', 'Contact Now']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
    unmount();
  }
});
