/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { ConsoleApp } from '@/console/ConsoleApp';
import { DEFAULT_SETTINGS } from '@/domain/settings';
import { consolePage } from '../../support/consolePage';

/** The browser's. */
function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back in the browser</button>;
}

const builders = [{ id: 'b1', mark: 'm1', projects: 2, fields: { name: 'Hill Homes' } }];
let settings: Readonly<Record<string, string>> = { ...DEFAULT_SETTINGS };
const open = (at: string) =>
  consolePage(
    (store) => (
      <>
        <BackButton />
        <ConsoleApp store={store} />
      </>
    ),
    {
      getSession: () => ({ name: 'Sita', role: 'owner' }),
      getNews: () => [],
      getBuilders: () => builders,
      getProjects: () => ({ projects: [], total: 0 }),
      getImportForm: () => ({ most: 1000, columns: [], example: '' }),
      getSettings: () => settings,
      getHome: () => ({ spotlight: [], reraApproved: [], topProjects: [], builders: [], agents: [] }),
      changeSettings: (sent) => {
        settings = { ...settings, ...(sent['settings'] as object) };
        return { message: 'Saved' };
      },
      addArticle: () => ({ message: 'Saved', slug: 'rent' }),
    },
    at,
  );

beforeEach(() => {
  window.scrollTo = () => undefined;
});
const asksBeforeGoing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const press = (name: string) => screen.findByRole('button', { name });

it('goes back from an open article to the list, and keeps what was written until it is given up [HOME-10]', async () => {
  const { user } = open('/news');
  await user.click(await press('Write an article'));
  expect(screen.getByRole('heading', { level: 1, name: 'Write an article' })).toHaveFocus();
  expect(asksBeforeGoing()).toBe(false);
  await user.type(await field(/^Title/), 'Rent');
  expect(asksBeforeGoing()).toBe(true);
  await user.click(await press('Back in the browser'));
  expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await user.click(await press('Write an article'));
  expect(await field(/^Title/)).toHaveValue('Rent');
  expect(screen.getByText('What you wrote here before is not saved yet.')).toBeVisible();
  await user.click(await press('Back without saving'));
  await user.click(await press('Write an article'));
  expect(await field(/^Title/)).toHaveValue('');
  expect(asksBeforeGoing()).toBe(false);
});

it('has forgotten the draft of an article that was saved [HOME-10]', async () => {
  const { asked, user } = open('/news?open=');
  for (const [name, text] of [
    [/^Title/, 'Rent'],
    [/^Topic/, 'Law'],
    [/^Summary/, 'What to pay.'],
    [/^Text/, 'One'],
  ] as const)
    await user.type(await field(name), text);
  await user.type(screen.getByLabelText(/^Date/), '2027-02-03');
  await user.click(await press('Save'));
  expect(await screen.findByText('Rent: Saved')).toBeVisible();
  expect(asked).toHaveLength(1);
  await user.click(await press('Write an article'));
  expect(await field(/^Title/)).toHaveValue('');
});

it('keeps what was written of a project, and of a builder whose dialog Back has left [JLIST-4, BUILD-2]', async () => {
  const { user } = open('/projects');
  await user.click(await press('Add a project'));
  await user.type(await field(/^Name/), 'Garuda Heights');
  await user.click(await screen.findByRole('link', { name: 'Builders' }));
  await user.click(await press('Hill Homes'));
  const form = within(await screen.findByRole('form', { name: 'Builder' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), ' Two');
  await user.click(screen.getByRole('button', { name: 'Back in the browser', hidden: true }));
  expect(await field(/^Name/)).toHaveValue('Garuda Heights');
  await user.click(await screen.findByRole('link', { name: 'Builders' }));
  await user.click(await press('Hill Homes'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Hill Homes Two'));
});

it('keeps what was written of the settings, and says so, until it is saved [SHELL-7]', async () => {
  const { user } = open('/settings');
  expect(screen.queryByText(/^Not saved yet/)).toBeNull();
  await user.type(await field(/^Help hours/), ' Ask for Sita.');
  expect(screen.getByText('Not saved yet: How it is reached')).toBeVisible();
  expect(asksBeforeGoing()).toBe(true);
  await user.click(await screen.findByRole('link', { name: 'Builders' }));
  await press('Hill Homes');
  await user.click(screen.getByRole('link', { name: 'Site details' }));
  expect(await field(/^Help hours/)).toHaveValue(`${DEFAULT_SETTINGS.helpHours} Ask for Sita.`);
  expect(await screen.findByText('Not saved yet: How it is reached')).toBeVisible();
  await user.click(await press('Save'));
  expect(await screen.findByText('Saved')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Builders' }));
  await press('Hill Homes');
  await user.click(screen.getByRole('link', { name: 'Site details' }));
  expect(await field(/^Help hours/)).toHaveValue(`${DEFAULT_SETTINGS.helpHours} Ask for Sita.`);
  expect(screen.queryByText(/^Not saved yet/)).toBeNull();
  expect(asksBeforeGoing()).toBe(false);
});

it.each([
  ['settings', 'Site details'],
  ['home', 'Home'],
])('leaves the %s by Back, however many of its sections were jumped to [SHELL-7, HOME-4]', async (path, link) => {
  const { user } = open('/builders');
  await press('Hill Homes');
  await user.click(screen.getByRole('link', { name: link }));
  const jumps = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const jump = jumps.getAllByRole('link').at(-1);
  if (!jump) throw new Error(`${path} has sections`);
  await user.click(jump);
  await user.click(await press('Back in the browser'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Builders' })).toBeVisible();
});

it.each([
  ['/settings#offer', 'Packages and membership'],
  ['/home#agents', /./],
])('brings the section of %s into view once it is there [SHELL-7, HOME-4]', async (at, name) => {
  open(at);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', at.split('#')[1]));
  expect(within(document.activeElement as HTMLElement).getAllByRole('heading', { name })[0]).toBeVisible();
});
