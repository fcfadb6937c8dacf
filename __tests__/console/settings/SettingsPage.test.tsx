/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import '../../support/dialog';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { SettingsPage } from '@/console/settings/SettingsPage';
import { createConsoleStore } from '@/console/store';
import { DEFAULT_SETTINGS } from '@/domain/settings';

it('marks what is wrong at its field, and sends what was changed alone [SHELL-7]', async () => {
  const sent: unknown[] = [];
  const fetch = (_url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return Promise.resolve(Response.json(init?.method === 'POST' ? { message: 'Saved' } : DEFAULT_SETTINGS));
  };
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Provider store={createConsoleStore({ fetch })}>
        <SettingsPage />
      </Provider>
    </MemoryRouter>,
  );
  const facebook = await screen.findByRole('textbox', { name: /Facebook/ });
  await user.type(facebook, 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(facebook).toHaveFocus();
  expect(facebook).toBeInvalid();
  expect(facebook).toHaveAccessibleDescription(/begins with https:\/\/facebook.com\//);
  expect(sent).toEqual([]);
  await user.clear(facebook);
  await user.clear(screen.getByRole('textbox', { name: /WhatsApp/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent).toEqual([{ settings: { chatPhone: '' } }]);
});
