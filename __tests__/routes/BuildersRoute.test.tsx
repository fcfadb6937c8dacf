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
    expect(within(card).getByRole('group', { name: 'Ongoing projects of Seshadri Constructions' })).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Seshadri Towers' })).toHaveAttribute(
      'href',
      '/properties-listing-one?id=pr1',
    );
    // The server named it without an id: shown, not linked.
    expect(within(card).getByText('Garudadri Villas')).toBeVisible();
    expect(within(card).queryByRole('link', { name: 'Garudadri Villas' })).toBeNull();
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
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/buildersdevelopers');
  });

  it('opens a shared address, by _id or by name, and closes it in place [BUILD-5]', async () => {
    const { user, location } = show('/buildersdevelopers?id=Nameless%20Builders', [
      aBuilder({ _id: undefined, name: 'Nameless Builders' }),
    ]);
    const dialog = await screen.findByRole('dialog', { name: 'Nameless Builders' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location()).toBe('/buildersdevelopers'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so when nobody stands under a shared address', async () => {
    show('/buildersdevelopers?id=zzz');
    expect(await screen.findByRole('dialog', { name: 'Builder not found' })).toBeVisible();
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
