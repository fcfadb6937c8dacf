/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { act, cleanup, render, screen } from '@testing-library/react';
import '../../support/dialog';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { SettingsPage } from '@/console/settings/SettingsPage';
import { createConsoleStore } from '@/console/store';
import { DEFAULT_SETTINGS } from '@/domain/settings';
import { consolePage, failed } from '../../support/consolePage';

it('says that pages show the demo’s contacts until an owner sets them [SHELL-7]', async () => {
  const own = { phone: '9848022338', email: 'help@example.in', address: 'Bazaar Street' };
  const { asked } = consolePage(<SettingsPage />, {
    getSettings: () => ({ ...DEFAULT_SETTINGS, ...own, email: DEFAULT_SETTINGS.email }),
  });
  expect(await screen.findByText(/is still the demo’s/)).toBeVisible();
  cleanup();
  consolePage(<SettingsPage />, { getSettings: () => ({ ...DEFAULT_SETTINGS, ...own }) });
  expect(await screen.findByRole('textbox', { name: /^Phone/ })).toHaveValue('9848022338');
  expect(screen.queryByText(/is still the demo’s/)).toBeNull();
  expect(asked).toEqual([]);
});

it('shows in the words of its own page what nobody has set [SHELL-7]', async () => {
  consolePage(<SettingsPage />, { getSettings: () => ({ helpHours: 'Every day' }) });
  expect(await screen.findByRole('textbox', { name: /^Help hours/ })).toHaveValue('Every day');
  expect(screen.getByRole('textbox', { name: /^Tagline/ })).toHaveValue(DEFAULT_SETTINGS.tagline);
});

it('marks what is wrong at its field, and sends what was changed alone [SHELL-7]', async () => {
  const LOGO = '/uploads/a-80x80.jpg';
  const sent: unknown[] = [];
  const fetch = (_url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (init?.body instanceof FormData) return Promise.resolve(Response.json({ url: LOGO }));
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
  // An upload takes the place of the drawn mark.
  await user.upload(screen.getByLabelText('Choose pictures: Logo'), new File(['x'], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'Logo 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent).toEqual([{ settings: { chatPhone: '', logo: LOGO } }]);
});

it('keeps what was typed when it is refused, whatever others set meanwhile [SHELL-7]', async () => {
  let asked = 0;
  const { user } = consolePage(<SettingsPage />, {
    getSettings: () => ({ ...DEFAULT_SETTINGS, name: `Illu ${(asked += 1)}` }),
    changeSettings: () => failed(400, 'This cannot be saved.'),
  });
  const facebook = await screen.findByRole('textbox', { name: /Facebook/ });
  await user.clear(facebook);
  await user.type(facebook, 'https://facebook.com/illu');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This cannot be saved.')).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('textbox', { name: /Facebook/ })).toHaveValue('https://facebook.com/illu');
});
