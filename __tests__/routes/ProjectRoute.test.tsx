/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import type { Project } from '@/contract/entities';
import { marketplaceApi } from '@/api/marketplaceApi';
import ProjectRoute from '@/routes/ProjectRoute';
import { aProject, aProperty } from '../support/factories';
import { renderScreen, type RenderOptions } from '../support/renderScreen';
import { testStore } from '../support/testStore';

const PATH = '/properties-listing-one';
const CALL = 'GET projects/propertyDetailsByUser';

const towers = aProject({
  _id: 'p1',
  name: 'Seshadri Towers',
  propertyMainImage: ['/uploads/tower-2-1280x960.jpg', '/uploads/tower-3-1280x960.jpg'],
  exteriorView: ['/uploads/outside-1-1280x960.jpg'],
  livingRoom: ['/uploads/living-1-1280x960.jpg'],
  kitchen: ['/uploads/kitchen-1-1280x960.jpg'],
  bedrooms: ['/uploads/bed-1-1280x960.jpg', '/uploads/bed-2-1280x960.jpg'],
  floorPlan2Bhk: ['/uploads/plan-2-800x600.jpg'],
  projectExtentArea: '3.5acres',
  noOfUnits: 12,
  noOfFloors: 9,
  totalBlocks: 4,
  launchDate: '2026-03-01',
  livingDiningFloor: 'Vitrified tiles',
  kitchenFitting: 'Granite counter',
  bedroomWall: 'Acrylic emulsion',
  toiletFitting: 'Chrome fittings',
  projectBrochure: '/uploads/seshadri.pdf',
  video: 'https://youtu.be/abcdefghijk',
  locationMap: ['https://www.google.com/maps/embed?pb=1'],
  locationHighlights: ['Bus stand 1 km'],
  amenities: { swimmingPool: true, vaastuComplaint: true, lift: false },
  customAmenities: ['Pooja hall'],
});

const show = (project: Project | null, { path = `${PATH}?id=p1`, server = {}, ...rest }: RenderOptions = {}) =>
  renderScreen(<ProjectRoute />, {
    path,
    pattern: PATH,
    server: { [CALL]: project === null ? [] : [project], ...server },
    ...rest,
  });

const title = () => screen.findByRole('heading', { level: 1, name: 'Seshadri Towers' });
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('which project', () => {
  it('opens the one of ?id= and stores it as the chosen one [ROUTE-5, ROUTE-6]', async () => {
    const { store, calls } = show(towers, { preloaded: { chosenListing: { chosen: { _id: 'old', name: 'Old' } } } });
    await title();
    expect(calls).toContain(`${CALL}?id=p1`);
    expect(calls).not.toContain(`${CALL}?id=old`);
    expect(store.getState().chosenListing.chosen).toEqual({ _id: 'p1', name: 'Seshadri Towers' });
  });

  it('opens the chosen one at the bare address [ROUTE-20]', async () => {
    const { calls } = show(towers, {
      path: PATH,
      preloaded: { chosenListing: { chosen: { _id: 'p1', name: 'Seshadri Towers' } } },
    });
    await title();
    expect(calls).toContain(`${CALL}?id=p1`);
  });

  it('says that nothing is there when nothing is chosen, and leads on [ROUTE-20]', async () => {
    const { calls, user, location } = show(towers, { path: PATH });
    expect(screen.getByRole('heading', { level: 1, name: 'This project is not here' })).toBeVisible();
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'See all projects' }));
    expect(location()).toBe('/projects');
  });

  it.each([
    ['an empty list', []],
    ['404', { status: 404, body: { errors: { message: 'Not found' } } }],
    ['another listing', [aProperty({ _id: 'else' })]],
  ])(
    'says that an unknown id is not there, answered with %s, and keeps the choice [ROUTE-20]',
    async (_how, answer) => {
      const { store } = show(null, {
        server: { [CALL]: answer },
        preloaded: { chosenListing: { chosen: { _id: 'old', name: 'Old' } } },
      });
      expect(await screen.findByRole('heading', { level: 1, name: 'This project is not here' })).toBeVisible();
      expect(store.getState().chosenListing.chosen).toEqual({ _id: 'old', name: 'Old' });
    },
  );
});

