/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import configureMockStore from 'redux-mock-store';
import DashboardRoute from '@/routes/DashboardRoute';
import { loggedOut, sessionEnded } from '@/store/session/sessionSlice';
import { region, show } from '../support/dashboardTabs';
import { renderScreen } from '../support/renderScreen';
import { QUIET } from '../support/quietAnswers';

describe('the guard of the dashboard', () => {
  it('ends what is left of a session when there is no Authorization, and shows nothing [ROUTE-14]', () => {
    // What matters here is the action that is sent, not what the reducers make of it.
    const store = configureMockStore()({ session: { token: null, user: null } });
    const { container } = render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/dashboard']}>
          <DashboardRoute />
        </MemoryRouter>
      </Provider>,
    );
    expect(store.getActions()[0]).toEqual(sessionEnded());
    expect(container).toBeEmptyDOMElement();
  });

  it('clears browser storage and goes home [ROUTE-14]', () => {
    const { seen } = renderScreen(<DashboardRoute />, { path: '/dashboard' });
    expect(seen).toMatchObject({ cleared: 1, navigated: ['/home'] });
  });

  it('asks for the login that opens the address, with the reason, and not after a logout [ROUTE-14, AUTH-2]', () => {
    const { store } = renderScreen(<DashboardRoute />, { path: '/dashboard?tab=profile' });
    expect(store.getState().authModal).toMatchObject({
      open: 'login',
      then: { path: '/dashboard?tab=profile', aim: 'open your dashboard', after: 'open' },
    });
    const left = renderScreen(<DashboardRoute />, {
      path: '/dashboard',
      token: 't',
      server: { ...QUIET.dashboard, ...QUIET.logout },
    });
    act(() => void left.store.dispatch(loggedOut()));
    expect(left.store.getState().authModal.open).toBeNull();
  });

  it('greets whoever is logged in [DASH-2]', async () => {
    renderScreen(<DashboardRoute />, {
      path: '/dashboard',
      token: 't',
      user: { username: 'Asha' },
      server: QUIET.dashboard,
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Asha');
  });

  it('clears nothing but the session when somebody logs out there [AUTH-10]', () => {
    const { store, seen } = renderScreen(<DashboardRoute />, {
      path: '/dashboard',
      token: 't',
      server: { ...QUIET.dashboard, ...QUIET.logout },
    });
    act(() => void store.dispatch(loggedOut()));
    expect(seen).toMatchObject({ cleared: 0, loaded: ['/home'] });
  });
});

it.each([
  ['usr', 1],
  ['agt', 0],
])('shows a buyer what was viewed last, and an agent (%s) the work alone [DASH-2]', async (roleCode, times) => {
  const viewed = { kind: 'property', id: 'p1', name: '2 BHK Flat' } as const;
  show({
    user: { roleCode },
    preloaded: { device: { recent: [viewed], compare: [], contacted: [], units: 'sqft' } },
    server: { 'GET property/userProperties': [], 'GET saved': [] },
  });
  await region('My listings');
  expect(screen.queryAllByRole('region', { name: 'Recently viewed' })).toHaveLength(times);
});
