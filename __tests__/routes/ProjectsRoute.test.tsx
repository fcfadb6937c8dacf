/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import ProjectsRoute from '@/routes/ProjectsRoute';
import { aProject } from '../support/factories';
import { renderScreen, type RenderOptions } from '../support/renderScreen';
import { QUIET } from '../support/quietAnswers';

const CALL = 'GET projects';
const towers = aProject({ _id: 'p1', name: 'Seshadri Towers' });
const villas = aProject({
  _id: 'p2',
  name: 'Govinda Villas',
  propertyType: 'Villa',
  city: 'Renigunta',
  locality: 'Main Road',
  unitConfig: ['4BHK'],
  unitPriceRangeFrom: 21_000_000,
  unitPriceRangeTo: 24_000_000,
  possessionStatus: 'ready_to_move',
});

const show = (rows: unknown, { path = '/projects', server = {}, ...rest }: RenderOptions = {}) =>
  renderScreen(<ProjectsRoute />, {
    path,
    pattern: '/projects',
    server: { ...QUIET.saved, [CALL]: rows, ...server },
    ...rest,
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const card = (name: string) => within(screen.getByRole('article', { name }));
const choose = (label: string) => screen.getByRole('combobox', { name: label });
const asked = (calls: readonly string[]) => calls.filter((call) => call.startsWith(CALL));

it('shows the builder’s logo where it has one, else its initials [JLIST-4]', async () => {
  const builderImage = '/uploads/logo-1-640x480.jpg';
  show([{ ...towers, builderImage }, villas]);
  await heading('2 projects');
  const logo = () => [...document.querySelectorAll(`img[src="${builderImage}"]`)];
  expect(logo()).toHaveLength(1);
  expect(screen.getByRole('article', { name: 'Seshadri Towers' })).toContainElement(logo()[0] as HTMLElement);
  expect(card('Govinda Villas').getByText('SC')).toBeVisible();
});

describe('heading', () => {
  it('says how many projects there are and where [JLIST-8]', async () => {
    show([towers], { path: '/projects?city=Tirupati' });
    await heading('1 project in Tirupati');
    expect(document.title).toContain('Projects in Tirupati');
  });

  it("counts by the server's total, less what the client's own filter drops [JLIST-8]", async () => {
    show(
      (url: URL) =>
        url.searchParams.has('page')
          ? { body: [], delay: 400 }
          : {
              body: [towers, villas],
              headers: { 'x-total-count': '44', link: '</api/projects?page=2&propertyType=Villa>; rel="next"' },
            },
      { path: '/projects?selectedSubtype=Villa' },
    );
    await heading('43 villa projects');
    expect(screen.getByRole('article', { name: 'Govinda Villas' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Seshadri Towers' })).toBeNull();
  });

  it('follows the next page and keeps what is there when it fails [JLIST-8, ERR-5]', async () => {
    let down = true;
    const page = (url: URL) => {
      if (!url.searchParams.has('page')) {
        return {
          body: [towers],
          headers: { 'x-total-count': '2', link: '</api/projects?page=2&propertyType=>; rel="next"' },
        };
      }
      return down ? { status: 500, body: { errors: { message: 'Down' } } } : [villas];
    };
    const { user } = show(page);
    expect(await screen.findByText('The next projects did not load.')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Seshadri Towers' })).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('2 projects');
    expect(await screen.findByRole('article', { name: 'Govinda Villas' })).toBeVisible();
  });

  it('says so when nothing fits, and clears the filters [JLIST-8]', async () => {
    const { user, location } = show([], { path: '/projects?city=Tirupati' });
    await heading('0 projects in Tirupati');
    const empty = screen.getByRole('heading', { name: 'No projects match these filters' }).parentElement;
    await user.click(within(empty ?? document.body).getByRole('button', { name: 'Clear Filters' }));
    expect(location()).toBe('/projects');
  });

  it('says so when the list does not load, and asks again on Retry [ERR-5]', async () => {
    const { server, user } = show({ status: 500, body: { errors: { message: 'Down' } } });
    await screen.findByRole('heading', { name: 'The projects did not load' });
    server.answer(CALL, [towers]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('article', { name: 'Seshadri Towers' });
  });
});

describe('filters', () => {
  it('offers the filters of the properties without sale type, and the project types [JLIST-1]', async () => {
    show([towers]);
    await heading('1 project');
    expect(screen.getByLabelText('City')).toBeVisible();
    const selects = [...screen.getByRole('complementary', { name: 'Filters' }).querySelectorAll('select')].map(
      ({ labels }) => labels[0]?.textContent,
    );
    expect(selects).toEqual(['Localities', 'Property type', 'BHK type', 'Budget', 'Possession status']);
    const types = within(choose('Property type')).getAllByRole('option');
    expect(types.map((option) => option.textContent)).toEqual(['All', 'Villa', 'Venture', 'Apartment', 'Commercial']);
  });

  it('hides BHK for Venture and Commercial [JLIST-2]', async () => {
    const { user } = show([towers]);
    await heading('1 project');
    for (const type of ['Venture', 'Commercial']) {
      await user.selectOptions(choose('Property type'), type);
      await waitFor(() => expect(screen.queryByRole('combobox', { name: 'BHK type' })).toBeNull());
      await user.selectOptions(choose('Property type'), 'Apartment');
      await screen.findByRole('combobox', { name: 'BHK type' });
    }
  });

  it('always sends propertyType, and of the rest only what is chosen [JLIST-3, JLIST-8]', async () => {
    const { user, calls, location } = show([towers]);
    await heading('1 project');
    expect(asked(calls)).toEqual([`${CALL}?propertyType=`]);
    await user.selectOptions(choose('BHK type'), '2 BHK');
    await user.selectOptions(choose('Budget'), '50L-1Cr');
    await user.selectOptions(choose('Possession status'), 'Under construction');
    await user.selectOptions(choose('Property type'), 'Apartment');
    await waitFor(() =>
      expect(asked(calls).at(-1)).toBe(
        `${CALL}?propertyType=Apartment&bhkType=2&minPrice=5000000&maxPrice=10000000&possessionStatus=Under%20construction`,
      ),
    );
    expect(choose('Property type')).toHaveDisplayValue('Apartment');
    expect(location()).toContain('selectedSubtype=Apartment');
  });

  it('also filters the answer itself [JLIST-8]', async () => {
    show([towers, villas], { path: '/projects?city=renigunta&possessionStatus=Ready%20to%20move' });
    await heading('1 project in renigunta');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('article', { name: 'Govinda Villas' })).toBeVisible();
  });

  it('preselects the type of the address and hides the filters then [ROUTE-3, JLIST-8]', async () => {
    const { user, calls } = show([towers, villas], { path: '/projects?selectedSubtype=Villa' });
    await heading('1 villa project');
    expect(asked(calls)).toEqual([`${CALL}?propertyType=Villa`]);
    expect(screen.queryByRole('combobox', { name: 'Property type' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show Filters · 1' }));
    expect(await screen.findByRole('combobox', { name: 'Property type' })).toHaveDisplayValue('Villa');
  });

  it('resets them all with Clear Filters [JLIST-8]', async () => {
    const { user, location, calls } = show([towers], { path: '/projects?city=Tirupati&bhkType=2' });
    await heading('1 result: 2 BHK projects in Tirupati');
    const [clear] = screen.getAllByRole('button', { name: 'Clear Filters' });
    if (clear) await user.click(clear);
    await heading('1 project');
    expect(location()).toBe('/projects');
    expect(asked(calls).at(-1)).toBe(`${CALL}?propertyType=`);
  });
});

describe('card', () => {
  it('shows name, place, builder, price range, possession and each configuration [JLIST-4, JLIST-5, JLIST-6]', async () => {
    show([towers]);
    await heading('1 project');
    const shown = card('Seshadri Towers');
    expect(shown.getByRole('heading', { name: 'Seshadri Towers' })).toBeVisible();
    expect(shown.getByText('Korlagunta, Tirupati')).toBeVisible();
    expect(shown.getByText('Seshadri Constructions')).toBeVisible();
    expect(shown.getByText('₹45 L – ₹92 L')).toBeVisible();
    expect(shown.getByText('Under construction')).toBeVisible();
    expect(shown.getByRole('row', { name: '2 BHK 1,100 – 1,250 sq ft ₹52.8 L – ₹60 L' })).toBeVisible();
    expect(shown.getByRole('row', { name: '3 BHK 1,500 – 1,900 sq ft ₹72 L – ₹91.2 L' })).toBeVisible();
    expect(shown.queryByRole('link', { name: /Brochure/ })).toBeNull();
  });

  it('leaves the unit area out where none is known [JLIST-4]', async () => {
    show([villas]);
    await heading('1 project');
    expect(card('Govinda Villas').getByRole('row', { name: '4 BHK ₹2.1 Cr – ₹2.4 Cr' })).toBeVisible();
  });

  it("takes the owner's name where no builder is named [JLIST-4]", async () => {
    show([{ ...towers, builderName: null, userId: { _id: 'u9', name: 'Lakshmi Naidu' } }]);
    await heading('1 project');
    expect(card('Seshadri Towers').getByText('Lakshmi Naidu')).toBeVisible();
  });

  it('shows the first 200 characters of the about text with Read More [JLIST-4, FMT-2]', async () => {
    const { user, location } = show([{ ...towers, about: `${'a'.repeat(200)}bcd` }]);
    await heading('1 project');
    const shown = card('Seshadri Towers');
    expect(shown.getByText(/^a+/).parentElement).toHaveTextContent(`${'a'.repeat(200)}… Read More`);
    await user.click(shown.getByRole('link', { name: /^Read More/ }));
    expect(location()).toBe('/properties-listing-one?id=p1');
  });

  it('says areas and the price per area in the chosen unit, beside the price per sq ft [JLIST-4, FMT-1]', async () => {
    const { user } = show([towers]);
    await screen.findByRole('article', { name: 'Seshadri Towers' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Area in' }), 'sq yd');
    expect(card('Seshadri Towers').getByText('₹4,800 / sq ft · ₹43,200 / sq yd')).toBeVisible();
    expect(card('Seshadri Towers').getByRole('row', { name: /^2 BHK/ })).toHaveTextContent('122 – 139 sq yd');
  });

  it.each(['/uploads/My%20Brochure.pdf', 'https://cdn.example/brochure.pdf'])(
    'links the brochure %s in a new tab [JLIST-4]',
    async (projectBrochure) => {
      show([{ ...towers, projectBrochure }]);
      await screen.findByRole('article', { name: 'Seshadri Towers' });
      const link = card('Seshadri Towers').getByRole('link', { name: 'Brochure' });
      expect(link).toHaveAttribute('href', projectBrochure);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    },
  );

  it.each(['http://cdn.example/brochure.pdf', 'javascript:alert(1)', null])(
    'links no brochure for %p [JLIST-4]',
    async (projectBrochure) => {
      show([{ ...towers, projectBrochure }]);
      await screen.findByRole('article', { name: 'Seshadri Towers' });
      expect(card('Seshadri Towers').queryByRole('link', { name: /Brochure/ })).toBeNull();
    },
  );

  it('opens the project and stores it as the chosen one [JLIST-7, ROUTE-5]', async () => {
    const { user, location, store } = show([towers]);
    await heading('1 project');
    await user.click(card('Seshadri Towers').getByRole('link', { name: 'Seshadri Towers' }));
    expect(location()).toBe('/properties-listing-one?id=p1');
    expect(store.getState().chosenListing.chosen).toEqual({ _id: 'p1', name: 'Seshadri Towers' });
  });

  it('leads View Number to the detail when logged in [JLIST-7]', async () => {
    const { user, location, store } = show([towers], { token: 't' });
    await heading('1 project');
    await user.click(card('Seshadri Towers').getByRole('button', { name: 'View Number' }));
    expect(location()).toBe('/properties-listing-one?id=p1');
    expect(store.getState().chosenListing.chosen?._id).toBe('p1');
    expect(store.getState().authModal.open).toBeNull();
  });

  it('asks for the login on View Number when logged out [JLIST-7]', async () => {
    const { user, location, store } = show([towers]);
    await heading('1 project');
    await user.click(card('Seshadri Towers').getByRole('button', { name: 'View Number' }));
    expect(location()).toBe('/projects');
    expect(store.getState().authModal).toMatchObject({
      open: 'login',
      then: { path: '/properties-listing-one?id=p1', label: 'Seshadri Towers' },
    });
    expect(store.getState().chosenListing.chosen).toBeNull();
  });
});
