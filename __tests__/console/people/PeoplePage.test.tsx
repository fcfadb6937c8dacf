/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { Person } from '@/contract/peopleShapes';
import { PeoplePage } from '@/console/people/PeoplePage';
import { FindPage } from '@/console/queue/FindPage';
import { aQueuedListing, consolePage, failed } from '../../support/consolePage';

const lakshmi: Person = {
  ...{ id: 'a1', name: 'Lakshmi', role: 'agent', phone: '••••••0001', phoneConfirmed: true, email: 'l•••@mail.in' },
  ...{ createdAt: '2026-01-15T06:00:00Z', activeListings: 3, sessions: 1, suspended: null, leavesAt: null },
};
const done = { message: 'Done' };

it('finds somebody, shows number and e-mail only when asked for, and suspends with a reason', async () => {
  let person = lakshmi;
  const { user, asked } = consolePage(<PeoplePage />, {
    getSession: () => ({ name: 'Ravi', role: 'moderator' }),
    getPeople: ({ q }) => ({ people: q === 'nobody' ? [] : [person], after: null, total: null }),
    showContact: () => ({ phone: '9000000001', email: 'lakshmi@mail.in' }),
    suspendPerson: ({ reason }) => {
      person = { ...person, suspended: { at: '2026-01-16T06:00:00Z', reason: String(reason) } };
      return done;
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /Find somebody/ }), 'nobody{Enter}');
  await screen.findByRole('heading', { name: 'Nobody is found' });
  await user.clear(screen.getByRole('textbox', { name: /Find somebody/ }));
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Lakshmi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lakshmi' }));
  expect(dialog.getByText('••••••0001')).toBeVisible();
  // Who somebody is comes first, what names the account last.
  expect(dialog.getAllByRole('term').at(-1)).toHaveTextContent('Id');
  expect(asked.map(([name]) => name)).not.toContain('showContact');
  await user.click(dialog.getByRole('button', { name: 'Show number and e-mail' }));
  expect(await dialog.findByText('+91 90000 00001')).toBeVisible();
  expect(dialog.getByText('lakshmi@mail.in')).toBeVisible();
  // What owners may is not offered to a moderator.
  expect(dialog.queryByRole('button', { name: /Delete|Export|Make/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(screen.getByRole('dialog', { name: 'Suspend Lakshmi' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await dialog.findByText('Please write a few words')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'Sells what is not theirs.');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await dialog.findByRole('button', { name: 'Lift the suspension' })).toBeVisible();
  expect(asked).toContainEqual(['suspendPerson', { id: 'a1', reason: 'Sells what is not theirs.' }]);
});

it('shows whom its address names, and forgets that with an empty search [DASH-3]', async () => {
  const wanted: unknown[] = [];
  const { user } = consolePage(
    <PeoplePage />,
    {
      getPeople: ({ q }) => {
        wanted.push(q);
        return { people: [lakshmi], after: null };
      },
    },
    '/people?q=a1',
  );
  await screen.findByRole('link', { name: 'Lakshmi' });
  await user.clear(screen.getByRole('textbox', { name: /Find somebody/ }));
  await user.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'Lakshmi' });
  expect(wanted).toEqual(['a1', undefined]);
});

it('lets an owner take the role of agent away and delete on request, after a second press', async () => {
  const { user, asked } = consolePage(<PeoplePage />, {
    getSession: () => ({ name: 'Sita', role: 'owner' }),
    getPeople: () => ({ people: [lakshmi], after: null }),
    makePlain: () => done,
    deletePerson: () => done,
  });
  await user.click(await screen.findByRole('link', { name: 'Lakshmi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lakshmi' }));
  await user.click(await dialog.findByRole('button', { name: 'Take the agent’s role away' }));
  expect(dialog.getByText(/can post no more homes/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(asked.map(([name]) => name)).not.toContain('makePlain');
  await user.click(dialog.getByRole('button', { name: 'Take the agent’s role away' }));
  await user.click(dialog.getByRole('button', { name: 'Take the agent’s role away' }));
  expect(await dialog.findByText('Done')).toBeVisible();
  expect(asked).toContainEqual(['makePlain', { id: 'a1' }]);
  await user.click(dialog.getByRole('button', { name: 'Delete on request' }));
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(asked.map(([name]) => name)).not.toContain('deletePerson');
  await user.click(dialog.getByRole('button', { name: 'Delete on request' }));
  await user.click(dialog.getByRole('button', { name: 'Delete this account' }));
  await dialog.findByRole('button', { name: 'Export the data' });
  expect(asked).toContainEqual(['deletePerson', { id: 'a1' }]);
});

it('leads from somebody to each of their listings', async () => {
  const listing = { id: 'l1', name: 'Flat in Perur', status: 'under review', createdAt: '2026-01-14T06:00:00Z' };
  const id = '0123456789abcdef01234567';
  const older = { ...listing, id, name: 'Plot in Alipiri', status: 'sold' };
  const { user } = consolePage(
    <Routes>
      <Route path="/" element={<PeoplePage />} />
      <Route path="/find" element={<FindPage />} />
    </Routes>,
    {
      getSession: () => ({ name: 'Ravi', role: 'moderator' }),
      getPeople: () => ({ people: [lakshmi], after: null }),
      getListingsOf: ({ id: whose, after }) => ({
        listings: whose === 'a1' ? [after === 'next' ? older : listing] : [],
        after: after === 'next' ? null : 'next',
      }),
      findListing: ({ q }) => ({ listing: q === id ? aQueuedListing(2, { status: 'sold' }) : null }),
    },
  );
  await user.click(await screen.findByRole('link', { name: 'Lakshmi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lakshmi' }));
  await user.click(dialog.getByRole('button', { name: 'Show the listings' }));
  expect(await dialog.findByRole('link', { name: 'Flat in Perur' })).toBeVisible();
  expect(dialog.getByRole('list', { name: 'Listings' })).not.toHaveClass('overflow-y-auto');
  expect(dialog.getByText('under review, posted 14 January 2026')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Show more' }));
  await user.click(await dialog.findByRole('link', { name: 'Plot in Alipiri' }));
  expect(await screen.findByRole('heading', { name: 'Flat 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All listings' })).toBeVisible();
});

it('shows agents, users or who is suspended alone, how many there are, and each in columns [DASH-3]', async () => {
  const wanted: unknown[] = [];
  const { user } = consolePage(<PeoplePage />, {
    getPeople: (asked) => {
      wanted.push(asked);
      return asked['after']
        ? { people: [{ ...lakshmi, id: 'a2', name: 'Ravi' }], total: null, after: null }
        : { people: [lakshmi], total: 41, after: 'next' };
    },
  });
  expect(await screen.findByText('41 accounts')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Lakshmi Agent ••••••0001l•••@mail.inSince 15 January 20263 active listings',
  );
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('link', { name: 'Ravi' });
  expect(screen.getByText('41 accounts')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Suspended');
  await screen.findByText('41 accounts');
  expect(wanted).toEqual([{}, { after: 'next' }, { who: 'suspended' }]);
  await user.click(screen.getByRole('link', { name: 'Lakshmi' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Lakshmi' })).getByRole('button', { name: 'Close' }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Who' })).toHaveValue('suspended');
});

it('opens whom its address names, and says so where nobody is there [DASH-3]', async () => {
  const answers = {
    getPeople: ({ q }: Record<string, unknown>) => ({ people: q === 'a1' ? [lakshmi] : [], total: 0, after: null }),
  };
  consolePage(<PeoplePage />, answers, '/people?person=a1');
  expect(await screen.findByRole('dialog', { name: 'Lakshmi' })).toBeVisible();
  consolePage(<PeoplePage />, answers, '/people?person=a9');
  expect(await screen.findByText('Nobody is found', { selector: '[role=alert]' })).toBeVisible();
});

it('says that whom its address names did not come, and asks for them again at a press [DASH-3]', async () => {
  let isUp = false;
  const { user } = consolePage(
    <PeoplePage />,
    {
      getSession: () => ({ name: 'Ravi', role: 'moderator' }),
      getPeople: ({ q }) =>
        q === 'a1' && !isUp ? failed(503, 'The server is busy.') : { people: [lakshmi], total: 1, after: null },
    },
    '/people?person=a1',
  );
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'Lakshmi' })).toBeVisible();
});
