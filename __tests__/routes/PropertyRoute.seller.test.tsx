/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { readPropertyRow } from '@/api/readers/listings';
import { sellerContacted, type ContactedListing } from '@/store/device/deviceSlice';
import { ASKED_FOR_NUMBER } from '@/store/ownerNumber/askedForNumber';
import { CALL, flat, heading, OWNER, show } from '../support/propertyRoute';
import { settle } from '../support/settle';

function resize(width: number) {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}
afterEach(() => resize(1024));

describe('seller', () => {
  it('says who posted it, with years, rating and how soon they answer [PDET-4]', async () => {
    show([{ ...flat, userId: { ...OWNER, answersWithin: 2 } }]);
    const card = within(await screen.findByRole('region', { name: 'Posted by' }));
    expect(card.getByText('Lakshmi')).toBeVisible();
    expect(card.getByText('14 years of experience')).toBeVisible();
    expect(card.getByText('4.7')).toBeVisible();
    expect(card.getByText('Usually answers within 2 hours')).toBeVisible();
    expect(card.getByRole('link', { name: 'More properties from this agent' })).toHaveAttribute(
      'href',
      '/agentdetails/a1',
    );
  });

  it('shows the seller’s picture, and the initials where there is none [PDET-4]', async () => {
    show([{ ...flat, userId: { ...OWNER, profilePic: '/uploads/portrait-7-320x320.jpg' } }]);
    const card = await screen.findByRole('region', { name: 'Posted by' });
    const [picture, ...others] = card.querySelectorAll('img');
    expect(picture).toHaveAttribute('src', '/uploads/portrait-7-320x320.jpg');
    expect(others).toEqual([]);
    fireEvent.error(picture ?? card);
    expect(within(card).getByText('L')).toBeVisible();
  });

  it('takes a picture that the server calls image as well [PDET-4]', async () => {
    show([{ ...flat, userId: { ...OWNER, image: '/uploads/portrait-8-320x320.jpg' } }]);
    const card = await screen.findByRole('region', { name: 'Posted by' });
    expect(card.querySelector('img')).toHaveAttribute('src', '/uploads/portrait-8-320x320.jpg');
  });

  it('shows the seller’s initials as the default picture [PDET-4]', async () => {
    show([{ ...flat, userId: { ...OWNER, username: 'Lakshmi Naidu' } }]);
    const card = await screen.findByRole('region', { name: 'Posted by' });
    expect(card.querySelector('img')).toBeNull();
    expect(within(card).getByText('LN')).toBeVisible();
  });

  it('links no agent that the server did not name by an id [PDET-5]', async () => {
    show([{ ...flat, userId: { username: 'Lakshmi' } }]);
    await screen.findByText('Lakshmi');
    expect(screen.queryByRole('link', { name: 'More properties from this agent' })).toBeNull();
  });

  it('calls, and chats with a "Hi" that says about what, where the phone is known [PDET-6, FMT-4, FMT-7]', async () => {
    show([{ ...flat, userId: { ...OWNER, phone: '9000000001' } }], { token: 't' });
    expect(await screen.findByRole('link', { name: 'Call Agent' })).toHaveAttribute('href', 'tel:+919000000001');
    const chat = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Chat with Agent on WhatsApp' }).href);
    expect(chat.origin + chat.pathname).toBe('https://wa.me/919000000001');
    expect(chat.searchParams.get('text')).toBe(
      'Hi, I am interested in “Garuda Flat” (₹62.50 L): http://localhost/properties-listing?id=p1',
    );
  });

  it.each(['Call Agent', 'Chat with Agent on WhatsApp'])(
    '%s asks a visitor to log in where the phone is withheld [PDET-6, AGENT-5]',
    async (name) => {
      const { user, store, logged } = show();
      await user.click(await screen.findByRole('button', { name }));
      expect(store.getState().authModal).toMatchObject({
        open: 'login',
        then: { path: '/properties-listing?id=p1', label: 'Garuda Flat' },
      });
      expect(logged).toEqual([]);
    },
  );

  it('only logs that there is no phone for who is logged in [PDET-6, AGENT-5]', async () => {
    const { user, store, logged, notices } = show([flat], { token: 't' });
    await user.click(await screen.findByRole('button', { name: 'Call Agent' }));
    expect(logged).toEqual(['Phone number is not available']);
    expect(store.getState().authModal.open).toBeNull();
    expect(notices).toEqual([]);
  });

  const TOLD = 'POST property/views';
  const COUNTS = { [TOLD]: { message: 'Thank you.' } };
  const told = (sent: readonly { readonly call: string; readonly body: unknown }[]) =>
    sent.filter(({ call }) => call === TOLD).map(({ body }) => body);
  const withPhone = [{ ...flat, userId: { ...OWNER, phone: '9000000001' } }];

  it('tells that the page was shown once it is, and that the number was used when it is [DASH-2, PDET-6]', async () => {
    const { user, server } = show(withPhone, { token: 't', server: COUNTS });
    const call = await screen.findByRole('link', { name: 'Call Agent' });
    await waitFor(() => expect(told(server.sent)).toEqual([{ listingId: 'p1', seen: 'page' }]));
    call.addEventListener('click', (event) => event.preventDefault());
    await user.click(call);
    await waitFor(() => expect(told(server.sent).slice(1)).toEqual([{ listingId: 'p1', seen: 'phone' }]));
    const chat = screen.getByRole('link', { name: 'Chat with Agent on WhatsApp' });
    chat.addEventListener('click', (event) => event.preventDefault());
    await user.click(chat);
    await waitFor(() => expect(told(server.sent).slice(2)).toEqual([{ listingId: 'p1', seen: 'phone' }]));
  });

  it.each([
    ['View Number led here, and the number came', withPhone, { askedForNumber: true }, ['page', 'phone']],
    ['View Number led here, and no number came', [flat], { askedForNumber: true }, ['page']],
    ['another link led here', withPhone, null, ['page']],
    ['there is no such listing', [], { askedForNumber: true }, []],
  ])('tells what was seen where %s [PLIST-14, DASH-2]', async (_where, answer, state, seen) => {
    const { server, calls } = show(answer, { token: 't', state });
    await waitFor(() => expect(calls).toContain(`${CALL}?id=p1`));
    await heading(seen.length > 0 ? 'Garuda Flat' : 'We could not find this listing');
    await waitFor(() => expect(told(server.sent)).toHaveLength(seen.length));
    await settle(20);
    expect(told(server.sent)).toHaveLength(seen.length);
    for (const what of seen) expect(told(server.sent)).toContainEqual({ listingId: 'p1', seen: what });
  });

  it('keeps the number behind “Show number”, and tells that it was shown [PDET-6, DASH-2]', async () => {
    const { user, server, store } = show(withPhone, { token: 't', server: COUNTS });
    const press = await screen.findByRole('button', { name: 'Show number' });
    await screen.findByRole('link', { name: 'Call Agent' });
    expect(screen.queryByText('+91 90000 00001')).toBeNull();
    await waitFor(() => expect(told(server.sent)).toEqual([{ listingId: 'p1', seen: 'page' }]));
    expect(store.getState().device.contacted).toEqual([]);
    press.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: '+91 90000 00001' })).toHaveAttribute('href', 'tel:+919000000001');
    // The buyer finds the listing again among the contacted ones.
    expect(store.getState().device.contacted).toEqual([
      { kind: 'property', id: 'p1', name: 'Garuda Flat', sawNumber: true },
    ]);
    expect(screen.queryByRole('button', { name: 'Show number' })).toBeNull();
    expect(screen.getByRole('link', { name: '+91 90000 00001' }).closest('[role=status]')).toHaveFocus();
    await waitFor(() => expect(told(server.sent).slice(1)).toEqual([{ listingId: 'p1', seen: 'phone' }]));
  });

  describe('once it was seen', () => {
    const other = { kind: 'property', id: 'p2', name: 'Other Flat' } as const;
    const showTo = async (
      session: { readonly token?: string },
      here: Partial<ContactedListing>,
      answer: readonly unknown[] = withPhone,
    ) => {
      const view = show(answer, { ...session, server: COUNTS });
      // What the device held before the page was loaded.
      act(() => {
        view.store.dispatch(sellerContacted({ kind: 'property', id: 'p1', name: 'Garuda Flat', ...here }));
        view.store.dispatch(sellerContacted({ ...other, sawNumber: true }));
      });
      await heading('Garuda Flat');
      return view;
    };

    it('stands there after a reload; that counts as no look, and the buyer’s list stays in its order [PDET-6, DASH-1, DASH-2]', async () => {
      const { server, store, calls } = await showTo({ token: 't' }, { sawNumber: true, askedAt: 5 });
      expect(await screen.findByRole('link', { name: '+91 90000 00001' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Show number' })).toBeNull();
      await waitFor(() => expect(told(server.sent)).toEqual([{ listingId: 'p1', seen: 'page' }]));
      await settle(20);
      expect(told(server.sent)).toHaveLength(1);
      expect(calls.filter((call) => call.startsWith(CALL))).toHaveLength(1);
      expect(store.getState().device.contacted.map(({ id }) => id)).toEqual(['p2', 'p1']);
    });

    it.each<[string, { readonly token?: string }, Partial<ContactedListing>, readonly unknown[]]>([
      ['who only asked for a call', { token: 't' }, { askedAt: 5 }, withPhone],
      ['who is logged out', {}, { sawNumber: true }, withPhone],
      ['whom the server gives no number now', { token: 't' }, { sawNumber: true }, [flat]],
    ])('waits for a press of %s [PDET-6]', async (_who, session, here, answer) => {
      await showTo(session, here, answer);
      expect(await screen.findByRole('button', { name: 'Show number' })).toBeVisible();
      expect(screen.queryByText('+91 90000 00001')).toBeNull();
    });
  });

  it('shows it at once to who came by View Number [PLIST-14]', async () => {
    show(withPhone, { token: 't', state: { askedForNumber: true } });
    expect(await screen.findByRole('link', { name: '+91 90000 00001' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show number' })).toBeNull();
  });

  it.each([
    [true, 'Number confirmed'],
    [false, 'Number not confirmed'],
    [undefined, null],
  ])('says beside it whether it is confirmed: %s [PDET-6]', async (numberConfirmed, words) => {
    show([{ ...flat, userId: { ...OWNER, phone: '9000000001', numberConfirmed } }], {
      token: 't',
      state: { askedForNumber: true },
    });
    await screen.findByRole('link', { name: '+91 90000 00001' });
    expect(screen.queryByText(/^Number (not )?confirmed$/)?.textContent ?? null).toBe(words);
  });

  /** Comes to the listing, which a list has brought, by View Number; the answer with the number takes a while. */
  async function ledHere(meanwhile: () => void) {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const parted = readPropertyRow({ _id: 'p1', name: 'Garuda Flat', expectedPrice: 6_250_000 }, false);
    const { user } = show(
      { body: withPhone, delay: 100 },
      {
        token: 't',
        path: '/list',
        elsewhere: {
          '/list': (
            <Link to="/properties-listing?id=p1" state={ASKED_FOR_NUMBER}>
              View Number
            </Link>
          ),
        },
        preloaded: { properties: { ids: ['p1'], entities: parted ? { p1: parted.record } : {} } },
      },
    );
    await user.click(screen.getByRole('link', { name: 'View Number' }));
    await heading('Garuda Flat');
    meanwhile();
    const number = await screen.findByRole('link', { name: '+91 90000 00001' });
    const { contexts, calls } = { ...scroll.mock };
    scroll.mockRestore();
    return { contexts, calls, place: number.closest('[role=status]') };
  }

  it('brings it into view where View Number led here [PLIST-14]', async () => {
    const { contexts, calls, place } = await ledHere(() => {});
    expect(contexts).toEqual([place]);
    expect(calls).toEqual([[{ behavior: 'instant', block: 'nearest' }]]);
  });

  it('moves nothing under the hand of who reads the page when it comes [PLIST-14]', async () => {
    const { calls } = await ledHere(() => fireEvent.wheel(window));
    expect(calls).toEqual([]);
  });

  it('says nothing of a number that View Number led to and that may still come [PLIST-14]', async () => {
    const { user } = show([flat], { token: 't', state: { askedForNumber: true } });
    const press = await screen.findByRole('button', { name: 'Show number' });
    expect(screen.queryByText(/not available right now/)).toBeNull();
    await user.click(press);
    expect(screen.getByText(/not available right now/)).toBeVisible();
  });

  it('asks a visitor who presses it to log in [PDET-6]', async () => {
    const { user, store, server } = show();
    await user.click(await screen.findByRole('button', { name: 'Show number' }));
    expect(store.getState().authModal).toMatchObject({ open: 'login', then: { path: '/properties-listing?id=p1' } });
    expect(screen.getByRole('button', { name: 'Show number' })).toBeVisible();
    expect(told(server.sent)).not.toContainEqual({ listingId: 'p1', seen: 'phone' });
  });

  it.each(['Show number', 'Call Agent'])('says when there are numbers again: %s [PDET-6]', async (name) => {
    const from = new Date(Date.now() + 36 * 60 * 60_000);
    const { user, server } = show(
      [{ ...flat, userId: { ...OWNER, numbersSeen: 60, numbersFrom: from.toISOString() } }],
      {
        token: 't',
      },
    );
    await user.click(await screen.findByRole('button', { name }));
    expect(
      screen.getByText(/^You have seen 60 numbers today\. More from \d+:\d\d [ap]m (tomorrow|on \d+ \w+ \d+)\.$/),
    ).toBeVisible();
    await settle(20);
    expect(told(server.sent)).not.toContainEqual({ listingId: 'p1', seen: 'phone' });
  });

  it('says nothing of it where a server does not count [DASH-2]', async () => {
    const { calls, notices, logged } = show(withPhone, {
      token: 't',
      server: { [TOLD]: { status: 404, body: { message: 'Not found' } } },
    });
    await waitFor(() => expect(calls).toContain(TOLD));
    await settle(20);
    expect([notices, logged]).toEqual([[], []]);
  });

  it('brings why there is no number into view where the bar asked for it, at every press [PDET-6, AGENT-5]', async () => {
    resize(360);
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    try {
      const { user } = show([flat], { token: 't', state: { askedForNumber: true } });
      const chat = await screen.findByRole('button', { name: 'Chat with Agent on WhatsApp' });
      await user.click(chat);
      const place = screen.getByText(/not available right now/).closest('[role=status]');
      expect(scroll.mock.contexts).toEqual([place]);
      expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'nearest' });
      expect(chat).toHaveFocus();
      await settle(2);
      await user.click(chat);
      expect(scroll).toHaveBeenCalledTimes(2);
    } finally {
      scroll.mockRestore();
    }
  });

  it.each([
    ['Show number', null],
    [null, { askedForNumber: true }],
  ])(
    'moves nothing for what is pressed where it is shown, and at the opening: %s %j [PDET-6]',
    async (press, state) => {
      const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
      try {
        const { user } = show(withPhone, { token: 't', state });
        if (press !== null) await user.click(await screen.findByRole('button', { name: press }));
        expect(await screen.findByRole('link', { name: '+91 90000 00001' })).toBeVisible();
        expect(scroll).not.toHaveBeenCalled();
      } finally {
        scroll.mockRestore();
      }
    },
  );

  it.each([360, 900])(
    'keeps Chat and Call in a bar, once each, where the card lies far down, at %i px [PDET-6]',
    async (width) => {
      resize(width);
      show();
      expect(await screen.findAllByRole('button', { name: 'Call Agent' })).toHaveLength(1);
      expect(screen.getAllByRole('button', { name: 'Chat with Agent on WhatsApp' })).toHaveLength(1);
      const card = screen.getByRole('region', { name: 'Posted by' });
      expect(within(card).queryByRole('button', { name: 'Call Agent' })).toBeNull();
    },
  );
});

describe('a call back', () => {
  it('is asked for by anybody, with a phone and the consent [API-29]', async () => {
    const { user, server } = show([flat], { server: { 'POST enquiries': { message: 'Thank you.' } } });
    const form = within(await screen.findByRole('form', { name: 'Share your details' }));
    expect(form.queryByRole('group', { name: 'Interested in' })).toBeNull();
    await user.type(form.getByLabelText('Phone'), '9848022338');
    await user.click(form.getByRole('checkbox'));
    await user.click(form.getByRole('button', { name: 'Request a call back' }));
    expect(await screen.findByText('Thank you.')).toBeVisible();
    expect(server.sent.filter(({ call }) => call === 'POST enquiries').map(({ body }) => body)).toEqual([
      { kind: 'lead', listingId: 'p1', phone: '9848022338', consent: true },
    ]);
  });
});
