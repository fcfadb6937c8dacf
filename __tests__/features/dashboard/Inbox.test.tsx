/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
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
        entries = entries.map((each) =>
          each._id === enquiryId ? { ...each, progress: { ...each.progress, ...progress } } : each,
        );
        return { message: 'Saved' };
      },
    },
  });
}

it('leads the focus into a note, back to its button, and on when an entry leaves the list [JDET-8]', async () => {
  const { user } = show();
  await user.click((await screen.findAllByRole('button', { name: 'Add a note' }))[0] ?? document.body);
  expect(screen.getByLabelText('Note')).toHaveFocus();
  await user.keyboard('Comes on Sunday');
  await user.click(press('Save'));
  await waitFor(() => expect(press('Change note')).toHaveFocus());
  await user.click(press('New'));
  await waitFor(() => expect(people()).toEqual(['Asha', 'Sita']));
  const [first] = await screen.findAllByLabelText('Status');
  first?.focus();
  await user.selectOptions(first ?? document.body, 'Called');
  await waitFor(() => expect(people()).toEqual(['Sita']));
  expect(press('Add a note')).toHaveFocus();
});

it('takes a note of several lines [JDET-8]', async () => {
  const { user, server } = show();
  await user.click((await screen.findAllByRole('button', { name: 'Add a note' }))[0] ?? document.body);
  await user.keyboard('Comes on Sunday{Enter}at ten');
  await user.click(press('Save'));
  await waitFor(() =>
    expect(server.sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
      enquiryId: 'Asha',
      note: 'Comes on Sunday\nat ten',
    }),
  );
});

it('puts those of one person beside each other, the closed ones at the end, and asks for no call after it [JDET-8]', async () => {
  const one = (id: string, phone: string, state: string) => ({ ...entry(id, state), phone });
  const { user } = renderScreen(<Inbox />, {
    user: { roleCode: 'agt' },
    server: {
      'GET enquiries/inbox': [
        one('Asha', '9848022338', 'new'),
        one('Sita', '9848022339', 'new'),
        one('Asha again', '9848022338', 'called'),
        one('Asha before', '9848022338', 'closed'),
      ],
    },
  });
  await waitFor(() => expect(people()).toEqual(['Asha', 'Asha again', 'Sita']));
  await user.click(press('Show more'));
  expect(people()).toEqual(['Asha', 'Asha again', 'Sita', 'Asha before']);
  expect(screen.getAllByText('Wants to be called').map((badge) => badge.closest('article')?.textContent)).toEqual([
    expect.stringMatching(/^Asha/),
    expect.stringMatching(/^Sita/),
  ]);
});

it('offers to mark a new one as called once its number was pressed [JDET-8]', async () => {
  const { user } = show();
  await waitFor(() => expect(people()).toEqual(['Asha', 'Sita']));
  const asha = within(screen.getByRole('heading', { name: 'Asha' }).closest('article') ?? document.body);
  expect(asha.queryByRole('button', { name: 'Mark as called' })).toBeNull();
  await user.click(asha.getByRole('link', { name: /^Call/ }));
  await user.click(asha.getByRole('button', { name: 'Mark as called' }));
  await waitFor(() => expect(asha.getByLabelText('Status')).toHaveValue('called'));
  expect(asha.queryByRole('button', { name: 'Mark as called' })).toBeNull();
});

it('leaves a note that is being written when a state is saved, and saves each for itself [JDET-8]', async () => {
  const { user, server } = show();
  const [status] = await screen.findAllByLabelText('Status');
  const sent: unknown[] = [];
  let answer = (): void => undefined;
  server.answer('POST enquiries/progress', async (_url: URL, body: unknown) => {
    sent.push(body);
    if (sent.length === 1) await new Promise<void>((done) => (answer = done));
    return { message: 'Saved' };
  });
  await user.selectOptions(status ?? document.body, 'Called');
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(screen.getAllByRole('button', { name: 'Add a note' })[0] ?? document.body);
  await user.keyboard('Comes on ');
  act(() => answer());
  await waitFor(() => expect(server.sent.at(-1)?.call).toBe('GET enquiries/inbox'));
  await user.keyboard('Sunday');
  await user.click(press('Save'));
  // Each says what it changes alone: whichever is kept last takes nothing of the other back.
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { enquiryId: 'Asha', state: 'called' },
    { enquiryId: 'Asha', note: 'Comes on Sunday', nextOn: null },
  ]);
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

