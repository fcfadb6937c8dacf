/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, useNavigate } from 'react-router';
import { showSite } from '@/domain/site';
import PropertiesRoute from '@/routes/PropertiesRoute';
import { aProperty } from '../support/factories';
import { renderScreen, type RenderOptions } from '../support/renderScreen';
import { settle } from '../support/settle';

const CALL = 'GET property';
const flat = aProperty({ _id: 'p1', name: 'Garuda Flat' });
const villa = aProperty({
  _id: 'p2',
  name: 'Hill Villa',
  selectedSubtype: 'Villa',
  bedroom: '4 BHK',
  expectedPrice: 21_000_000,
});

const show = (rows: unknown, { path = '/properties', server = {}, ...rest }: RenderOptions = {}) =>
  renderScreen(<PropertiesRoute />, { path, pattern: '/properties', server: { [CALL]: rows, ...server }, ...rest });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const choose = (label: string) => screen.getByRole('combobox', { name: label });
const asked = (calls: readonly string[]) => calls.filter((call) => call === CALL || call.startsWith(`${CALL}?`));

describe('address and calls', () => {
  it('reads city and selectedSubtype from the address [ROUTE-2, PLIST-3]', async () => {
    const { calls } = show([villa], { path: '/properties?city=Tirupati&selectedSubtype=Villa' });
    await heading('1 villa in Tirupati');
    expect(asked(calls)).toEqual([`${CALL}?city=Tirupati&selectedSubtype=Villa`]);
    expect(document.title).toContain('Villas in Tirupati');
  });

  it('asks with no parameter when nothing is chosen, and for the localities [PLIST-2, PLIST-3]', async () => {
    const { calls } = show([flat, villa], {
      server: { 'GET users/getAllLocalities': [{ name: 'Alipiri' }, { name: 'M R Palli' }] },
    });
    await heading('2 properties');
    expect(asked(calls)).toEqual([CALL]);
    expect(within(choose('Localities')).getByRole('option', { name: 'M R Palli' })).toBeInTheDocument();
  });

  it('offers the localities of the chosen city alone [PLIST-2, API-22]', async () => {
    const server = {
      'GET users/getAllLocalities': [{ name: 'Alipiri' }, { name: 'Nesanur' }, { name: 'M R Palli' }],
      'GET users/getAllCities': {
        citieslist: [
          { name: 'Tirupati', localities: [{ name: 'M R Palli' }, { name: 'Alipiri' }] },
          { name: 'Puttur', localities: [{ name: 'Nesanur' }] },
        ],
      },
    };
    const { user } = show([flat], { path: '/properties?city=Tirupati', server });
    const offered = () =>
      within(choose('Localities'))
        .getAllByRole('option')
        .map((option) => option.textContent);
    await waitFor(() => expect(offered()).toEqual(['All', 'Alipiri', 'M R Palli']));
    await user.click(screen.getByRole('button', { name: 'Clear text' }));
    await waitFor(() => expect(offered()).toEqual(['All', 'Alipiri', 'M R Palli', 'Nesanur']));
  });

  it('offers the localities in the order of the names that are shown [PLIST-2]', async () => {
    showSite({ places: { Alipiri: 'అలిపిరి', Korlagunta: 'కొర్లగుంట', Balaji: 'బాలాజీ' } });
    show([flat], {
      server: { 'GET users/getAllLocalities': [{ name: 'Balaji' }, { name: 'Korlagunta' }, { name: 'Alipiri' }] },
    });
    const offered = () => within(choose('Localities')).getAllByRole('option');
    await waitFor(() =>
      expect(offered().map((option) => option.textContent)).toEqual(['All', 'అలిపిరి', 'కొర్లగుంట', 'బాలాజీ']),
    );
    showSite({});
  });

  it('asks again at each choice, with what is chosen alone [PLIST-3]', async () => {
    const { user, calls } = show([flat]);
    await heading('1 property');
    await user.selectOptions(choose('BHK type'), '2');
    await user.selectOptions(choose('Budget'), '0-50L');
    await user.selectOptions(choose('Possession status'), 'Ready to move');
    await waitFor(() =>
      expect(asked(calls)).toContain(`${CALL}?bhkType=2&maxPrice=5000000&possessionStatus=Ready%20to%20move`),
    );
    await user.selectOptions(choose('Property type'), 'Office');
    // The hidden BHK choice is not sent.
    await waitFor(() => expect(asked(calls).join()).toMatch(/property\?selectedSubtype=Office&maxPrice/));
  });
});

