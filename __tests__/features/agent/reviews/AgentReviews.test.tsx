/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { AgentReview } from '@/contract/entities';
import AgentRoute from '@/routes/AgentRoute';
import { anAgent, aProperty } from '../../../support/factories';
import { renderScreen, type RenderOptions } from '../../../support/renderScreen';
import { refusal, type ServerDouble } from '../../../support/serverDouble';

const review = (n: number, more: Partial<AgentReview> = {}): AgentReview => ({
  _id: `r${n}`,
  name: `Reader${n}`,
  text: `We found our flat number ${n} with her.`,
  rating: 4,
  createdAt: '2026-01-15T06:00:00.000Z',
  answer: null,
  ...more,
});
const agent = anAgent({
  _id: 'a1',
  username: 'Lakshmi Naidu',
  rating: 4.2,
  reviewCount: 3,
  reviews: [review(1, { answer: 'Thank you.' }), review(2)],
});
const GET = 'GET users/getAgentDetailsById';
const OWN = 'GET reviews/own';
const bodies = ({ sent }: ServerDouble, path: string) =>
  sent.filter(({ call }) => call === path).map(({ body }) => body);
const text = 'She showed us exactly what we had asked for.';

const show = (options: RenderOptions = {}) =>
  renderScreen(<AgentRoute />, {
    path: '/agentdetails/a1',
    pattern: '/agentdetails/:id',
    ...options,
    server: { [GET]: agent, ...options.server },
  });
const loggedIn = (own: unknown): RenderOptions => ({
  token: 't',
  server: { [OWN]: own, 'POST reviews': { message: 'Thank you for your review.' } },
});

