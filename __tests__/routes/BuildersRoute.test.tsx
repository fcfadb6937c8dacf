/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import BuildersRoute from '@/routes/BuildersRoute';
import { aBuilder } from '../support/factories';
import { renderScreen } from '../support/renderScreen';

const about = 'Homes for families since 1998, and every paper shown.';
const seshadri = aBuilder({
  _id: 'b1',
  about,
  image: '/uploads/logo-1-640x480.jpg',
  projects: [
    { _id: 'pr1', name: 'Seshadri Towers', propertyMainImage: ['/uploads/tower-2-1280x960.jpg'] },
    { name: 'Garudadri Villas', propertyMainImage: ['/uploads/villa-3-1280x960.jpg'] },
  ],
  projectsList: ['Seshadri Towers', 'Balaji Enclave'],
});
const alipiri = aBuilder({ _id: 'b2', name: 'Alipiri Homes' });

const show = (path = '/buildersdevelopers', answer: unknown = [seshadri, alipiri]) =>
  renderScreen(<BuildersRoute />, {
    path,
    pattern: '/buildersdevelopers',
    server: { 'GET builders/getAllBuilders': answer },
  });

describe('builders list', () => {
  it('counts the builders [BUILD-1] [ROUTE-8]', async () => {
    show();
    expect(await screen.findByText('2 builders')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Builders and developers' })).toBeVisible();
  });

  it('shows year, experience, 30 characters of about and the ongoing projects [BUILD-2] [FMT-2]', async () => {
    show();
    const card = await screen.findByRole('article', { name: 'Seshadri Constructions' });
    expect(within(card).getByText('Since 1998')).toBeVisible();
    expect(within(card).getByText('28 years of experience')).toBeVisible();
    expect(within(card).getByText('Homes for families since 1998,…')).toBeVisible();
    expect(within(card).getByRole('heading', { name: '2 ongoing projects' })).toBeVisible();
    expect(within(card).getByRole('group', { name: 'Ongoing projects of Seshadri Constructions' })).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Seshadri Towers' })).toHaveAttribute(
      'href',
      '/properties-listing-one?id=pr1',
    );
    // The server named it without an id: shown, not linked.
    expect(within(card).getByText('Garudadri Villas')).toBeVisible();
    expect(within(card).queryByRole('link', { name: 'Garudadri Villas' })).toBeNull();
  });

  it('calls no project ongoing that is ready to move [BUILD-2]', async () => {
    const [towers] = seshadri.projects ?? [];
    show('/buildersdevelopers', [
      { ...seshadri, projects: [{ name: 'Villas' }, { ...towers, possessionStatus: 'ready_to_move' }] },
    ]);
    const card = within(await screen.findByRole('article', { name: 'Seshadri Constructions' }));
    expect(card.getByRole('heading', { name: '2 projects' })).toBeVisible();
    expect(card.getByRole('group', { name: 'Projects of Seshadri Constructions' })).toBeVisible();
    expect(card.queryByText(/ongoing/i)).toBeNull();
  });

  it('shows the image of the builder and of each ongoing project [BUILD-2]', async () => {
    show();
    const card = await screen.findByRole('article', { name: 'Seshadri Constructions' });
    const pictures = [...card.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    expect(pictures).toEqual([
      '/uploads/logo-1-640x480.jpg',
      '/uploads/tower-2-1280x960.jpg',
      '/uploads/villa-3-1280x960.jpg',
    ]);
    const tile = within(card).getByRole('link', { name: 'Seshadri Towers' });
    expect(tile.querySelector('img')).toHaveAttribute('src', '/uploads/tower-2-1280x960.jpg');
  });

  it('moves no pictures by itself: so many at once are in the reader’s way [BUILD-2]', async () => {
    show();
    expect(
      await screen.findByRole('button', { name: 'Next: Ongoing projects of Seshadri Constructions' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Pause|Play): / })).toBeNull();
  });

  it('chooses the project that is opened [ROUTE-5]', async () => {
    const { user, store } = show();
    const card = await screen.findByRole('article', { name: 'Seshadri Constructions' });
    await user.click(within(card).getByRole('link', { name: 'Seshadri Towers' }));
    expect(store.getState().chosenListing.chosen).toEqual({ _id: 'pr1', name: 'Seshadri Towers' });
  });

  it('opens the whole text and projects with Know more, and closing goes back to the list [BUILD-4] [BUILD-5]', async () => {
    const { user, location } = show();
    const card = await screen.findByRole('article', { name: 'Seshadri Constructions' });
    await user.click(within(card).getByRole('link', { name: 'Know more' }));
    const dialog = screen.getByRole('dialog', { name: 'Seshadri Constructions' });
    expect(location()).toBe('/buildersdevelopers?id=b1');
    expect(within(dialog).getByText(about)).toBeVisible();
    expect(within(dialog).getByText('Garudadri Villas')).toBeVisible();
    expect(within(dialog).getByText('Balaji Enclave')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Request a call back' })).toHaveAttribute(
      'href',
      '/buildersdevelopers?id=b1#share-your-details',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/buildersdevelopers');
  });

  it('leads from each project that can be asked about to the page’s own form, with that project chosen [BUILD-5, JDET-8]', async () => {
    const { user, location } = show('/buildersdevelopers?id=b1', [
      { ...seshadri, projects: [...(seshadri.projects ?? []), { _id: 'pr2', name: 'Hill View' }] },
    ]);
    const which = await screen.findByRole('combobox', { name: 'Which project?' });
    expect(screen.getByRole('link', { name: 'Ask about it: Seshadri Towers' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ask about it: Hill View' }));
    expect(which).toHaveDisplayValue('Hill View');
    expect(location()).toBe('/buildersdevelopers?id=b1&ask=pr2');
    expect(screen.getByRole('region', { name: 'Share your details' })).toHaveFocus();
  });

  it('leads from the list’s dialog to the form of the project itself [BUILD-4]', async () => {
    const { user } = show();
    const card = await screen.findByRole('article', { name: 'Seshadri Constructions' });
    await user.click(within(card).getByRole('link', { name: 'Know more' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Seshadri Constructions' }));
    const asks = dialog.getAllByRole('link', { name: /^Ask about/ });
    expect(asks.map((ask) => ask.getAttribute('href'))).toEqual(['/properties-listing-one?id=pr1#share-your-details']);
  });

  it('takes a call back about the project that is chosen, by the form of its page and after its login [BUILD-5, JDET-8, JDET-9]', async () => {
    const { user, store } = show('/buildersdevelopers?id=b1', [
      {
        ...seshadri,
        projects: [...(seshadri.projects ?? []), { _id: 'pr2', name: 'Hill View', unitConfig: ['2BHK'] }],
      },
    ]);
    const form = await screen.findByRole('form', { name: 'Share your details' });
    expect(form).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which project?' }), 'Hill View');
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '9876543210');
    await user.click(screen.getByRole('button', { name: 'Login to Request a call back' }));
    expect(store.getState().authModal.then).toMatchObject({
      path: '/properties-listing-one?id=pr2#share-your-details',
      listingId: 'pr2',
      typed: { phone: '9876543210' },
    });
  });

  it('keeps what was typed, and the focus, when another project is chosen [BUILD-5, JDET-8]', async () => {
    const { user } = show('/buildersdevelopers?id=b1#share-your-details', [
      { ...seshadri, projects: [...(seshadri.projects ?? []), { _id: 'pr2', name: 'Hill View' }] },
    ]);
    const which = await screen.findByRole('combobox', { name: 'Which project?' });
    await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '9876543210');
    await user.selectOptions(which, 'Hill View');
    which.focus();
    await user.selectOptions(which, 'Seshadri Towers');
    expect(which).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('9876543210');
  });

  it('orders the builders as the address says [BUILD-2, ROUTE-17]', async () => {
    const { user, location } = show();
    await screen.findByText('2 builders');
    const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names()).toEqual(['Seshadri Constructions', 'Alipiri Homes']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Name');
    expect(names()).toEqual(['Alipiri Homes', 'Seshadri Constructions']);
    await waitFor(() => expect(location()).toBe('/buildersdevelopers?sort=name'));
  });

  it('leads from the dialog to the page of the same address [BUILD-4, BUILD-5]', async () => {
    const { user, location } = show();
    const card = await screen.findByRole('article', { name: 'Seshadri Constructions' });
    await user.click(within(card).getByRole('link', { name: 'Know more' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Open as a page' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Seshadri Constructions' })).toBeVisible();
    expect(location()).toBe('/buildersdevelopers?id=b1');
  });

  it('opens a shared address as a page of its own, with its projects and the way to all builders [BUILD-4, BUILD-5, ROUTE-18]', async () => {
    const { user, location, store } = show('/buildersdevelopers?id=b1', [
      {
        ...seshadri,
        projects: [
          {
            _id: 'pr1',
            name: 'Seshadri Towers',
            locality: 'Alipiri',
            city: 'Tirupati',
            unitPriceRangeFrom: 4_500_000,
            unitConfig: ['2BHK', '3BHK'],
            propertyType: 'Apartment',
            possessionStatus: 'Under construction',
            reraId: 'P10112345678',
          },
        ],
      },
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Seshadri Constructions' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Seshadri Constructions – Gruham'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(about)).toBeVisible();
    for (const fact of ['Since 1998', '28 years of experience', '1 project'])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    const project = screen.getByRole('article', { name: 'Seshadri Towers' });
    for (const fact of [
      '₹45 L',
      'Alipiri, Tirupati',
      'Under construction',
      '2, 3 BHK',
      'Apartment',
      'RERA P10112345678',
    ])
      expect(within(project).getByText(fact)).toBeVisible();
    expect(screen.getByText('Prices')).not.toHaveClass('sr-only');
    await user.click(within(project).getByRole('link', { name: 'Seshadri Towers' }));
    expect(store.getState().chosenListing.chosen).toEqual({ _id: 'pr1', name: 'Seshadri Towers' });
    expect(location()).toBe('/properties-listing-one?id=pr1');
  });

  it('goes by the breadcrumb from a builder’s page, here known by its name alone, to the list [BUILD-5]', async () => {
    const { user, location } = show('/buildersdevelopers?id=Nameless%20Builders', [
      aBuilder({ _id: undefined, name: 'Nameless Builders' }),
    ]);
    await screen.findByRole('heading', { level: 1, name: 'Nameless Builders' });
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('link').at(-1)).toHaveTextContent('Nameless Builders');
    expect(crumbs.getByRole('link', { current: 'page' })).toHaveTextContent('Nameless Builders');
    await user.click(crumbs.getByRole('link', { name: 'Builders and developers' }));
    expect(location()).toBe('/buildersdevelopers');
    expect(screen.getByText('1 builder')).toBeVisible();
  });

  it('says so when there is no builder under a shared address [BUILD-5]', async () => {
    show('/buildersdevelopers?id=zzz');
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this builder' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all builders' })).toHaveAttribute('href', '/buildersdevelopers');
  });

  it('filters by name and keeps it in the address [BUILD-5] [ROUTE-17]', async () => {
    const { user, location } = show();
    await screen.findByText('2 builders');
    await user.type(screen.getByRole('searchbox', { name: "Builder's name" }), 'alip');
    expect(screen.getByText('1 builder')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Seshadri Constructions' })).toBeNull();
    await waitFor(() => expect(location()).toBe('/buildersdevelopers?name=alip'));
    await user.type(screen.getByRole('searchbox', { name: "Builder's name" }), 'zz');
    await user.click(screen.getByRole('button', { name: 'Show all builders' }));
    expect(screen.getByText('2 builders')).toBeVisible();
  });

  it('only logs a failed load and offers Retry [BUILD-3]', async () => {
    const { user, server, notices, seen } = show('/buildersdevelopers', {
      status: 503,
      body: { errors: { message: 'Busy' } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Busy');
    expect(notices).toEqual([]);
    expect(seen.logged).toEqual(['getBuilders: Busy']);
    server.answer('GET builders/getAllBuilders', [alipiri]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Alipiri Homes' })).toBeVisible();
  });
});