describe('heading', () => {
  it('says count and filters [PLIST-6]', async () => {
    show([flat], {
      path: '/properties?city=Tirupati&minPrice=5000000&maxPrice=10000000&possessionStatus=Ready%20to%20move',
    });
    await heading('1 property in Tirupati between ₹50 lakh and ₹1 crore');
    expect(screen.getByText('Ready to move', { selector: 'p' })).toBeVisible();
    expect(document.title).toContain('between ₹50 lakh and ₹1 crore, ready to move');
  });

  it('says that nothing is to let to who asked for it, and shows what fits the rest [PLIST-3, PLIST-6]', async () => {
    const { user, calls, location } = show([flat], { path: '/properties?bhkType=2&transactionType=Rent' });
    await heading('1 result: 2 BHK homes');
    const said = 'Everything listed here is for sale, nothing is for rent.';
    expect(screen.getByText(said)).toBeVisible();
    expect(asked(calls)).toEqual([`${CALL}?bhkType=2`]);
    expect(choose('Sale type')).toHaveValue('');
    await user.selectOptions(choose('Sale type'), 'Resale');
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(location()).toBe('/properties?bhkType=2&transactionType=Resale');
  });

  it("counts by the server's total, less the loaded ones its own filter drops [PLIST-6, PLIST-8]", async () => {
    show(
      (url: URL) =>
        url.searchParams.has('page')
          ? { body: [], delay: 500 }
          : {
              body: [flat, villa],
              headers: { 'x-total-count': '412', link: '</api/property?page=2&selectedSubtype=Villa>; rel="next"' },
            },
      { path: '/properties?selectedSubtype=Villa' },
    );
    await heading('411 villas');
    expect(screen.getByRole('article', { name: 'Hill Villa' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Garuda Flat' })).toBeNull();
  });

  it('claims no count while the answer is under way [PLIST-6, PLIST-16]', async () => {
    const { user, server } = show([flat]);
    await heading('1 property');
    server.answer(CALL, { body: [], delay: 300 });
    await user.selectOptions(choose('Sale type'), 'Resale');
    await heading('Properties, resale');
    // What is known and fits stays, dimmed.
    expect(screen.getByRole('article').closest('[aria-busy="true"]')).not.toBeNull();
    await heading('0 properties');
  });
});

it('shows the newer answer, however late the older one comes [PLIST-16]', async () => {
  let release: (rows: unknown) => void = () => undefined;
  const late = new Promise((resolve) => {
    release = resolve;
  });
  const { user } = show((url: URL) => (url.searchParams.get('selectedSubtype') === 'Flat/Apartment' ? late : [villa]));
  await heading('1 property');
  await user.selectOptions(choose('Property type'), 'Flat/Apartment');
  await user.selectOptions(choose('Property type'), 'Villa');
  expect(await screen.findByRole('article', { name: 'Hill Villa' })).toBeVisible();
  release([flat]);
  await settle(50);
  await heading('1 villa');
  expect(screen.queryByRole('article', { name: 'Garuda Flat' })).toBeNull();
});

describe('pages', () => {
  const page = (from: number) =>
    Array.from({ length: 24 }, (_, at) => aProperty({ _id: `n${from + at}`, name: `Home ${from + at}` }));
  const paged = (url: URL) =>
    url.searchParams.has('page')
      ? { body: [...page(23), aProperty({ _id: 'last' })], headers: { 'x-total-count': '48' } }
      : { body: page(0), headers: { 'x-total-count': '48', link: '</api/property?page=2>; rel="next"' } };

  it('asks for the next page on Show more, and shows each listing once', async () => {
    const { user, calls } = show(paged);
    await heading('48 properties');
    expect(screen.getAllByRole('article').length).toBeLessThan(15);
    expect(screen.getAllByRole('listitem').find((item) => item.hasAttribute('aria-posinset'))).toHaveAttribute(
      'aria-setsize',
      '48',
    );
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(asked(calls)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
    await heading('48 properties');
  });

  it('keeps what is loaded when the next page fails, and asks for it again [PLIST-17]', async () => {
    const { user, server } = show(paged);
    await heading('48 properties');
    server.answer(CALL, { status: 500, body: { errors: { message: 'Down' } } });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const alert = await screen.findByText('The next properties did not load.');
    expect(screen.getByRole('article', { name: 'Home 0' })).toBeVisible();
    server.answer(CALL, paged);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  });

  it('goes on by itself when all that came was dropped by its own filter [PLIST-8]', async () => {
    show(
      (url: URL) =>
        url.searchParams.has('page')
          ? [villa]
          : { body: [flat], headers: { 'x-total-count': '2', link: '</api/property?page=2>; rel="next"' } },
      { path: '/properties?selectedSubtype=Villa' },
    );
    expect(await screen.findByRole('article', { name: 'Hill Villa' })).toBeVisible();
    await heading('1 villa');
  });
});

describe('nothing', () => {
  it('says so when nothing fits, and clears the filters [PLIST-9, PLIST-17]', async () => {
    const { user, location } = show([], { path: '/properties?city=Tirupati&bhkType=2' });
    await heading('0 results: 2 BHK homes in Tirupati');
    const empty = screen.getByRole('heading', { name: 'No properties match these filters' }).parentElement;
    await user.click(within(empty ?? document.body).getByRole('button', { name: 'Clear Filters' }));
    expect(location()).toBe('/properties');
    expect(await screen.findByRole('heading', { name: 'Nothing is on offer right now' })).toBeVisible();
  });

  it('says so when the load failed, and asks again on Retry [PLIST-17]', async () => {
    const { user, server } = show({ status: 500, body: { errors: { message: 'Down' } } });
    expect(await screen.findByRole('heading', { name: 'The properties did not load' })).toBeVisible();
    server.answer(CALL, [flat]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Garuda Flat' })).toBeVisible();
  });
});

describe('way back', () => {
  function Detail() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    );
  }
  it('restores filters and pages without asking again [ROUTE-17]', async () => {
    const { user, calls, location } = renderScreen(<PropertiesRoute />, {
      path: '/home',
      pattern: '/properties',
      elsewhere: { '/home': <Link to="/properties">List</Link>, '/properties-listing': <Detail /> },
      server: { [CALL]: [flat, villa] },
    });
    await user.click(screen.getByRole('link', { name: 'List' }));
    await heading('2 properties');
    await user.selectOptions(choose('Property type'), 'Villa');
    await heading('1 villa');
    const before = asked(calls).length;
    fireEvent.click(screen.getByRole('link', { name: /^4 BHK Villa/ }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(location()).toBe('/properties?selectedSubtype=Villa');
    // The list is there in the first frame.
    expect(screen.getByRole('article', { name: 'Hill Villa' })).toBeVisible();
    expect(asked(calls)).toHaveLength(before);
  });
});

it('mounts only what is seen of a long list [PLIST-7]', async () => {
  show(Array.from({ length: 1000 }, (_, at) => aProperty({ _id: `m${at}` })));
  await heading('1,000 properties');
  expect(screen.getAllByRole('article').length).toBeLessThanOrEqual(20);
});
