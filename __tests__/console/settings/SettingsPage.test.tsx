/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
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
  expect(await screen.findByText(/still the demo’s.*: E-mail address\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveAccessibleDescription(/^Still the demo’s\./);
  expect(screen.getByRole('textbox', { name: /^Phone/ })).not.toHaveAccessibleDescription(/demo/);
  cleanup();
  consolePage(<SettingsPage />, { getSettings: () => ({ ...DEFAULT_SETTINGS, ...own }) });
  expect(await screen.findByRole('textbox', { name: /^Phone/ })).toHaveValue('9848022338');
  expect(screen.queryByText(/still the demo’s/i)).toBeNull();
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

it('asks for what packages compare in a row of fields each, and sends it as it is stored [DASH-7]', async () => {
  const { asked, user } = consolePage(<SettingsPage />, {
    getSettings: () => ({ ...DEFAULT_SETTINGS, packages: 'Contacts|0|30\nVisits | 1 | 5' }),
    changeSettings: () => ({ message: 'Saved' }),
  });
  const row = async (n: number) => within(await screen.findByRole('group', { name: `Row ${n}` }));
  expect((await row(1)).getByRole('textbox', { name: 'What one gets' })).toHaveValue('Contacts');
  expect((await row(2)).getByRole('textbox', { name: 'Paid' })).toHaveValue('5');
  await user.click(screen.getByRole('button', { name: 'Remove Contacts' }));
  const free = (await row(1)).getByRole('textbox', { name: 'Free' });
  await user.clear(free);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(free).toBeInvalid();
  await waitFor(() => expect(free).toHaveFocus());
  expect(free).toHaveAccessibleDescription(/in each row/);
  expect(asked).toEqual([]);
  await user.type(free, 'One | visit ');
  await user.click(screen.getByRole('button', { name: 'Add a row' }));
  const what = (await row(2)).getByRole('textbox', { name: 'What one gets' });
  await waitFor(() => expect(what).toHaveFocus());
  await user.keyboard('Days shown{Tab}15{Tab}60');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  const packages = 'Visits | One  visit  | 5\nDays shown | 15 | 60';
  expect(asked).toEqual([['changeSettings', { settings: { packages } }]]);
});

it('groups prices and says them in words, and leads to each section [HOME-12]', async () => {
  const { asked, user } = consolePage(<SettingsPage />, {
    getSettings: () => ({ ...DEFAULT_SETTINGS, price: '4999' }),
    changeSettings: () => ({ message: 'Saved' }),
  });
  const price = await screen.findByRole('textbox', { name: /^Price of the membership/ });
  expect(price).toHaveValue('4,999');
  await user.clear(price);
  await user.type(price, '1.5 lakh');
  expect(price).toHaveAccessibleDescription('One lakh fifty thousand rupees');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(asked).toEqual([['changeSettings', { settings: { price: '150000' } }]]);
  for (const link of within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')) {
    const section = document.getElementById(String(link.getAttribute('href')).split('#')[1] ?? '');
    expect(within(section ?? document.body).getByRole('heading', { name: link.textContent.trim() })).toBeVisible();
  }
});
