import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { AppScreens } from '@/app/App';
import { screenAt } from '@/app/prepare';
import { SCREENS } from '@/app/screens';
import { SCREENS as KNOWN } from '@/domain/screens';
import { firstCalls } from '@/domain/firstCalls';
import { aBuilder, aProject, aProperty, anAgent } from '../support/factories';
import { loggedInAs, settle, testStore } from '../support/testStore';

const id = 'abc123abc123';
const answers = {
  'GET homeSettings/projects': { spotlight: [aProject()], reraApproved: [aProject()], topProjects: [] },
  'GET homeSettings/builders': [aBuilder()],
  'GET homeSettings/agents': [anAgent()],
  'GET property': [aProperty()],
  'GET projects': [aProject()],
  'GET users/getAgents': [anAgent()],
  'GET builders/getAllBuilders': [aBuilder()],
  'GET users/getAgentDetailsById': anAgent({ _id: id }),
  'GET property/propertyDetailsByUser': [aProperty({ _id: id })],
  'GET projects/propertyDetailsByUser': [aProject({ _id: id })],
};
const address: Readonly<Record<string, string>> = {
  '/properties-listing': `/properties-listing?id=${id}`,
  '/properties-listing-one': `/properties-listing-one?id=${id}`,
  '/agentdetails/:id': `/agentdetails/${id}`,
  '/news/:slug': '/news/unknown',
  '/properties': '/properties?city=Tirupati&selectedSubtype=Open%20plot',
  '*': '/no-such-page',
};
const addresses = SCREENS.map(({ path }) => address[path] ?? path);

describe('the route table', () => {
  // What a list asks first comes with its file.
  beforeAll(() => Promise.all([import('@/app/screenFiles/properties'), import('@/app/screenFiles/projects')]));

  it('runs where there is no DOM', () => expect(typeof window).toBe('undefined'));

  it.each(addresses)('renders %s to a string without a DOM, before and after its answers', async (to) => {
    const found = screenAt(to);
    if (found === null) throw new Error('no screen');
    if ('preload' in found.entry.screen) await found.entry.screen.preload();
    const { store } = testStore(answers, { preloaded: loggedInAs({ roleCode: 'agt' }) });
    const html = () =>
      renderToString(
        <Provider store={store}>
          <StaticRouter location={to}>
            <AppScreens />
          </StaticRouter>
        </Provider>,
      );
    expect(html()).toContain('<main');
    found.entry.load?.(store.dispatch, found.place);
    await settle(20);
    expect(html()).toContain('<main');
  });

  it.each(addresses.filter((to) => firstCalls(to.split('?')[0] ?? '', to.split('?')[1] ?? '').length > 0))(
    'asks for %s exactly what the HTML preloads',
    async (to) => {
      const { store, server } = testStore(answers);
      const found = screenAt(to);
      found?.entry.load?.(store.dispatch, found.place);
      await settle(20);
      const { pathname, search } = new URL(to, 'http://app');
      expect(server.calls.map((call) => call.replace('GET ', ''))).toEqual([...firstCalls(pathname, search)]);
    },
  );

  it('knows every word that the server answers with a page [ROUTE-16]', () => {
    for (const { path } of SCREENS.filter((entry) => entry.path !== '*')) {
      expect(KNOWN).toContain(path.split('/')[1]);
    }
    expect(screenAt('/no-such-page')?.entry.title).toBe('Page not found');
    expect(screenAt('https://elsewhere.example/')).toBeNull();
  });

  it.each([
    ['//', 'Homes in Tirupati'],
    ['//home', 'Page not found'],
    ['//elsewhere.example/home', 'Page not found'],
  ])('has a screen for the address %s [ROUTE-16]', (to, title) => {
    expect(screenAt(to)?.entry.title).toBe(title);
  });

  it('asks for an agent whose id is written with escapes once, by its name [AGENT-4]', async () => {
    const { store, server } = testStore(answers);
    const found = screenAt('/agentdetails/%61bc123%20');
    found?.entry.load?.(store.dispatch, found.place);
    await settle(20);
    expect(server.calls).toEqual(firstCalls('/agentdetails/%61bc123%20', '').map((call) => `GET ${call}`));
    const broken = screenAt('/agentdetails/100%');
    expect(() => broken?.entry.load?.(store.dispatch, broken.place)).not.toThrow();
  });
});