describe('arriving', () => {
  it('shows name, price and picture from the list at once, the rest when it comes', async () => {
    const { store } = testStore({ 'GET projects': [aProject({ _id: 'p1', name: 'Seshadri Towers' })] });
    await store.dispatch(marketplaceApi.endpoints.getProjects.initiate('propertyType='));
    const { projects } = store.getState();
    const { container } = show(null, { server: { [CALL]: { body: [towers], delay: 60 } }, preloaded: { projects } });
    expect(screen.getByRole('heading', { level: 1, name: 'Seshadri Towers' })).toBeVisible();
    expect(screen.getAllByText('₹45.00 L – ₹92.00 L')[0]).toBeVisible();
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/uploads/tower-2-1280x960.jpg');
    expect(screen.queryByRole('region', { name: 'Overview' })).toBeNull();
    expect(await screen.findByRole('region', { name: 'Overview' })).toBeVisible();
  });

  it('says so when it does not load, and asks again on Retry [ERR-5]', async () => {
    const { server, user } = show(null, { server: { [CALL]: { status: 500, body: { errors: { message: 'Down' } } } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Down');
    server.answer(CALL, [towers]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await title();
  });
});

describe('head', () => {
  it('shows title, place, price range, price per sq.ft., configurations, possession and area [JDET-1]', async () => {
    show(towers);
    await title();
    expect(screen.getByText('Korlagunta, Tirupati · by Seshadri Constructions')).toBeVisible();
    expect(screen.getAllByText('₹45.00 L – ₹92.00 L')[0]).toBeVisible();
    expect(screen.getByText('₹4,800 / sq.ft.')).toBeVisible();
    expect(screen.getByText('Super built-up area').parentElement).toHaveTextContent('1,100 – 1,900 sq ft');
    expect(screen.getAllByText('2, 3 BHK')[0]).toBeVisible();
    expect(screen.getAllByText('Under construction')[0]).toBeVisible();
    expect(document.title).toContain('Seshadri Towers');
  });

  it('has a carousel of all pictures and opens them full-screen by category [JDET-1]', async () => {
    const { user } = show(towers);
    await title();
    const carousel = screen.getByRole('group', { name: 'Pictures of Seshadri Towers' });
    expect(within(carousel).getAllByRole('group')).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: '2 more' }));
    const gallery = within(screen.getByRole('dialog', { name: 'Seshadri Towers' }));
    await user.click(await gallery.findByRole('button', { name: 'Kitchen (1)' }));
    expect(gallery.getByRole('img', { name: 'Kitchen' })).toHaveAttribute('src', '/uploads/kitchen-1-1280x960.jpg');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('links the brochure for download [JDET-1]', async () => {
    show(towers);
    await title();
    const link = screen.getByRole('link', { name: 'Download brochure' });
    expect(link).toHaveAttribute('href', '/uploads/seshadri.pdf');
    expect(link).toHaveAttribute('download');
  });

  it('opens a brochure on Google Drive in a new tab, where there is no file to download [JDET-1]', async () => {
    show({ ...towers, projectBrochure: 'https://drive.google.com/file/d/1AbCdEfGhIjK/view' });
    await title();
    const link = screen.getByRole('link', { name: 'Download brochure' });
    expect(link).toHaveAttribute('href', 'https://drive.google.com/file/d/1AbCdEfGhIjK/preview');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).not.toHaveAttribute('download');
  });

  it('takes a brochure at the API’s own origin, wherever the API runs [JDET-6]', async () => {
    const env = jest.replaceProperty(process, 'env', {
      ...process.env,
      API_BASE_URL: 'https://api.example/api/',
    });
    try {
      const { user } = show({ ...towers, projectBrochure: 'https://api.example/uploads/own.pdf' });
      await title();
      const address = 'https://api.example/uploads/own.pdf';
      expect(screen.getByRole('link', { name: 'Download brochure' })).toHaveAttribute('href', address);
      await user.click(screen.getByRole('button', { name: 'Show the brochure' }));
      expect(screen.getByTitle('Brochure of Seshadri Towers')).toHaveAttribute('src', address);
    } finally {
      env.restore();
    }
  });

  it('embeds the video when asked, from a host without cookies [JDET-1]', async () => {
    const { user } = show(towers);
    await title();
    expect(screen.queryByTitle('Video of Seshadri Towers')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Play the video' }));
    expect(screen.getByTitle('Video of Seshadri Towers')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    );
  });

  it('never frames a foreign video, map or brochure, and says so [JDET-1, JDET-6, FMT-4]', async () => {
    const { container } = show({
      ...towers,
      video: 'https://evil.example/v',
      locationMap: 'https://evil.example/map',
      projectBrochure: 'https://evil.example/b.pdf',
    });
    await title();
    expect(screen.queryByRole('button', { name: 'Play the video' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Download brochure' })).toBeNull();
    expect(screen.getByText('This video is at an address we do not show here.')).toBeVisible();
    expect(section('Brochure').getByText('The brochure is at an address we do not show here.')).toBeVisible();
    expect(screen.queryByText('No Brochure')).toBeNull();
    expect(container.querySelector('a[href*="evil.example"], img[src*="evil.example"]')).toBeNull();
    expect(section('Locality').getByText('This map comes from an address we do not show here.')).toBeVisible();
    expect(container.querySelector('iframe, object, embed')).toBeNull();
  });
});

describe('sections', () => {
  const NAMES = ['Overview', 'About', 'Floor plans', 'Specifications', 'Amenities', 'Brochure', 'Locality'];

  it('has tabs that scroll to each section [JDET-2]', async () => {
    const scrolled: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      scrolled.push(this.id);
    });
    const { user, location } = show(towers);
    await title();
    const tabs = within(screen.getByRole('navigation', { name: 'Sections of this project' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual(NAMES);
    for (const tab of tabs) await user.click(tab);
    expect(scrolled).toHaveLength(NAMES.length);
    expect(screen.getByRole('region', { name: 'Locality' })).toHaveFocus();
    expect(scrolled.at(-1)).toBe(screen.getByRole('region', { name: 'Locality' }).id);
    expect(location()).toBe(`${PATH}?id=p1`);
    jest.restoreAllMocks();
  });

  it('shows project area, sizes, units and launch date [JDET-3]', async () => {
    show(towers);
    await title();
    const rows = section('Overview');
    for (const [name, value] of [
      ['Project area', '3.5 acres'],
      ['Sizes', '1,100 – 1,900 sq ft'],
      ['Project size', '108 units'],
      ['Launch date', '1 March 2026'],
    ] as const) {
      expect(rows.getByText(name).nextElementSibling).toHaveTextContent(value);
    }
  });

  it("shows the project's own about text and amenities, in both spellings [JDET-10]", async () => {
    show(towers);
    await title();
    expect(section('About').getByText('Two towers around a garden.')).toBeVisible();
    const amenities = section('Amenities').getAllByRole('listitem');
    expect(amenities.map((item) => item.textContent)).toEqual(['Swimming Pool', 'Vaastu Compliant', 'Pooja hall']);
  });

  it('shows the floor plan, area and price of each configuration [JDET-4]', async () => {
    const { user } = show(towers);
    await title();
    const plans = section('Floor plans');
    expect(plans.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['2 BHK', '3 BHK']);
    expect(plans.getByText('1,100 – 1,250 sq ft')).toBeVisible();
    expect(plans.getByRole('button', { name: 'Open floor plan 1 of 1: 2 BHK' })).toBeVisible();
    await user.click(plans.getByRole('tab', { name: '3 BHK' }));
    expect(plans.getByText('₹72 L – ₹91.2 L')).toBeVisible();
    expect(plans.getByText('No floor plan for this configuration yet.')).toBeVisible();
  });

  it('shows floor, fitting, wall and ceiling of each room [JDET-5]', async () => {
    show(towers);
    await title();
    const cells = within(section('Specifications').getByRole('table'));
    expect(cells.getByRole('row', { name: 'Living/Dining Vitrified tiles – –' })).toBeVisible();
    expect(cells.getByRole('row', { name: 'Bedroom – – Acrylic emulsion' })).toBeVisible();
    expect(cells.getByRole('row', { name: 'Kitchen – Granite counter –' })).toBeVisible();
    expect(cells.getByRole('row', { name: 'Toilet – Chrome fittings –' })).toBeVisible();
  });

  it('hides the specifications of a venture, their tab too [JDET-5]', async () => {
    show({ ...towers, propertyType: 'venture' });
    await title();
    expect(screen.queryByRole('region', { name: 'Specifications' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Specifications' })).toBeNull();
  });

  it('embeds brochure and map when asked [JDET-6]', async () => {
    const { user } = show(towers);
    await title();
    await user.click(screen.getByRole('button', { name: 'Show the brochure' }));
    expect(screen.getByTitle('Brochure of Seshadri Towers')).toHaveAttribute('src', '/uploads/seshadri.pdf');
    await user.click(screen.getByRole('button', { name: 'Show the map' }));
    expect(screen.getByTitle('Location map of Seshadri Towers')).toHaveAttribute(
      'src',
      'https://www.google.com/maps/embed?pb=1',
    );
  });

  it('shows a map that is a picture as one [JDET-6]', async () => {
    show({ ...towers, locationMap: '/uploads/map-1-800x600.jpg' });
    await title();
    expect(section('Locality').getByRole('img', { name: 'Location map of Seshadri Towers' })).toHaveAttribute(
      'src',
      '/uploads/map-1-800x600.jpg',
    );
  });

  it('says No Brochure and No Location where there is none [JDET-6]', async () => {
    show({ ...towers, projectBrochure: null, locationMap: null, video: ' ' });
    await title();
    expect(screen.queryByText(/at an address we do not show/)).toBeNull();
    expect(section('Brochure').getByText('No Brochure')).toBeVisible();
    expect(section('Locality').getByText('No Location')).toBeVisible();
  });
});

describe('beside and below', () => {
  it('shows at most three other projects of the city, not itself [JDET-7]', async () => {
    const others = ['A', 'B', 'C', 'D'].map((name) => aProject({ _id: name, name: `Project ${name}` }));
    const { calls, user, location, store } = show(towers, { server: { 'GET projects': [towers, ...others] } });
    const sample = within(await screen.findByRole('region', { name: 'Other projects in Tirupati' }));
    expect(sample.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Project A',
      'Project B',
      'Project C',
    ]);
    expect(calls).toContain('GET projects?propertyType=&city=Tirupati');
    await user.click(sample.getByRole('link', { name: 'Project B' }));
    expect(location()).toBe(`${PATH}?id=B`);
    expect(store.getState().chosenListing.chosen).toEqual({ _id: 'B', name: 'Project B' });
  });

  it('asks a visitor to log in for a call back and offers the project afterwards [JDET-9]', async () => {
    const { user, store } = show(towers);
    await title();
    await user.click(await screen.findByRole('button', { name: 'Login to Request a call back' }));
    expect(store.getState().authModal).toMatchObject({
      open: 'login',
      then: { path: `${PATH}?id=p1`, label: 'Seshadri Towers' },
    });
  });

  it('does not ask a logged-in visitor to log in [JDET-9]', async () => {
    show(towers, { token: 't' });
    await title();
    expect(await screen.findByRole('button', { name: 'Request a call back' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Login to Request a call back' })).toBeNull();
  });
});
