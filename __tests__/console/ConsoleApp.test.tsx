/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { ConsoleApp } from '@/console/ConsoleApp';
import { aQueuedListing, consolePage, failed, type Answers } from '../support/consolePage';

const withHints = aQueuedListing(1, {
  hints: [
    { text: 'Please add the city.', listingId: null },
    { text: 'Another listing shows a picture that looks the same.', listingId: 'l9' },
  ],
});
const listings = [withHints, aQueuedListing(2), aQueuedListing(3)];

/** The whole console, in which an owner is signed in. */
const opened = (answers: Answers, at = '/') =>
  consolePage(
    (store) => <ConsoleApp store={store} />,
    {
      getSession: () => ({ name: 'Sita', role: 'owner' }),
      getWays: () => ({ passkeys: false }),
      getQueue: () => ({ listings, total: 3, after: null }),
      approveListing: () => ({ message: 'Approved' }),
      refuseListing: () => ({ message: 'Refused' }),
      undoDecision: () => ({ message: 'Taken back' }),
      ...answers,
    },
    at,
  );

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

afterEach(() => {
  jest.restoreAllMocks();
});

beforeEach(() => {
  window.scrollTo = () => undefined;
});

it('judges listings by single keys, and takes the last decision back [DASH-3]', async () => {
  const { asked, user } = opened({});
  await heading('Flat 1');
  expect(screen.getByRole('list', { name: 'What the check says' })).toHaveTextContent('Please add the city.');
  expect(screen.getByRole('link', { name: /^See the other listing/ })).toHaveAttribute(
    'href',
    expect.stringContaining('l9'),
  );
  expect(screen.getByRole('link', { name: 'Lakshmi' })).toHaveAttribute('href', '/people?person=a1');
  expect(screen.getAllByText('Bedrooms')).toHaveLength(1);
  expect(screen.getByText('1,200 sq ft')).toBeVisible();
  expect(screen.getByText(/^Power backup, /)).toBeVisible();
  await user.keyboard('j');
  await heading('Flat 2');
  await user.keyboard('k');
  await heading('Flat 1');
  await user.keyboard('a');
  await heading('Flat 2');
  expect(screen.getByText('“Flat 1” is approved.')).toBeVisible();
  await user.keyboard('r');
  const dialog = screen.getByRole('dialog', { name: 'Refuse “Flat 2”' });
  await user.type(within(dialog).getByRole('textbox'), 'ajz2');
  act(() =>
    within(dialog)
      .getByRole('radio', { name: /Pictures/ })
      .focus(),
  );
  await user.keyboard('2{Enter}');
  await heading('Flat 3');
  await user.keyboard('z');
  await heading('Flat 2');
  expect(asked).toEqual([
    ['approveListing', { id: 'l1', mark: 'm1' }],
    ['refuseListing', { id: 'l2', mark: 'm2', refusal: 'price', reason: 'ajz2' }],
    ['undoDecision', { id: 'l2' }],
  ]);
  const keys = screen.getByRole('button', { name: /^Letter keys/ });
  // Single keys can be turned off in every window and by every pointer: a tablet may have a keyboard [WCAG 2.1.4].
  expect(keys.closest('[class*=":hidden"]')).toBeNull();
  await user.click(keys);
  await user.keyboard('a');
  await heading('Flat 2');
});

it('says who was first, and brings back what could not be decided, with nothing lost [DASH-3]', async () => {
  let queue = listings;
  const { user } = opened({
    approveListing: ({ id }) => {
      if (id !== 'l1') return failed(503, 'The server cannot answer at the moment.');
      queue = listings.slice(1);
      return failed(409, 'Ravi approved this listing at 11:30 am.');
    },
    getQueue: () => ({ listings: queue, total: queue.length, after: null }),
  });
  await heading('Flat 1');
  await user.keyboard('a');
  expect(await screen.findByText('Ravi approved this listing at 11:30 am.')).toBeVisible();
  await heading('Flat 2');
  await user.keyboard('a');
  expect(await screen.findByText('The server cannot answer at the moment.')).toBeVisible();
  await heading('Flat 2');
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
});

