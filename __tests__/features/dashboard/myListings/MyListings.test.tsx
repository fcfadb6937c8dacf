/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { marketplaceApi } from '@/api/marketplaceApi';
import { listOf } from '@/api/tags';
import type { Property } from '@/contract/entities';
import { shortDayInIndia } from '@/domain/moments';
import { MyListings } from '@/features/dashboard/myListings/MyListings';
import PhoneConfirmation from '@/features/settings/PhoneConfirmation';
import { aProperty } from '../../../support/factories';
import { card, noDialog, serverOf, showMine as show } from '../../../support/myListings';
import { renderScreen } from '../../../support/renderScreen';

describe('the own listings', () => {
  it('show picture, price, title, area, furnishing and status, with Edit and Delete [DASH-2, DASH-3]', async () => {
    const { container } = show([
      aProperty({ name: 'Flat', status: 0 }),
      aProperty({ name: 'House', status: 1 }),
      aProperty({ name: 'Plot', status: 2 }),
    ]);
    const flat = await card('Flat');
    expect(flat).toHaveTextContent('₹62.50 L');
    expect(flat).toHaveTextContent('1,200 sq ft · Semi Furnished');
    expect(flat).toHaveTextContent('Under Review');
    expect(within(flat).getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('Flat');
    expect(within(flat).getByRole('link', { name: 'Edit' })).toHaveAccessibleDescription('Flat');
    expect(container.querySelector('article img')).toHaveAttribute('src', '/uploads/tower-1-1280x960.jpg');
    expect(await card('House')).toHaveTextContent('Active');
    expect(await card('Plot')).toHaveTextContent('Deleted');
  });

  it('show a price so that a small change of it is seen [DASH-2, FMT-1]', async () => {
    show([
      aProperty({ name: 'Flat', expectedPrice: 38_900_000 }),
      aProperty({ name: 'House', expectedPrice: 38_500_000 }),
    ]);
    expect(await card('Flat')).toHaveTextContent('₹3.89 Cr');
    expect(await card('House')).toHaveTextContent('₹3.85 Cr');
  });

  it('leave Edit and Delete out of a deleted one [DASH-10]', async () => {
    show([aProperty({ name: 'Plot', status: 2 })]);
    const plot = await card('Plot');
    expect(within(plot).queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(within(plot).queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('are marked as sold once that is confirmed, and come back on sale; a server that keeps no such thing offers none [DASH-2]', async () => {
    let sold = false;
    const { user, server } = show([], {
      'GET property/userProperties': () => [
        { ...aProperty({ name: 'Flat', status: 1 }), _id: 'p1', status: sold ? 0 : 1, sold },
        aProperty({ name: 'House', status: 1 }),
      ],
      'POST property/sold': (_url: URL, body: { sold: boolean }) => {
        ({ sold } = body);
        return { message: 'Your property is marked as sold.' };
      },
    });
    expect(within(await card('House')).queryByRole('button', { name: 'Mark as sold' })).toBeNull();
    await user.click(within(await card('Flat')).getByRole('button', { name: 'Mark as sold' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep it' }));
    expect(server.calls).not.toContain('POST property/sold');
    await user.click(within(await card('Flat')).getByRole('button', { name: 'Mark as sold' }));
    const question = within(screen.getByRole('dialog', { name: 'Mark as sold?' }));
    await user.click(question.getByRole('button', { name: 'Mark as sold' }));
    await waitFor(async () => expect(within(await card('Flat')).getByText('Sold')).toBeVisible());
    expect(server.sent.find(({ call }) => call === 'POST property/sold')?.body).toEqual({ _id: 'p1', sold: true });
    const flat = within(await card('Flat'));
    expect(flat.queryByText('Under Review')).toBeNull();
    expect(flat.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sold 1' })).toBeVisible();
    await user.click(flat.getByRole('button', { name: 'Back on sale' }));
    await waitFor(async () => expect(within(await card('Flat')).getByText('Active')).toBeVisible());
  });

  it('are shared as long as buyers can see them, and copied by agents into a new posting [DASH-2, WIZ-20]', async () => {
    show([aProperty({ name: 'Flat', status: 1 }), aProperty({ name: 'House', status: 0 })]);
    expect(within(await card('Flat')).getByRole('button', { name: 'Share' })).toBeVisible();
    expect(within(await card('House')).queryByRole('button', { name: 'Share' })).toBeNull();
    expect(within(await card('Flat')).getByRole('link', { name: 'Copy' })).toHaveAttribute('href', '/postproperty');
  });

  it('have Edit and Delete at hand on phones, and the other acts behind More, which says whether it is open [DASH-2]', async () => {
    const { user } = show([
      { ...aProperty({ name: 'Flat', status: 1 }), sold: false },
      aProperty({ name: 'Plot', status: 2 }),
    ]);
    const flat = within(await card('Flat'));
    const more = flat.getByRole('button', { name: 'More actions' });
    expect(more).toHaveAccessibleDescription('Flat');
    const rest = document.getElementById(more.getAttribute('aria-controls') ?? '');
    for (const name of ['Change price', 'Mark as sold', 'Share']) {
      expect(rest).toContainElement(flat.getByRole('button', { name }));
    }
    expect(rest).toContainElement(flat.getByRole('link', { name: 'Copy' }));
    expect(rest).not.toContainElement(flat.getByRole('button', { name: 'Delete' }));
    expect(rest).not.toContainElement(flat.getByRole('link', { name: 'Edit' }));
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(rest).toHaveClass('max-lg:hidden');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(rest).not.toHaveClass('max-lg:hidden');
    expect(within(await card('Plot')).queryByRole('button', { name: 'More actions' })).toBeNull();
  });

  it('open the edit with the listing in navigation state [DASH-4]', async () => {
    const { user } = show([aProperty({ name: 'Flat' })]);
    await user.click(within(await card('Flat')).getByRole('link', { name: 'Edit' }));
    expect(await screen.findByText('Editing Flat')).toBeVisible();
  });

  it('come in pages where the server gives them so: counted and filtered over all, and edited with every field [DASH-2, DASH-4, EDIT-1]', async () => {
    const path = '/api/property/userProperties';
    const pages: Readonly<Record<string, readonly [rows: readonly Property[], next: string | null]>> = {
      '': [[aProperty({ name: 'Flat', status: 1 }), aProperty({ name: 'House', status: 0 })], '?after=x'],
      '?after=x': [[aProperty({ name: 'Farm', status: 0, address: 'House 7' })], null],
    };
    const { user } = show([], {
      'GET property/userProperties': ({ search }: URL) => {
        const [rows = [], next = null] = pages[search] ?? [];
        return { body: rows, headers: next === null ? {} : { link: `<${path}${next}>; rel="next"` } };
      },
    });
    expect(await screen.findByRole('button', { name: 'All 3' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Under Review 2' }));
    expect(screen.queryByRole('article', { name: 'Flat' })).toBeNull();
    await user.click(within(await card('Farm')).getByRole('link', { name: 'Edit' }));
    expect(await screen.findByText('Editing Farm House 7')).toBeVisible();
  });

  it('say why one waits, and who looked [DASH-3]', async () => {
    const viewsByDay = [...Array<number>(27).fill(0), 2, 3, 9];
    show([
      aProperty({ name: 'Flat', status: 0, reviewReason: 'Please add the expected price.' }),
      aProperty({ name: 'House', viewCount: 14, phoneViewCount: 1, enquiryCount: 0, viewsByDay }),
    ]);
    const flat = within(await card('Flat'));
    expect(flat.getByText('Please add the expected price.')).toBeVisible();
    const house = await card('House');
    expect(house).toHaveTextContent('14 views · 1 saw your number · 0 enquiries');
    const chart = within(house).getByRole('img', {
      name: 'Views in the last 30 days: 14 in all, at most 9 on one day',
    });
    const days = [...chart.querySelectorAll('title')].map(({ textContent }) => textContent);
    expect(days).toHaveLength(30);
    const day = (ago: number) => shortDayInIndia(Date.now() - ago * 86_400_000);
    expect(days.slice(-2)).toEqual([`${day(1)}: 3`, `${day(0)}: 9`]);
    const figure = within(house).getByRole('figure');
    expect(figure).toHaveTextContent(`Highest: 9 on ${day(0)}`);
    expect(within(figure).getByText(day(29))).toBeVisible();
    const yesterday = chart.querySelector('g:nth-last-of-type(2)');
    if (yesterday) await userEvent.hover(yesterday);
    expect(figure).toHaveTextContent(`${day(1)}: 3`);
  });

  it('say beside the status that a refused one needs changes, and below it which, with one way to them [DASH-3, DASH-4]', async () => {
    const reasons = ['Please add the city.', 'Please remove the phone number from “Property name”.'];
    const { user } = show([
      aProperty({ name: 'Flat', status: 0, reviewReason: reasons.join('\n') }),
      aProperty({ name: 'House', status: 0 }),
      aProperty({ name: 'Villa', status: 1, reviewReason: 'An old reason.' }),
    ]);
    const flat = within(await card('Flat'));
    expect(flat.getByText('Under Review')).toBeVisible();
    expect(flat.getByText('Needs changes')).toBeVisible();
    expect(flat.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(reasons);
    for (const other of ['House', 'Villa']) {
      expect(within(await card(other)).queryByText('Needs changes')).toBeNull();
    }
    expect(within(await card('House')).getByText(/We are checking it/)).toBeVisible();
    await user.click(flat.getByRole('link', { name: /^Edit/ }));
    expect(await screen.findByText('Editing Flat')).toBeVisible();
  });

  it.each([
    ['Flat is active now.', { status: 1 as const }],
    ['Flat needs changes.', { reviewReason: 'Please add the city.' }],
  ])('tell what came of the check while the dashboard is open: %s [DASH-3]', async (news, change) => {
    const flat = aProperty({ name: 'Flat', status: 0 });
    let now: Property = flat;
    const { store } = show([], { 'GET property/userProperties': () => [now] });
    await card('Flat');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    now = { ...flat, ...change };
    act(() => void store.dispatch(marketplaceApi.util.invalidateTags([listOf('property')])));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(news));
  });

  it('become active by themselves while the dashboard is open [DASH-3]', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'], advanceTimers: true });
    try {
      let status: 0 | 1 = 0;
      const flat = aProperty({ name: 'Flat', createdAt: new Date().toISOString() });
      show([], { 'GET property/userProperties': () => [{ ...flat, status }] });
      expect(await card('Flat')).toHaveTextContent('Under Review');
      status = 1;
      await act(() => jest.advanceTimersByTimeAsync(6_000));
      await waitFor(async () => expect(await card('Flat')).toHaveTextContent('Active'));
      expect(screen.getByText('Flat is active now.')).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('are no longer asked for again when one has waited long [DASH-3]', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'], advanceTimers: true });
    try {
      const flat = aProperty({ name: 'Flat', status: 0, createdAt: new Date().toISOString() });
      const { calls } = show([flat]);
      expect(await card('Flat')).toHaveTextContent('Under Review');
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      const early = calls.length;
      expect(early).toBeGreaterThan(5);
      await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
      const late = calls.length;
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(calls).toHaveLength(late);
    } finally {
      jest.useRealTimers();
    }
  });

  it('lead to posting when there are none, and can be asked for again when they fail [DASH-2, ERR-5]', async () => {
    let fails = true;
    const { user } = show([], {
      'GET property/userProperties': () =>
        fails ? { status: 500, body: { message: 'x', errors: { message: 'Down.' } } } : [],
    });
    fails = false;
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/You have no listings yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Post property' })).toHaveAttribute('href', '/postproperty');
  });
});

it('offers to confirm the number where a listing waits for it, and nowhere else [DASH-3, PROF-1]', async () => {
  const step = <p>The step</p>;
  const render = (reviewReason: string, waitsForNumber: boolean) =>
    renderScreen(<MyListings phoneStep={step} changePrice={noDialog} />, {
      path: '/dashboard',
      pattern: '/dashboard',
      token: 't',
      user: { roleCode: 'agt' },
      server: serverOf([aProperty({ name: 'Flat', status: 0, reviewReason, waitsForNumber })]),
    });
  const { unmount } = render('Confirm your mobile number first.', true);
  const flat = await card('Flat');
  expect(flat).toHaveTextContent('Confirm your mobile number first.');
  expect(screen.getByText('The step')).toBeVisible();
  expect(within(flat).getByRole('link', { name: 'Confirm your number' })).toHaveAttribute(
    'href',
    '/dashboard?tab=profile',
  );
  unmount();
  render('Please add the city.', false);
  expect(await card('Flat')).toHaveTextContent('Please add the city.');
  expect(screen.queryByText('The step')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Confirm your number' })).toBeNull();
});

it('keeps the confirmation in its place once the number is confirmed: it says so and has the focus [DASH-3, PROF-1]', async () => {
  const flat = aProperty({
    name: 'Flat',
    status: 0,
    reviewReason: 'Confirm your mobile number first.',
    waitsForNumber: true,
  });
  const phone = { phone: '9848022338', confirmed: false };
  const { user, server } = renderScreen(<MyListings phoneStep={<PhoneConfirmation />} changePrice={noDialog} />, {
    path: '/dashboard',
    pattern: '/dashboard',
    token: 't',
    user: { roleCode: 'agt' },
    server: {
      ...serverOf([flat]),
      'GET users/phone': phone,
      'POST users/phone/code': { message: 'ok' },
      'POST users/phone/confirm': { message: 'ok' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  server.answer('GET users/phone', { ...phone, confirmed: true });
  server.answer('GET property/userProperties', [{ ...flat, status: 1, reviewReason: null, waitsForNumber: false }]);
  await user.type(await screen.findByLabelText('OTP'), '123456{Enter}');
  await waitFor(async () => expect(await card('Flat')).not.toHaveTextContent('Confirm your mobile number first.'));
  const said = await screen.findByText('Your mobile number +91 98480 22338 is confirmed.');
  await waitFor(() => expect(said.closest('[role=status]')).toHaveFocus());
});
