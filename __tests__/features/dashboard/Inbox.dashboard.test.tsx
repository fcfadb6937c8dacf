/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { waitingToasts } from '@/components/ui/toast';
import { dayOf } from '@/domain/day';
import { entry, region, show } from '../../support/dashboardTabs';
import { aProperty } from '../../support/factories';

describe('an agent’s enquiries', () => {
  it('lets an agent work through the enquiries: state, note and next day, one state at a time [JDET-8]', async () => {
    let progress: object = { state: 'new', note: null, nextOn: null };
    const { user, server } = show({
      user: { roleCode: 'agt' },
      server: {
        'GET enquiries/inbox': (url: URL) =>
          [{ ...entry, progress }].filter(
            () =>
              !url.searchParams.has('state') || url.searchParams.get('state') === (progress as { state: string }).state,
          ),
        'POST enquiries/progress': (_url: URL, body: object) => {
          progress = { ...progress, ...body };
          return { message: 'Saved' };
        },
      },
    });
    const inbox = await region('Enquiries');
    await user.selectOptions(await inbox.findByLabelText('Status'), 'Called');
    await waitFor(() => expect(inbox.getByLabelText('Status')).toHaveValue('called'));
    await user.click(inbox.getByRole('button', { name: 'Add a note' }));
    await user.type(inbox.getByLabelText('Note'), 'Comes on Sunday');
    fireEvent.change(inbox.getByLabelText('Next step on'), { target: { value: '2026-12-06' } });
    await user.click(inbox.getByRole('button', { name: 'Save' }));
    expect(await inbox.findByText('Next step: 6 Dec 2026')).toBeVisible();
    expect(inbox.getByText(/Comes on Sunday/)).toBeVisible();
    expect(server.sent.at(-2)?.body ?? server.sent.at(-1)?.body).toMatchObject({
      enquiryId: entry._id,
      note: 'Comes on Sunday',
      nextOn: '2026-12-06',
    });
    await user.click(inbox.getByRole('button', { name: 'New' }));
    expect(await inbox.findByText('No enquiries with this status.')).toBeVisible();
    await user.click(inbox.getByRole('button', { name: 'Called' }));
    expect(await inbox.findByText(/Comes on Sunday/)).toBeVisible();
  });

  it('shows the home that somebody asks about, with its price, where it is known [JDET-8]', async () => {
    show({
      user: { roleCode: 'agt' },
      server: {
        'GET enquiries/inbox': [entry],
        'GET property/userProperties': [
          aProperty({ _id: 'p1', expectedPrice: 45_00_000, propertyMainImage: ['/uploads/a.jpg'] }),
        ],
      },
    });
    const inbox = await region('Enquiries');
    const card = await inbox.findByRole('article');
    await waitFor(() => expect(card).toHaveTextContent('₹45 L'));
    expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('a.jpg'));
  });

  it('offers to take back the closing of an enquiry, which sends it to the end [JDET-8]', async () => {
    let state = 'called';
    const { user } = show({
      user: { roleCode: 'agt' },
      server: {
        'GET enquiries/inbox': () => [{ ...entry, progress: { state, note: null, nextOn: null } }],
        'POST enquiries/progress': (_url: URL, body: { state: string }) => {
          ({ state } = body);
          return { message: 'Saved' };
        },
      },
    });
    const inbox = await region('Enquiries');
    await user.selectOptions(await inbox.findByLabelText('Status'), 'Closed');
    await waitFor(() => expect(waitingToasts().map(({ text }) => text)).toEqual(['Closed. It stands at the end now.']));
    waitingToasts()[0]?.action?.run();
    await waitFor(() => expect(inbox.getByLabelText('Status')).toHaveValue('called'));
  });

  it('says that the day in an enquiry’s note is the next step’s, and offers and takes none that is over but the kept one [JDET-8]', async () => {
    const progress = { state: 'called', note: 'Wants to see it', nextOn: '2020-11-01' };
    const { user, server } = show({
      user: { roleCode: 'agt' },
      server: {
        'GET enquiries/inbox': [
          { ...entry, progress },
          { ...entry, _id: 'e2', progress: { ...progress, nextOn: null } },
        ],
      },
    });
    const inbox = await region('Enquiries');
    expect(await inbox.findByText('Next step: 1 Nov 2020')).toBeVisible();
    expect(inbox.getByText('Due')).toBeVisible();
    for (const change of inbox.getAllByRole('button', { name: 'Change note' })) await user.click(change);
    const [kept, open] = inbox.getAllByLabelText('Next step on');
    expect(kept).toBeValid();
    expect(open).toHaveAttribute('min', dayOf(new Date()));
    fireEvent.change(open ?? document.body, { target: { value: '2020-11-02' } });
    expect(open).toHaveAccessibleDescription(/Please choose today or a later day/);
    const saves = inbox.getAllByRole('button', { name: 'Save' });
    await user.click(saves[1] ?? document.body);
    await waitFor(() => expect(open).toHaveFocus());
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('marks what is new and what is due, and nothing of what is closed [JDET-8]', async () => {
    const progress = { note: 'Wants to see it', nextOn: '2020-11-01' };
    const inState = (state: string) => ({ ...entry, _id: state, name: state, progress: { ...progress, state } });
    show({
      user: { roleCode: 'agt' },
      server: { 'GET enquiries/inbox': [inState('new'), inState('visited'), inState('closed')] },
    });
    const inbox = await region('Enquiries');
    const [fresh, visited, closed] = await inbox.findAllByRole('article');
    const marks = (card: HTMLElement | undefined) =>
      within(card ?? document.body)
        .queryAllByText(/^(New|Due)$/, { selector: 'span' })
        .map((mark) => mark.textContent);
    expect([marks(fresh), marks(visited), marks(closed)]).toEqual([['New', 'Due'], ['Due'], []]);
  });

  it.each([
    [entry.listingName, `Hi, you asked about “2 BHK Flat” on Gruham.`],
    [null, 'Hi, you wrote to me on Gruham.'],
  ])('offers a chat with who asked, about what: %s [JDET-8, FMT-4, FMT-7]', async (listingName, text) => {
    const asked = { ...entry, listingName };
    show({
      user: { roleCode: 'agt' },
      server: { 'GET enquiries/inbox': [asked, { ...asked, _id: 'e2', phone: null }] },
    });
    const inbox = await region('Enquiries');
    const chats = await inbox.findAllByRole<HTMLAnchorElement>('link', { name: /^Chat on WhatsApp/ });
    expect(chats).toHaveLength(1);
    const chat = new URL(chats[0]?.href ?? '');
    expect(chat.origin + chat.pathname).toBe('https://wa.me/919848022338');
    expect(chat.searchParams.get('text')).toBe(text);
    expect(chats[0]).toHaveAttribute('target', '_blank');
  });

  it('shows three enquiries first, so that the listings are not far below, and the others at a press [JDET-8]', async () => {
    const entries = Array.from({ length: 7 }, (_, n) => ({ ...entry, _id: `e${n}`, name: `Visitor ${n}` }));
    const { user } = show({ user: { roleCode: 'agt' }, server: { 'GET enquiries/inbox': entries } });
    const inbox = await region('Enquiries');
    await waitFor(() => expect(inbox.getAllByRole('article')).toHaveLength(3));
    await user.click(inbox.getByRole('button', { name: 'Show more' }));
    expect(inbox.getAllByRole('article')).toHaveLength(7);
    expect(inbox.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('counts the enquiries of each state that has some on its chip, and without the server’s word none [JDET-8]', async () => {
    show({
      user: { roleCode: 'agt' },
      server: {
        'GET enquiries/inbox': {
          body: [{ ...entry, progress: { state: 'new', note: null, nextOn: null } }],
          headers: { 'X-Total-Count': '4', 'X-States': 'called=1,new=3' },
        },
      },
    });
    const chips = within(await screen.findByRole('group', { name: 'Show enquiries' }));
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['All 4', 'New 3', 'Called 1']);
  });

  it('offers what is due alone while anything is, beside the states, and counts it in no other chip [JDET-8]', async () => {
    const progress = { state: 'called', note: null, nextOn: '2020-11-01' };
    const { user } = show({
      user: { roleCode: 'agt' },
      server: {
        'GET enquiries/inbox': (url: URL) => ({
          body:
            url.searchParams.get('state') === 'due' ? [{ ...entry, name: 'Devi', progress }] : [{ ...entry, progress }],
          headers: { 'X-Total-Count': '4', 'X-States': 'called=1,new=3,due=1' },
        }),
      },
    });
    const inbox = await region('Enquiries');
    await user.click(await inbox.findByRole('button', { name: 'Due 1' }));
    expect(await inbox.findByRole('heading', { name: 'Devi' })).toBeVisible();
    expect(inbox.getByRole('button', { name: 'All 4' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('has no states where the server keeps none [JDET-8]', async () => {
    show({ user: { roleCode: 'agt' }, server: { 'GET enquiries/inbox': [entry] } });
    const inbox = await region('Enquiries');
    expect(await inbox.findByText('Call me after six')).toBeVisible();
    expect(inbox.queryByLabelText('Status')).toBeNull();
    expect(inbox.queryByRole('group', { name: 'Show enquiries' })).toBeNull();
  });

  it('leaves the enquiries out where the server has none, without a complaint [ERR-1]', async () => {
    const { notices, calls } = show({
      user: { roleCode: 'agt' },
      server: { 'GET enquiries/inbox': { status: 404, body: { errors: { message: 'Not found' } } } },
    });
    await waitFor(() => expect(calls).toContain('GET enquiries/inbox'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Enquiries' })).toBeNull());
    expect(notices).toEqual([]);
  });
});
