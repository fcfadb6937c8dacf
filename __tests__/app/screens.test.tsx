import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { AppScreens } from '@/app/App';
import { openScreen, prefetchScreen, screenOf } from '@/app/prepare';
import { COMPONENTS } from '@/app/screens';
import { firstCallsAt } from '@/domain/findScreen';
import { SCREEN_NAMES, SCREENS } from '@/domain/screens';
import { callAddress } from '@/domain/firstCalls';
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
  '/agentdetails': `/agentdetails/${id}`,
  '/news': '/news/unknown',
  '/properties': '/properties?city=Tirupati&selectedSubtype=Open%20plot',
  '/compare': `/compare?ids=${id},def456def456`,
};
const addresses = [
  '/',
  ...SCREEN_NAMES.map((name) => address[SCREENS[name].path] ?? SCREENS[name].path),
  SCREENS.agent.path,
  '/no-such-page',
];
/** What the page's HTML names for an address. */
const preloaded = (to: string) => {
  const { pathname, search } = new URL(to, 'http://app');
  return firstCallsAt(pathname, search).map((call) => `GET ${callAddress(call)}`);
};

describe('the route table', () => {
  it('runs where there is no DOM', () => expect(typeof window).toBe('undefined'));

  it.each(addresses)('renders %s to a string without a DOM, before and after its answers', async (to) => {
    await screenOf(to.replace(/\?.*/, '')).component.preload();
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
    openScreen(to, store.dispatch);
    await settle(20);
    expect(html()).toContain('<main');
  });

  it.each(addresses.filter((to) => preloaded(to).length > 0))(
    'asks for %s exactly what the HTML preloads',
    async (to) => {
      const { store, server } = testStore(answers);
      openScreen(to, store.dispatch);
      await settle(20);
      expect(server.calls).toEqual(preloaded(to));
    },
  );

  it.each(addresses)(
    'asks for nothing that counts when somebody points at a link to %s, though all of it when it is opened [ROUTE-5, PDET-6]',
    async (to) => {
      const { store, server } = testStore(answers, { preloaded: loggedInAs() });
      prefetchScreen(to, store.dispatch);
      await settle(20);
      const pointed = [...server.calls];
      // A detail's answer carries a phone, which is one of those that a reader is given on a day.
      const counts = /DetailsBy(User|Id)\?(?!.*&look=1)/;
      expect(pointed.filter((call) => counts.test(call) || call.startsWith('POST'))).toEqual([]);
      openScreen(to, store.dispatch);
      await settle(20);
      expect(server.calls).toEqual(preloaded(to));
    },
  );

  it('has the component of every screen of the manifest, and of no other [ROUTE-1, ROUTE-16]', () => {
    expect(Object.keys(COMPONENTS).sort()).toEqual([...SCREEN_NAMES, 'notFound'].sort());
    for (const name of SCREEN_NAMES) {
      const { path, title } = SCREENS[name];
      const shown = screenOf(path);
      expect([shown.screen.title, shown.component]).toEqual([title, COMPONENTS[name]]);
    }
    expect(screenOf('/no-such-page')).toEqual({
      screen: expect.objectContaining({ title: 'Page not found' }),
      component: COMPONENTS.notFound,
    });
  });

  it('does nothing for an address outside the app', async () => {
    const { store, server } = testStore(answers);
    openScreen('https://elsewhere.example/home', store.dispatch);
    prefetchScreen('https://elsewhere.example/home', store.dispatch);
    await settle(20);
    expect(server.calls).toEqual([]);
  });

  it.each([
    ['//', 'Homes in Tirupati'],
    ['//home', 'Page not found'],
    ['//elsewhere.example/home', 'Page not found'],
  ])('has a screen for the address %s [ROUTE-16]', (to, title) => {
    expect(screenOf(to).screen.title).toBe(title);
  });

  it('asks for an agent whose id is written with escapes once, by its name [AGENT-4]', async () => {
    const { store, server } = testStore(answers);
    openScreen('/agentdetails/%61bc123%20', store.dispatch);
    await settle(20);
    expect(server.calls).toEqual(['GET users/getAgentDetailsById?id=abc123']);
    expect(() => openScreen('/agentdetails/100%', store.dispatch)).not.toThrow();
  });
});