it('refuses for nothing that was not chosen, and keeps what was written when the listing changed meanwhile [DASH-3]', async () => {
  let mark = 'm1';
  let looks = 0;
  const { asked, user } = opened({
    refuseListing: (sent) => {
      if (sent.mark !== 'm1') return { message: 'Refused' };
      mark = 'm1b';
      return failed(409, 'This listing has changed since you opened it.');
    },
    getQueue: () => {
      looks += 1;
      return { listings: [{ ...withHints, mark }, ...listings.slice(1)], total: 3, after: null };
    },
  });
  const dialog = () => within(screen.getByRole('dialog', { name: 'Refuse “Flat 1”' }));
  const own = () => dialog().getByRole('textbox');
  await heading('Flat 1');
  await user.keyboard('r{Enter}');
  expect(dialog().getByRole('alert')).toHaveTextContent('Please say why.');
  expect(dialog().queryByRole('radio', { checked: true })).toBeNull();
  await user.type(own(), 'The street is another one.{Escape}');
  await user.keyboard('r');
  expect(own()).toHaveValue('');
  await user.keyboard('5');
  await user.type(own(), 'The street is another one.');
  await user.click(dialog().getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('This listing has changed since you opened it.')).toBeVisible();
  await heading('Flat 1');
  await waitFor(() => expect(looks).toBe(2));
  await user.keyboard('r');
  expect(own()).toHaveValue('The street is another one.');
  expect(dialog().getByRole('radio', { name: /Place/ })).toBeChecked();
  await user.click(dialog().getByRole('button', { name: 'Refuse' }));
  await heading('Flat 2');
  await user.keyboard('r');
  await user.type(screen.getByRole('textbox'), 'Mine alone');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuse' }));
  await heading('Flat 3');
  const why = { refusal: 'place', reason: 'The street is another one.' };
  expect(asked.filter(([name]) => name === 'refuseListing')).toEqual([
    ['refuseListing', { id: 'l1', mark: 'm1', ...why }],
    ['refuseListing', { id: 'l1', mark: 'm1b', ...why }],
    ['refuseListing', { id: 'l2', mark: 'm2', reason: 'Mine alone' }],
  ]);
});

it('does not say that nothing waits as long as more may come, and asks for it again at a press alone [DASH-3]', async () => {
  let isUp = false;
  let asked = 0;
  const { user } = opened({
    getQueue: ({ after }) => {
      if (!after) return { listings: listings.slice(0, 1), total: 2, after: 'l1' };
      asked += 1;
      return isUp
        ? { listings: listings.slice(1, 2), total: 2, after: null }
        : failed(503, 'The server cannot answer at the moment.');
    },
  });
  await heading('Flat 1');
  await user.keyboard('a');
  expect(await screen.findByText('The server cannot answer at the moment.')).toBeVisible();
  expect(screen.queryByText('Nothing waits')).toBeNull();
  expect(asked).toBe(1);
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await heading('Flat 2');
});

