/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { readPropertyRow } from '@/api/readers/listings';
import PropertyRoute from '@/routes/PropertyRoute';
import { aProperty } from '../support/factories';
import { renderScreen, type RenderOptions } from '../support/renderScreen';

const CALL = 'GET property/propertyDetailsByUser';
const OWNER = { _id: 'a1', name: 'Lakshmi Naidu', username: 'Lakshmi', realEstateExperience: 14, rating: 4.7 };
const flat = aProperty({
  _id: 'p1',
  name: 'Garuda Flat',
  userId: OWNER,
  type: 'Sell',
  view: null,
  livingRoom: ['/uploads/living-1-1280x960.jpg', '/uploads/living-2-1280x960.jpg'],
  kitchen: ['/uploads/kitchen-1-1280x960.jpg'],
  bedrooms: ['/uploads/bed-1-1280x960.jpg', '/uploads/bed-2-1280x960.jpg'],
  locationMap: ['/uploads/map-1-1280x960.jpg'],
  amenities: { lift: true, rainwaterHarvesting: true, gymnasium: false },
  about: 'Corner home.\nMorning light.',
  video: 'https://youtu.be/abcdefghijk',
});

const show = (
  answer: unknown = [flat],
  { path = '/properties-listing?id=p1', server = {}, ...rest }: RenderOptions = {},
) =>
  renderScreen(<PropertyRoute />, {
    path,
    pattern: '/properties-listing',
    server: { [CALL]: answer, ...server },
    ...rest,
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const chosen = { chosenListing: { chosen: { _id: 'p1', name: 'Garuda Flat' } } };

function resize(width: number) {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}
afterEach(() => resize(1024));

describe('which listing', () => {
  it('opens the one of the address and stores it as the chosen one [ROUTE-5]', async () => {
    const { store, calls } = show([flat], {
      preloaded: { chosenListing: { chosen: { _id: 'other', name: 'Other' } } },
    });
    await heading('Garuda Flat');
    expect(calls).toContain(`${CALL}?id=p1`);
    expect(calls).not.toContain(`${CALL}?id=other`);
    await waitFor(() => expect(store.getState().chosenListing.chosen).toEqual({ _id: 'p1', name: 'Garuda Flat' }));
    expect(document.title).toContain('Garuda Flat');
  });

  it('shows the stored one at the bare path [ROUTE-4]', async () => {
    const { calls } = show([flat], { path: '/properties-listing', preloaded: chosen });
    await heading('Garuda Flat');
    expect(calls).toContain(`${CALL}?id=p1`);
  });

  it('says that nothing was found when nothing is stored, and leads on [ROUTE-20]', async () => {
    const { calls } = show([], { path: '/properties-listing' });
    await heading('We could not find this listing');
    expect(calls).toEqual([]);
    expect(screen.getByRole('link', { name: 'See all properties' })).toHaveAttribute('href', '/properties');
  });

  it('says so for an unknown id or one of the other kind, and stores nothing [ROUTE-20]', async () => {
    const { store } = show([], { path: '/properties-listing?id=project1' });
    await heading('We could not find this listing');
    expect(store.getState().chosenListing.chosen).toBeNull();
  });

  it('says so when a server answers 404 [ROUTE-20]', async () => {
    show({ status: 404, body: { errors: { message: 'No such listing' } } });
    await heading('We could not find this listing');
  });

  it('offers Retry when the load failed [ERR-5]', async () => {
    const { user, server } = show({ status: 500, body: { errors: { message: 'Down' } } });
    expect(await screen.findByRole('heading', { name: 'The listing did not load' })).toBeVisible();
    server.answer(CALL, [flat]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('Garuda Flat');
  });

  it('shows at once what a list brought, while the rest is under way [PDET-3]', async () => {
    const parted = readPropertyRow(
      { _id: 'p1', name: 'Garuda Flat', expectedPrice: 6_250_000, propertyMainImage: ['/uploads/a-1280x960.jpg'] },
      false,
    );
    const { server } = show(
      { body: [flat], delay: 300 },
      { preloaded: { properties: { ids: ['p1'], entities: parted ? { p1: parted.record } : {} } } },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Garuda Flat' })).toBeVisible();
    expect(screen.getAllByText('₹62.50 L').length).toBeGreaterThan(0);
    expect(server.calls).toEqual([`${CALL}?id=p1`]);
    expect(screen.queryByText('Morning light.')).toBeNull();
    expect(await screen.findByText(/Morning light\./)).toBeVisible();
  });
});

describe('head', () => {
  it('shows headline, place, price, price per sq.ft., built-up area and facing [PDET-3, FMT-1]', async () => {
    show([{ ...flat, name: null }]);
    await heading('2 BHK Flat/Apartment in Alipiri');
    expect(screen.getByText(/^Alipiri, Tirupati/)).toBeVisible();
    for (const [label, value] of [
      ['₹4,900 / sq.ft.', '₹62.50 L'],
      ['Built-up area', '1,200 sq ft'],
    ] as const) {
      expect(screen.getByText(label).nextSibling).toHaveTextContent(value);
    }
    expect(screen.getAllByText('East').length).toBeGreaterThan(0);
  });

  it('shares the link that carries the id [PDET-2, ROUTE-5]', async () => {
    const { user } = show();
    await heading('Garuda Flat');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/properties-listing?id=p1');
  });

  it('says how many more pictures there are, and opens the gallery by category [PDET-1, PDET-12]', async () => {
    const { user } = show();
    await heading('Garuda Flat');
    await user.click(screen.getByRole('button', { name: '2 more' }));
    const gallery = await screen.findByRole('dialog', { name: 'Garuda Flat' });
    for (const category of ['Main Image (1)', 'Living Room (2)', 'Kitchen (1)', 'Bedrooms (2)', 'Location Map (1)']) {
      expect(within(gallery).getByRole('button', { name: category })).toBeVisible();
    }
  });
});

describe('seller', () => {
  it('says who posted it, with years and rating [PDET-4]', async () => {
    show();
    const card = within(await screen.findByRole('region', { name: 'Posted by' }));
    expect(card.getByText('Lakshmi')).toBeVisible();
    expect(card.getByText('14 years')).toBeVisible();
    expect(card.getByText('4.7')).toBeVisible();
    expect(card.getByRole('link', { name: 'More properties from this agent' })).toHaveAttribute(
      'href',
      '/agentdetails/a1',
    );
  });

  it('links no agent that the server did not name by an id [PDET-5]', async () => {
    show([{ ...flat, userId: { username: 'Lakshmi' } }]);
    await screen.findByText('Lakshmi');
    expect(screen.queryByRole('link', { name: 'More properties from this agent' })).toBeNull();
  });

  it('calls, and chats with "Hi", where the phone is known [PDET-6, FMT-4, FMT-7]', async () => {
    show([{ ...flat, userId: { ...OWNER, phone: '9000000001' } }], { token: 't' });
    expect(await screen.findByRole('link', { name: 'Call Agent' })).toHaveAttribute('href', 'tel:+919000000001');
    expect(screen.getByRole('link', { name: 'Chat with Agent' })).toHaveAttribute(
      'href',
      'https://wa.me/919000000001?text=Hi',
    );
  });

  it.each(['Call Agent', 'Chat with Agent'])(
    '%s asks a visitor to log in where the phone is withheld [PDET-6, AGENT-5]',
    async (name) => {
      const { user, store, logged } = show();
      await user.click(await screen.findByRole('button', { name }));
      expect(store.getState().authModal).toMatchObject({
        open: 'login',
        then: { path: '/properties-listing?id=p1', label: 'Garuda Flat' },
      });
      expect(logged).toEqual([]);
    },
  );

  it('only logs that there is no phone for who is logged in [PDET-6, AGENT-5]', async () => {
    const { user, store, logged, notices } = show([flat], { token: 't' });
    await user.click(await screen.findByRole('button', { name: 'Call Agent' }));
    expect(logged).toEqual(['Phone number is not available']);
    expect(store.getState().authModal.open).toBeNull();
    expect(notices).toEqual([]);
  });

  it('keeps Chat and Call in a bar on phones, once each [PDET-6]', async () => {
    resize(360);
    show();
    expect(await screen.findAllByRole('button', { name: 'Call Agent' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Chat with Agent' })).toHaveLength(1);
  });
});

describe('tabs', () => {
  it('are Overview, Amenities and Locality [PDET-7]', async () => {
    show();
    await heading('Garuda Flat');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Amenities',
      'Locality',
    ]);
  });

  it('Overview: rows, highlights and description; what is missing says so [PDET-8, PDET-9]', async () => {
    show();
    const view = await screen.findByText('View');
    expect(view.nextSibling).toHaveTextContent('not given');
    expect(screen.getByText('Listing Type').nextSibling).toHaveTextContent('Sell');
    const chips = screen.getByRole('heading', { name: 'Key highlights' }).parentElement;
    expect(within(chips ?? document.body).getByText('Semi Furnished')).toBeVisible();
    expect(screen.getByText(/Corner home\./)).toHaveTextContent('Corner home. Morning light.');
  });

  it('Overview: frames the video only when asked, from the known host [FMT-4]', async () => {
    const { user, container } = show();
    await user.click(await screen.findByRole('button', { name: 'Play the video' }));
    expect(container.querySelector('iframe')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    );
  });
  it('Overview: frames nothing else, and says so without a link [FMT-4]', async () => {
    const { container } = show([{ ...flat, video: 'https://evil.example/watch?v=abcdefghijk' }]);
    await heading('Garuda Flat');
    expect(screen.queryByRole('button', { name: 'Play the video' })).toBeNull();
    expect(screen.getByText('This video is at an address we do not show here.')).toBeVisible();
    expect(container.querySelector('iframe, [href*="evil.example"], [src*="evil.example"]')).toBeNull();
  });
  it('Overview: says nothing of a video where there is none [FMT-4]', async () => {
    show([{ ...flat, video: null }]);
    await heading('Garuda Flat');
    expect(screen.queryByRole('heading', { name: 'Video' })).toBeNull();
  });

  it('Amenities: what there is, in either spelling [PDET-11, FMT-5]', async () => {
    const { user } = show();
    await heading('Garuda Flat');
    await user.click(screen.getByRole('tab', { name: 'Amenities' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Amenities' }));
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lift',
      'Rain Water Harvesting',
    ]);
  });
  it('Amenities: says when none are listed [PDET-11]', async () => {
    const { user } = show([{ ...flat, amenities: null }]);
    await heading('Garuda Flat');
    await user.click(screen.getByRole('tab', { name: 'Amenities' }));
    expect(screen.getByText(/No amenities are listed/)).toBeVisible();
  });

  it('Locality: place, map and what else is there [PDET-7, PDET-12]', async () => {
    const { user } = show();
    await heading('Garuda Flat');
    await user.click(screen.getByRole('tab', { name: 'Locality' }));
    expect(screen.getByRole('heading', { name: 'Alipiri, Tirupati' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Location map 1 of Alipiri, Tirupati' })).toHaveAttribute(
      'src',
      '/uploads/map-1-1280x960.jpg',
    );
    expect(screen.getByRole('link', { name: 'See all properties in Alipiri' })).toHaveAttribute(
      'href',
      '/properties?city=Tirupati&locality=Alipiri',
    );
  });
  it('Locality: frames a known map only when asked [PDET-7]', async () => {
    const { user, container } = show([{ ...flat, locationMap: 'https://www.google.com/maps/embed?pb=1' }]);
    await heading('Garuda Flat');
    await user.click(screen.getByRole('tab', { name: 'Locality' }));
    expect(container.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the map' }));
    expect(container.querySelector('iframe')).toHaveAttribute('src', 'https://www.google.com/maps/embed?pb=1');
  });
  it('Locality: says that a map is foreign, and shows it neither there nor as a picture [PDET-12, FMT-4]', async () => {
    const { user, container } = show([{ ...flat, locationMap: 'https://evil.example/map' }]);
    await heading('Garuda Flat');
    await user.click(screen.getByRole('tab', { name: 'Locality' }));
    expect(screen.getByText('This map comes from an address we do not show here.')).toBeVisible();
    expect(container.querySelector('iframe, [href*="evil.example"], [src*="evil.example"]')).toBeNull();
  });
  it('Locality: says when there is no map [PDET-7]', async () => {
    const { user } = show([{ ...flat, locationMap: null }]);
    await heading('Garuda Flat');
    await user.click(screen.getByRole('tab', { name: 'Locality' }));
    expect(screen.getByText(/The seller has not added a map/)).toBeVisible();
  });
});

describe('promos', () => {
  it('offer valuation, interiors and posting [PDET-10]', async () => {
    const { user, store } = show();
    await heading('Garuda Flat');
    const valuation = within(screen.getByRole('region', { name: 'Is the price right?' }));
    expect(valuation.getByText('₹1999').tagName).toBe('S');
    expect(valuation.getByText('₹999')).toBeVisible();
    expect(valuation.getByRole('link')).toHaveAttribute('href', '/others#valuation-report');
    for (const text of ['₹25,000 off', 'Lowest price guarantee', '10-year warranty']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: 'Post your property' }));
    expect(store.getState().authModal).toMatchObject({ open: 'login', then: { path: '/postproperty' } });
  });

  it.each([
    ['agt', '/postproperty'],
    [null, '/dashboard#agent-application'],
  ])('lead a user of role %s to %s [PDET-10, HOME-6]', async (roleCode, href) => {
    show([flat], { token: 't', user: { roleCode } });
    await heading('Garuda Flat');
    expect(screen.getByRole('link', { name: 'Post your property' })).toHaveAttribute('href', href);
  });
});