describe('reviews of an agent', () => {
  it('say who wrote them, when, and what the agent answered [AGENT-4]', async () => {
    show();
    const first = within(await screen.findByRole('article', { name: 'Reader1' }));
    expect(screen.getByText('(3 reviews)')).toBeVisible();
    expect(
      screen.getByText('To write a review, first ask for a call back about one of this agent’s homes.'),
    ).toBeVisible();
    expect(first.getByText('15 January 2026')).toBeVisible();
    expect(first.getByText('Lakshmi Naidu answered').parentElement).toHaveTextContent('Thank you.');
    const second = within(screen.getByRole('article', { name: 'Reader2' }));
    expect(second.queryByText('Lakshmi Naidu answered')).toBeNull();
  });

  it('show more at a press, until all are there [AGENT-4]', async () => {
    const { user } = show({ server: { 'GET reviews': [review(1), review(2), review(3)] } });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('article', { name: 'Reader3' })).toBeVisible();
    expect(screen.getAllByRole('article', { name: /^Reader/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('offer nothing that a server of the 29 calls alone cannot do [AGENT-4]', async () => {
    const { calls } = show({ token: 't', server: { [GET]: { ...agent, reviewCount: undefined } } });
    expect(await screen.findByRole('article', { name: 'Reader1' })).toBeVisible();
    expect(screen.getByText('(2 reviews)')).toBeVisible();
    expect(screen.queryByRole('button', { name: /review|report|more/i })).toBeNull();
    expect(calls.filter((call) => call.includes('reviews'))).toEqual([]);
  });

  it('are written by who may, after what is missing was named [AGENT-4]', async () => {
    const { user, server, notices } = show(loggedIn({ mayReview: true, review: null }));
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    expect(screen.queryByText(/^To write a review, first/)).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Write a review' }));
    await user.click(dialog.getByRole('button', { name: 'Save review' }));
    expect(dialog.getByText('Please choose a rating')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /^5/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Your review' }), 'Too short.');
    await user.click(dialog.getByRole('button', { name: 'Save review' }));
    expect(dialog.getByText('Please write at least 20 characters')).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: 'Your review' }));
    await user.type(dialog.getByRole('textbox', { name: 'Your review' }), text);
    server.answer(GET, { ...agent, reviewCount: 4, reviews: [review(4, { name: 'Asha', text })] });
    server.answer(OWN, { mayReview: true, review: { stars: 5, text, hiddenReason: null } });
    await user.click(dialog.getByRole('button', { name: 'Save review' }));
    expect(await screen.findByRole('article', { name: 'Asha' })).toHaveTextContent(text);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(notices).toMatchObject([{ text: 'Thank you for your review.' }]);
    expect(await screen.findByRole('button', { name: 'Change my review' })).toBeVisible();
  });

  it('keep what was typed when they are refused, and say why [AGENT-4]', async () => {
    const { user, server } = show(loggedIn({ mayReview: true, review: { stars: 3, text, hiddenReason: null } }));
    server.answer('POST reviews', refusal(400, 'Please leave out phone numbers.'));
    await user.click(await screen.findByRole('button', { name: 'Change my review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change my review' }));
    expect(dialog.getByRole('radio', { name: /^3/ })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Save review' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please leave out phone numbers.');
    expect(dialog.getByRole('textbox', { name: 'Your review' })).toHaveValue(text);
  });

  it('tell who may not write one yet what is needed, and promise a visitor nothing else [AGENT-4] [SHELL-6]', async () => {
    const { unmount } = show(loggedIn({ mayReview: false, review: null }));
    expect(
      await screen.findByText('To write a review, first ask for a call back about one of this agent’s homes.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
    expect(screen.queryByRole('button', { name: /log in/ })).toBeNull();
    unmount();
    const { user, store } = show();
    expect(
      await screen.findByText('To write a review, first ask for a call back about one of this agent’s homes.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log in to write a review' }));
    expect(store.getState().authModal).toMatchObject({
      open: 'login',
      then: { path: '/agentdetails/a1#reviews', state: { review: true } },
    });
  });

  it('say nothing of who may write one until that is known, nor to the agent [AGENT-4]', async () => {
    let answer: (own: unknown) => void = () => undefined;
    const { unmount } = show(loggedIn(new Promise((resolve) => (answer = resolve))));
    await screen.findByRole('article', { name: 'Reader1' });
    expect(screen.queryByText(/^To write a review, first/)).toBeNull();
    answer({ mayReview: true, review: null });
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
    unmount();
    show({ token: 't', user: { _id: 'a1' } });
    await screen.findByRole('article', { name: 'Reader1' });
    expect(screen.queryByText(/^To write a review, first/)).toBeNull();
  });

  it('lead who sent no enquiry to a home to ask about, where the agent has one [AGENT-4, JDET-8]', async () => {
    const none = show(loggedIn({ mayReview: false, review: null }));
    await screen.findByText(/^To write a review, first/);
    expect(screen.queryByRole('link', { name: 'See the homes' })).toBeNull();
    none.unmount();
    const { user } = show({
      ...loggedIn({ mayReview: false, review: null }),
      server: {
        [OWN]: { mayReview: false, review: null },
        [GET]: { ...agent, properties: [aProperty({ _id: 'p1' })] },
        'GET saved': [],
      },
    });
    await user.click(await screen.findByRole('link', { name: 'See the homes' }));
    expect(screen.getByRole('region', { name: 'Listings (1)' })).toHaveFocus();
  });

  it('are where a login from them leads [AGENT-4, AUTH-2]', async () => {
    show({ path: '/agentdetails/a1#reviews' });
    expect(await screen.findByRole('region', { name: 'Reviews (3)' })).toHaveFocus();
  });

  it('go on after the login that they were begun with, once, for who may write one [AGENT-4] [AUTH-2]', async () => {
    const begun = { ...loggedIn({ mayReview: true, review: null }), state: { review: true } };
    const { user, unmount } = show(begun);
    const dialog = within(await screen.findByRole('dialog', { name: 'Write a review' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
    unmount();
    show({ ...begun, ...loggedIn({ mayReview: false, review: null }) });
    expect(
      await screen.findByText('To write a review, first ask for a call back about one of this agent’s homes.'),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are answered by the agent and reported by others [AGENT-4]', async () => {
    const { user, server, unmount } = show({
      token: 't',
      user: { _id: 'a1' },
      server: { 'POST reviews/answer': { message: 'Saved' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Answer the review by Reader2' }));
    const answer = within(await screen.findByRole('dialog', { name: 'Answer this review' }));
    await user.type(answer.getByRole('textbox', { name: 'Your answer' }), 'Come again.');
    await user.click(answer.getByRole('button', { name: 'Save answer' }));
    expect(bodies(server, 'POST reviews/answer')).toEqual([{ reviewId: 'r2', answer: 'Come again.' }]);
    expect(screen.queryByRole('button', { name: /Write a review/ })).toBeNull();
    unmount();

    const other = show({ ...loggedIn({ mayReview: false, review: null }) });
    other.server.answer('POST reviews/report', { message: 'Thank you. We will look into this review.' });
    await other.user.click(await screen.findByRole('button', { name: 'Report the review by Reader2' }));
    const report = within(await screen.findByRole('dialog', { name: 'Report this review' }));
    await other.user.click(report.getByRole('radio', { name: 'It is not true' }));
    await other.user.click(report.getByRole('button', { name: 'Send report' }));
    expect(bodies(other.server, 'POST reviews/report')).toEqual([{ reviewId: 'r2', reason: 'It is not true' }]);
  });
});
