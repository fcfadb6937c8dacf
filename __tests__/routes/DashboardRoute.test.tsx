/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import configureMockStore from 'redux-mock-store';
import DashboardRoute from '@/routes/DashboardRoute';
import { loggedOut, sessionEnded } from '@/store/session/sessionSlice';
import { renderScreen } from '../support/renderScreen';

describe('the guard of the dashboard', () => {
  it('ends what is left of a session when there is no Authorization, and shows nothing [ROUTE-14]', () => {
    // What matters here is the one action that is sent, not what the reducers make of it.
    const store = configureMockStore()({ session: { token: null, user: null } });
    const { container } = render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/dashboard']}>
          <DashboardRoute />
        </MemoryRouter>
      </Provider>,
    );
    expect(store.getActions()).toEqual([sessionEnded()]);
    expect(container).toBeEmptyDOMElement();
  });

  it('clears browser storage and goes home [ROUTE-14]', () => {
    const { seen } = renderScreen(<DashboardRoute />, { path: '/dashboard' });
    expect(seen).toMatchObject({ cleared: 1, navigated: ['/home'] });
  });

  it('greets whoever is logged in [DASH-2]', async () => {
    renderScreen(<DashboardRoute />, { path: '/dashboard', token: 't', user: { username: 'Asha' } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Asha');
  });

  it('clears nothing but the session when somebody logs out there [AUTH-10]', () => {
    const { store, seen } = renderScreen(<DashboardRoute />, { path: '/dashboard', token: 't' });
    act(() => void store.dispatch(loggedOut()));
    expect(seen).toMatchObject({ cleared: 0, loaded: ['/home'] });
  });
});