it('begins a chosen page at its top, with the focus on its heading', async () => {
  const { user } = opened({ getAudit: () => ({ entries: [], operators: [], after: null }) });
  const queue = await screen.findByRole('heading', { level: 1 });
  expect(queue).not.toHaveFocus();
  const scrolled = jest.spyOn(window, 'scrollTo');
  await user.click(screen.getByRole('link', { name: 'Audit' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit' })).toHaveFocus();
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

it('asks to sign in when the session has ended, and says what is wrong', async () => {
  let isIn = true;
  const { user, asked } = opened({
    getSession: () => (isIn ? { name: 'Sita', role: 'moderator' } : failed(401, 'Please sign in.')),
    approveListing: () => {
      isIn = false;
      return failed(401, 'Please sign in.');
    },
    signInByPassword: ({ code }) => {
      isIn = code === '222222';
      return isIn
        ? { name: 'Sita', role: 'moderator' }
        : failed(400, 'The name, the password or the code is not right.');
    },
  });
  await heading('Flat 1');
  expect(screen.queryByRole('link', { name: 'Operators' })).toBeNull();
  await user.keyboard('a');
  await screen.findByRole('heading', { name: 'Sign in to the console' });
  await user.type(screen.getByLabelText('Name'), 'Sita');
  await user.type(screen.getByLabelText('Password'), 'a river of tea');
  await user.type(screen.getByLabelText('Code'), '111 111{Enter}');
  expect(await screen.findByText('The name, the password or the code is not right.')).toBeVisible();
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '222222{Enter}');
  await heading('Flat 1');
  expect(asked.at(-1)).toEqual(['signInByPassword', { name: 'Sita', password: 'a river of tea', code: '222222' }]);
});

it('narrows the audit, and goes on to older entries; a page that did not come is told, and asked for again', async () => {
  const entry = (n: number) => ({
    ...{ id: `a${n}`, operator: n === 2 ? null : 'Sita', at: '2026-01-15T06:00:00Z', action: 'listing.refuse' },
    ...{ subject: `listing:l${n}`, subjectName: null, before: null, after: null, reason: `Reason ${n}` },
  });
  let failures = 1;
  const { user } = opened(
    {
      getAudit: ({ action, after }) =>
        after === 'more' && failures-- > 0
          ? failed(503, 'The server is busy.')
          : {
              entries: after === 'more' ? [entry(2)] : action === 'listing.refuse' ? [entry(1)] : [entry(3)],
              operators: [{ id: 'o1', name: 'Sita' }],
              after: after === 'more' ? null : 'more',
            },
    },
    '/audit',
  );
  expect(await screen.findByText('“Reason 3”')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What was done' }), 'refused a listing');
  expect(await screen.findByText('“Reason 1”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show older ones' }));
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  expect(screen.getByText('“Reason 1”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show older ones' }));
  expect(await screen.findByText('The command line')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull());
});

it('says beside the pages of the menu, in groups, how many wait there, and counts anew on each page [DASH-3]', async () => {
  let reports = 2;
  const { user } = opened({
    getWaiting: () => ({ queue: 3, reports, reviews: 0, applications: 1, enquiries: 0 }),
    getAudit: () => ({ entries: [], operators: [], after: null }),
  });
  const work = within(await screen.findByRole('group', { name: 'Work' }));
  expect(await work.findByRole('link', { name: 'Listings, 3 wait' })).toHaveTextContent('Listings3');
  expect(work.getByRole('link', { name: 'Reports, 2 wait' })).toBeVisible();
  expect(work.getByRole('link', { name: 'Reviews' })).toHaveTextContent(/^Reviews$/);
  expect(
    within(screen.getByRole('group', { name: 'People' })).getByRole('link', { name: 'Applications, 1 waits' }),
  ).toBeVisible();
  expect(screen.getByText('6 wait')).toBeInTheDocument();
  reports = 0;
  const marketplace = within(screen.getByRole('group', { name: 'Marketplace' }));
  await user.click(marketplace.getByRole('link', { name: 'Audit' }));
  expect(await screen.findByRole('link', { name: 'Reports' })).toBeVisible();
});

it('says whose console it is before the sign-in, and leads there from a link that is used [DASH-3]', async () => {
  const { user } = opened(
    {
      getSession: () => failed(401, 'Please sign in.'),
      openLink: () => failed(403, 'This link was used before, or is older than a day. Please ask for a new one.'),
    },
    '/join#used',
  );
  expect(await screen.findByText(/^This link was used before/)).toBeVisible();
  expect(screen.getByText('Gruham console')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sign in to the console' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(screen.getByText('Gruham console')).toBeVisible();
  expect(screen.getByText(/^Lost your passkey/)).toBeVisible();
});

it('folds the menu of a phone at a press on the page that is there, and on Escape, which leads back to its button [DASH-3]', async () => {
  jest.replaceProperty(window, 'innerWidth', 360);
  const { user } = opened({});
  await heading('Flat 1');
  const button = screen.getByText('Listings', { selector: 'summary' });
  const menu = button.closest('details');
  await user.click(button);
  expect(menu).toHaveAttribute('open');
  await user.click(screen.getByRole('link', { name: 'Listings' }));
  expect(menu).not.toHaveAttribute('open');
  await user.click(button);
  act(() => screen.getByRole('link', { name: 'Listings' }).focus());
  await user.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(button).toHaveFocus();
});
