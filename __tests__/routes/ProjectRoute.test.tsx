/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { marketplaceApi } from '@/api/marketplaceApi';
import { aProject, aProperty } from '../support/factories';
import { nearOnCall } from '../support/nearViewport';
import { CALL, PATH, show, title, towers } from '../support/projectRoute';
import { testStore } from '../support/testStore';

const comeNear = nearOnCall();

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
    expect(screen.getByRole('heading', { level: 1, name: 'We could not find this project' })).toBeVisible();
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
      expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this project' })).toBeVisible();
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
    expect(screen.getByText('Loading the project')).toBeInTheDocument();
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

describe('beside and below', () => {
  it('shows at most three other projects of the city, not itself, once they come near [JDET-7, FMT-1]', async () => {
    const others = ['A', 'B', 'C', 'D'].map((name) => aProject({ _id: name, name: `Project ${name}` }));
    const { calls, user, location, store } = show(towers, { server: { 'GET projects': [towers, ...others] } });
    await title();
    expect(calls).not.toContain('GET projects?propertyType=&city=Tirupati');
    comeNear();
    const sample = within(await screen.findByRole('region', { name: 'Other projects in Tirupati' }));
    expect(sample.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Project A',
      'Project B',
      'Project C',
    ]);
    expect(sample.getAllByText('₹45.00 L – ₹92.00 L')).toHaveLength(3);
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
      then: { path: `${PATH}?id=p1#share-your-details`, label: 'Seshadri Towers', aim: 'get a call back' },
    });
  });

  it('does not ask a logged-in visitor to log in [JDET-9]', async () => {
    show(towers, { token: 't' });
    await title();
    expect(await screen.findByRole('button', { name: 'Request a call back' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Login to Request a call back' })).toBeNull();
  });
});

describe('the number', () => {
  const offered = { ...towers, userId: { _id: 'a1', name: 'Lakshmi Naidu', phone: '9000000001' } };

  it('stands behind “Show number”; a visitor logs in first [JLIST-7, PDET-6]', async () => {
    const { user, store } = show(towers);
    await title();
    await user.click(screen.getByRole('button', { name: 'Show number' }));
    expect(store.getState().authModal).toMatchObject({
      open: 'login',
      then: { path: `${PATH}?id=p1`, aim: 'see the seller’s number', after: 'showNumber' },
    });
  });

  it('is shown on a press, and to who came by View Number at once [JLIST-7, PDET-6]', async () => {
    const pressed = show(offered, { token: 't' });
    await title();
    expect(screen.queryByText('+91 90000 00001')).toBeNull();
    await pressed.user.click(screen.getByRole('button', { name: 'Show number' }));
    expect(await screen.findByRole('link', { name: '+91 90000 00001' })).toBeVisible();
    pressed.unmount();
    show(offered, { token: 't', state: { askedForNumber: true } });
    expect(await screen.findByRole('link', { name: '+91 90000 00001' })).toBeVisible();
  });

  it('waits for a press again on the next project [JLIST-7, PDET-6]', async () => {
    const owner = { _id: 'a2', name: 'Ravi Kumar', phone: '9000000002' };
    const next = aProject({ _id: 'B', name: 'Project B', userId: owner });
    const answer = (url: URL) => [url.searchParams.get('id') === 'B' ? next : offered];
    const { user } = show(offered, { token: 't', server: { 'GET projects': [offered, next], [CALL]: answer } });
    await title();
    await user.click(screen.getByRole('button', { name: 'Show number' }));
    comeNear();
    await user.click(await screen.findByRole('link', { name: 'Project B' }));
    await screen.findByRole('heading', { level: 1, name: 'Project B' });
    expect(screen.getByRole('button', { name: 'Show number' })).toBeVisible();
    expect(screen.queryByText('+91 90000 00002')).toBeNull();
  });
});
