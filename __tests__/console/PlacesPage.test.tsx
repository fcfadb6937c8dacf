/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { render, screen, within } from '@testing-library/react';
import '../support/dialog';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { PlacesPage } from '@/console/PlacesPage';
import { createConsoleStore } from '@/console/store';

it('lists places with their listings, and adds one that is named well [API-22]', async () => {
  const places = [{ name: 'Tirupati', listings: 1, localities: [{ name: 'Alipiri', listings: 1 }] }];
  const sent: unknown[] = [];
  const fetch = (_url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (init?.method !== 'POST') return Promise.resolve(Response.json(places));
    sent.push(JSON.parse(String(init.body)));
    places.push({ name: 'Nellore', listings: 0, localities: [] });
    return Promise.resolve(Response.json({ message: 'Nellore was added' }));
  };
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Provider store={createConsoleStore({ fetch })}>
        <PlacesPage />
      </Provider>
    </MemoryRouter>,
  );
  const list = await screen.findByRole('list', { name: 'Places' });
  expect(list).toHaveTextContent('Tirupati 1 listing, 1 locality');
  const city = screen.getByRole('textbox', { name: /City/ });
  await user.type(city, 'N<');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(city).toHaveAccessibleDescription(/without < and >/);
  expect(sent).toEqual([]);
  await user.clear(city);
  await user.type(city, ' Nellore ');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await within(list).findByText('Nellore')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Nellore was added');
  expect(sent).toEqual([{ city: 'Nellore' }]);
});
