/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { Inbox } from '@/features/dashboard/Inbox';
import { renderScreen } from '../../support/renderScreen';

const entry = (name: string, state: string) => ({
  ...{ _id: name, kind: 'lead', name, phone: '9848022338', email: null, interestedIn: [], message: null },
  ...{ listingId: null, listingKind: null, listingName: null, createdAt: '2026-11-02T10:00:00.000Z' },
  progress: { state, note: null as string | null, nextOn: null },
});
const people = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = (name: string) => screen.getByRole('button', { name });

/** An inbox whose server keeps states; `called` answers the question for those that were called. */
function show(called?: unknown) {
  let entries = [entry('Asha', 'new'), entry('Sita', 'new')];
  return renderScreen(<Inbox />, {
    user: { roleCode: 'agt' },
    server: {
      'GET enquiries/inbox': (url: URL) => {
        const state = url.searchParams.get('state');
        if (state === 'called' && called !== undefined) return called;
        return entries.filter(({ progress }) => state === null || progress.state === state);
      },
      'POST enquiries/progress': (
        _url: URL,
        { enquiryId, ...progress }: { enquiryId: string } & (typeof entries)[0]['progress'],
      ) => {
        entries = entries.map((each) => (each._id === enquiryId ? { ...each, progress } : each));
        return { message: 'Saved' };
      },
    },
  });
}

it('leads the focus into a note, back to its button, and on when an entry leaves the list [JDET-8]', async () => {
  const { user } = show();
  await user.click((await screen.findAllByRole('button', { name: 'Add a note' }))[0] ?? document.body);
  expect(screen.getByLabelText('Note')).toHaveFocus();
  await user.keyboard('Comes on Sunday{Enter}');
  await waitFor(() => expect(press('Change note')).toHaveFocus());
  await user.click(press('New'));
  await waitFor(() => expect(people()).toEqual(['Asha', 'Sita']));
  const [first] = await screen.findAllByLabelText('Status');
  first?.focus();
  await user.selectOptions(first ?? document.body, 'Called');
  await waitFor(() => expect(people()).toEqual(['Sita']));
  expect(press('Add a note')).toHaveFocus();
});

it('shows nothing of another state while one is on its way, and says when it does not come [JDET-8, ERR-1]', async () => {
  const { user, server } = show({ status: 500, body: { message: 'Down' }, delay: 50 });
  await waitFor(() => expect(people()).toEqual(['Asha', 'Sita']));
  await user.click(press('Called'));
  expect(people()).toEqual([]);
  expect(press('Called')).toHaveFocus();
  expect(await screen.findByText('Your enquiries did not load')).toBeVisible();
  expect(press('Called')).toHaveAttribute('aria-pressed', 'true');
  server.answer('GET enquiries/inbox', []);
  await user.click(press('Retry'));
  expect(await screen.findByText('No enquiries with this status.')).toBeVisible();
});
