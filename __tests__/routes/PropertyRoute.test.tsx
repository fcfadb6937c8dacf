/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { readPropertyRow } from '@/api/readers/listings';
import { aProperty } from '../support/factories';
import { CALL, flat, heading, show } from '../support/propertyRoute';

const chosen = { chosenListing: { chosen: { _id: 'p1', name: 'Garuda Flat' } } };

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

  it.each(['constructor', '__proto__', 'x'.repeat(65)])(
    'says so for "%s", which no listing is called [ROUTE-20]',
    async (id) => {
      show([], { path: `/properties-listing?id=${id}`, preloaded: chosen });
      await heading('We could not find this listing');
    },
  );

  it('shows the latest others where a listing is gone [ROUTE-20]', async () => {
    show([], { server: { 'GET property': [aProperty({ _id: 'p7', name: 'Lake view flat' })] } });
    await heading('We could not find this listing');
    const others = within(await screen.findByRole('region', { name: 'Latest properties' }));
    expect(others.getByRole('link', { name: /Lake view flat/ })).toHaveAttribute('href', '/properties-listing?id=p7');
  });

  it('says of one that was sold what it was, with others of its kind from its place [PDET-3, ROUTE-20]', async () => {
    const place = { city: 'Tirupati', locality: 'Alipiri' };
    const sold = { name: 'Temple view villa', selectedSubtype: 'Villa', propertyType: 'Residential', ...place, bhk: 3 };
    const { server } = show([], {
      server: {
        'GET property/sold': sold,
        'GET property': (url: URL) => ({
          body:
            url.searchParams.get('selectedSubtype') === 'Villa'
              ? [aProperty({ _id: 'p7', name: 'Lake view villa', selectedSubtype: 'Villa', ...place })]
              : [aProperty({ _id: 'p8', name: 'A shop' })],
        }),
      },
    });
    await heading('This home has been sold');
    expect(screen.getByText('Temple view villa, Alipiri, Tirupati')).toBeVisible();
    const others = within(await screen.findByRole('region', { name: 'Similar properties' }));
    expect(others.getByRole('link', { name: /Lake view villa/ })).toBeVisible();
    expect(screen.queryByText('A shop')).toBeNull();
    expect(screen.getByRole('link', { name: 'See all like it' })).toHaveAttribute(
      'href',
      '/properties?city=Tirupati&selectedSubtype=Villa&locality=Alipiri',
    );
    expect(server.calls).toContain('GET property/sold?id=p1');
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

describe('promos', () => {
  it.each(['Plot/land', 'Agricultural Land', 'Office'])(
    'offer no interiors of a home for %s [PDET-10]',
    async (kind) => {
      show([{ ...flat, selectedSubtype: kind }]);
      await heading('Garuda Flat');
      expect(screen.getByRole('region', { name: 'Post your property' })).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Interiors for your new home' })).toBeNull();
    },
  );

  it('offer valuation, interiors and posting [PDET-10]', async () => {
    const { user, store } = show();
    await heading('Garuda Flat');
    const valuation = within(screen.getByRole('region', { name: 'Is the price right?' }));
    expect(valuation.getByText('₹1,999').tagName).toBe('S');
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
