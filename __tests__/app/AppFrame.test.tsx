/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { AppFrame } from '@/app/AppFrame';
import { showTitle } from '@/components/layout/pageTitle';
import { renderScreen, type RenderOptions } from '../support/renderScreen';

const CURRENT = 'GET users/current';
const asha = { _id: 'u1', username: 'Asha', role: { roleCode: 'agt' } };
const pictureIn = (element: HTMLElement) =>
  within(element).queryByRole('presentation', { hidden: true })?.getAttribute('src') ?? null;

// jsdom has no entries; the page's head asks for the first address.

describe('the user menu', () => {
  const frame = (options: RenderOptions) => renderScreen(<AppFrame>The screen</AppFrame>, { token: 't', ...options });

  it("shows the person's picture as soon as the server tells it, in the panel of narrow windows too [SHELL-3, API-12]", async () => {
    const { user } = frame({ server: { [CURRENT]: [{ ...asha, profilePic: 'https://pictures.example/asha.jpg' }] } });
    const button = await screen.findByRole('button', { name: /Asha/ });
    await waitFor(() => expect(pictureIn(button)).toBe('https://pictures.example/asha.jpg'));
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(pictureIn(await screen.findByRole('dialog', { name: 'Menu' }))).toBe('https://pictures.example/asha.jpg');
  });

  it('counts the new enquiries that the server tells an agent of, and nobody else [SHELL-3, API-12]', async () => {
    const { unmount } = frame({ server: { [CURRENT]: [{ ...asha, newEnquiries: 2 }] } });
    expect(await screen.findByRole('button', { name: /Asha.*2 new enquiries/ })).toBeVisible();
    unmount();
    frame({ server: { [CURRENT]: [{ ...asha, role: { roleCode: 'usr' }, newEnquiries: 2 }] } });
    expect(await screen.findByRole('button', { name: /Asha$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
  });

  it('shows initials without one [SHELL-3]', async () => {
    const { calls } = frame({ server: { [CURRENT]: [asha] } });
    const button = await screen.findByRole('button', { name: /Asha/ });
    await waitFor(() => expect(calls).toContain(CURRENT));
    expect(pictureIn(button)).toBeNull();
    expect(button).toHaveTextContent('AAsha');
  });
});

describe('an enquiry that comes while an agent is on any page', () => {
  const MINUTE = 60_000;
  const agent = (newEnquiries: number) => [{ ...asha, newEnquiries }];
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const turn = (event: string, from: EventTarget = window) => act(() => void from.dispatchEvent(new Event(event)));
  const seen = (is: boolean) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(is ? 'visible' : 'hidden');
    turn('visibilitychange', document);
  };
  const open = async (answer: unknown = agent(2), path = '/news', token = 't') => {
    jest.useFakeTimers();
    const shown = renderScreen(<AppFrame>The screen</AppFrame>, { path, token, server: { [CURRENT]: answer } });
    await wait(1000);
    return { ...shown, asked: () => shown.calls.filter((call) => call === CURRENT).length };
  };
  afterEach(() => {
    seen(true);
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('is told within a minute, counted in the header and before the title of the tab [SHELL-3, JDET-8, API-12, ROUTE-18]', async () => {
    showTitle('News');
    const { server, notices } = await open();
    expect(document.title).toBe('(2) News – Gruham');
    expect(notices).toEqual([]);
    server.answer(CURRENT, agent(3));
    await wait(MINUTE);
    const link = { label: 'See enquiries', to: '/dashboard#enquiries' };
    expect(notices).toEqual([{ text: '1 new enquiry', tone: 'info', link }]);
    expect(screen.getByRole('button', { name: /Asha.*3 new enquiries/ })).toBeVisible();
    showTitle('Terms');
    expect(document.title).toBe('(3) Terms – Gruham');
    server.answer(CURRENT, agent(0));
    await wait(MINUTE);
    expect(document.title).toBe('Terms – Gruham');
    expect(notices).toHaveLength(1);
  });

  it('is counted before no title any more for who is no agent any longer [ROUTE-18]', async () => {
    showTitle('News');
    const { server } = await open();
    server.answer(CURRENT, [{ ...asha, role: { roleCode: 'usr' } }]);
    await wait(MINUTE);
    expect(document.title).toBe('News – Gruham');
  });

  it.each(['/dashboard', '/dashboard?sort=priceUp'])('is left to the inbox to tell at %s [JDET-8]', async (path) => {
    const { server, notices, asked } = await open(agent(2), path);
    server.answer(CURRENT, agent(3));
    await wait(MINUTE);
    expect(asked()).toBe(2);
    expect(notices).toEqual([]);
  });

  it('is not asked for while nobody sees the page or it has no line, and at once afterwards [API-12]', async () => {
    const { asked } = await open();
    seen(false);
    await wait(5 * MINUTE);
    expect(asked()).toBe(1);
    seen(true);
    await wait(0);
    expect(asked()).toBe(2);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    turn('offline');
    await wait(5 * MINUTE);
    expect(asked()).toBe(2);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    turn('online');
    await wait(0);
    expect(asked()).toBe(3);
  });

  it('is not asked for while no hand has touched the page for half an hour, so that the session ends, and at once by the next touch [API-12]', async () => {
    const { asked } = await open();
    const touch = () => turn('pointerdown');
    for (let times = 0; times < 3; times += 1) {
      await wait(15 * MINUTE);
      touch();
      await wait(10 * MINUTE);
    }
    expect(asked()).toBe(1 + 75);
    await wait(60 * MINUTE);
    const then = asked();
    expect(then).toBeLessThanOrEqual(1 + 75 + 30);
    await wait(24 * 60 * MINUTE);
    expect(asked()).toBe(then);
    touch();
    await wait(0);
    expect(asked()).toBe(then + 1);
    await wait(5 * MINUTE);
    expect(asked()).toBe(then + 6);
    // Who comes back to the page has a hand, too.
    await wait(120 * MINUTE);
    const before = asked();
    seen(false);
    seen(true);
    await wait(5 * MINUTE);
    expect(asked()).toBe(before + 6);
  });

  it('is no complaint where the question fails, and the same answer changes nothing in the state [ERR-1, STORE-2]', async () => {
    const { asked, server, notices, store } = await open();
    const before = store.getState().session;
    await wait(MINUTE);
    expect(asked()).toBe(2);
    expect(store.getState().session).toBe(before);
    server.answer(CURRENT, { status: 500, body: { message: 'Down' } });
    await wait(MINUTE);
    expect(asked()).toBe(3);
    expect(notices).toEqual([]);
    expect(store.getState().session).toBe(before);
  });

  it.each([
    ['somebody who is no agent', [{ ...asha, role: { roleCode: 'usr' } }], 't', 1],
    ['a visitor', [], '', 0],
  ])('is not asked for again by %s [API-12]', async (_who, answer, token, times) => {
    const { asked } = await open(answer, '/news', token);
    await wait(3 * MINUTE);
    seen(false);
    seen(true);
    await wait(0);
    expect(asked()).toBe(times);
  });
});