describe('an enquiry that comes while the inbox is open', () => {
  const asked = (name: string, minute: number) => ({
    ...entry(name, 'new'),
    createdAt: `2026-11-02T10:0${minute}:00.000Z`,
  });
  const many = ['Asha', 'Sita', 'Ravi'].map((name) => asked(name, 1));
  const inFront = (is: boolean) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(is ? 'visible' : 'hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const open = async () => {
    const shown = renderScreen(<Inbox />, { user: { roleCode: 'agt' }, server: { 'GET enquiries/inbox': many } });
    await waitFor(() => expect(people()).toHaveLength(3));
    return shown;
  };
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('is there when the agent comes back to the page, is told, and takes nobody’s note away [JDET-8]', async () => {
    const { user, server, notices } = await open();
    const last = within(screen.getAllByRole('article')[2] ?? document.body);
    await user.click(last.getByRole('button', { name: 'Add a note' }));
    await user.type(last.getByLabelText('Note'), 'Comes on Sun');
    inFront(false);
    server.answer('GET enquiries/inbox', [asked('Devi', 2), ...many]);
    inFront(true);
    await waitFor(() => expect(people()).toEqual(['Devi', 'Asha', 'Sita', 'Ravi']));
    expect(screen.getByLabelText('Note')).toHaveValue('Comes on Sun');
    expect(notices).toEqual([{ text: 'New enquiry from Devi.', tone: 'info' }]);
    server.answer('GET enquiries/inbox', [
      { ...asked('Balu', 3), listingName: '2 BHK Flat' },
      asked('Devi', 2),
      ...many,
    ]);
    inFront(false);
    inFront(true);
    await waitFor(() => expect(notices.at(-1)).toEqual({ text: 'New enquiry from Balu: 2 BHK Flat.', tone: 'info' }));
  });

  it('is told whatever state is chosen [JDET-8]', async () => {
    const all = [{ ...asked('Asha', 1), progress: { state: 'new', note: null, nextOn: null } }];
    const inbox = (some: readonly object[]) => (url: URL) => (url.searchParams.get('state') === 'called' ? [] : some);
    const { user, server, notices } = renderScreen(<Inbox />, {
      user: { roleCode: 'agt' },
      server: { 'GET enquiries/inbox': inbox(all) },
    });
    await user.click(await screen.findByRole('button', { name: 'Called' }));
    await screen.findByText('No enquiries with this status.');
    inFront(false);
    server.answer('GET enquiries/inbox', inbox([asked('Devi', 2), ...all]));
    inFront(true);
    await waitFor(() => expect(notices).toEqual([{ text: 'New enquiry from Devi.', tone: 'info' }]));
  });

  it('is asked for every minute while the page is to be seen, and a failure is no complaint [JDET-8, ERR-1]', async () => {
    const { calls, server, notices } = await open();
    inFront(false);
    jest.useFakeTimers();
    inFront(true);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    const before = calls.length;
    server.answer('GET enquiries/inbox', { status: 500, body: { message: 'Down' } });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(calls).toHaveLength(before + 1);
    expect(people()).toHaveLength(3);
    server.answer('GET enquiries/inbox', [asked('Devi', 3), asked('Balu', 2), ...many]);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(people().slice(0, 2)).toEqual(['Devi', 'Balu']);
    expect(notices).toEqual([{ text: '2 new enquiries.', tone: 'info' }]);
    inFront(false);
    await act(() => jest.advanceTimersByTimeAsync(180_000));
    expect(calls).toHaveLength(before + 2);
  });
});
