import { answers } from '@/contract/answers';
import { extraAnswers } from '@/contract/extraShapes';
import { setStanding } from '@/server/db/queries/away';
import { setHidden } from '@/server/db/queries/agentReviews';
import { mailsTo } from '../../support/server/accounts';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, idOf, NOW, REVIEW, USER } from '../../support/server/world';

const OTHER = { id: idOf('user', 3) };
const GOOD = { stars: 5, text: 'She showed us exactly what we had asked for.' };
const server = appOfEach({ properties: 3, projects: 0 });
let user: string;
beforeEach(async () => {
  user = await server.tokenOf(USER);
});

const post = (path: string, payload: object, authorization: string) =>
  server.post(`/api/reviews${path}`, payload, { authorization });
const write = (review: object | null = GOOD, authorization = user) =>
  post('', { agentId: AGENT.id, review }, authorization);
const enquire = () => server.post('/api/enquiries', { kind: 'callback', agentId: AGENT.id }, { authorization: user });
const page = async () =>
  answers.getAgent.parse((await server.get(`/api/users/getAgentDetailsById?id=${AGENT.id}`)).json());
const own = async (authorization = user) =>
  extraAnswers.getMyReview.parse((await server.get(`/api/reviews/own?agentId=${AGENT.id}`, { authorization })).json());

describe('reviews of agents [AGENT-4]', () => {
  it('are written once by who enquired, changed and taken away; the average follows at once', async () => {
    expect((await own()).mayReview).toBe(false);
    const refused = await write();
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { message: expect.stringMatching(/enquiry first/) },
    ]);
    await enquire();
    expect(await own()).toEqual({ mayReview: true, review: null });
    expect(await page()).toMatchObject({ rating: 4, reviewCount: 1 });
    server.clock.now = NOW + 1000;
    expect((await write()).statusCode).toBe(200);
    const agent = await page();
    expect([agent.rating, agent.reviewCount]).toEqual([4.5, 2]);
    expect(agent.reviews?.[0]).toMatchObject({
      name: 'Ravi',
      text: GOOD.text,
      rating: 5,
      createdAt: new Date(NOW + 1000).toISOString(),
    });
    await write({ ...GOOD, stars: 2 });
    expect(await page()).toMatchObject({ rating: 3, reviewCount: 2 });
    expect((await own()).review).toMatchObject({ stars: 2, text: GOOD.text, hiddenReason: null });
    await write(null);
    expect(await page()).toMatchObject({ rating: 4, reviewCount: 1 });
  });

  it('are mailed to the agent once, with what was written as the words of another', async () => {
    await enquire();
    await mailsTo(server, 'agent@example.in');
    await write({ ...GOOD, text: `${GOOD.text}\nFlat 1234567.` });
    await write({ ...GOOD, stars: 1 });
    const mails = await mailsTo(server, 'agent@example.in', 3);
    const news = mails.filter(({ subject }) => subject.startsWith('New review'));
    expect(news.map(({ subject }) => subject)).toEqual(['New review: 5 of 5 stars']);
    expect(news[0]?.text).toMatch(
      /^Ravi wrote a review of you: 5 of 5 stars\.\n\nThey wrote \(.*\):\n> She.*\n> Flat 12345 67\.\n/,
    );
  });

  it('are not open to who only saw the number', async () => {
    await server.get(`/api/users/getAgentDetailsById?id=${AGENT.id}`, { authorization: user });
    expect((await write()).statusCode).toBe(403);
  });

  it.each([
    ['19 characters', { ...GOOD, text: 'x'.repeat(19) }],
    ['1001 characters', { ...GOOD, text: 'x'.repeat(1001) }],
    ['six stars', { ...GOOD, stars: 6 }],
    ['a phone number', { ...GOOD, text: 'Better call me, nine eight 48 01 00 37 61, for flats.' }],
    ['an e-mail address', { ...GOOD, text: 'Write to me instead: ravi@example.in, for flats.' }],
  ])('are refused with %s', async (_what, review) => {
    await enquire();
    expect((await write(review)).statusCode).toBe(400);
    expect((await page()).reviewCount).toBe(1);
  });

  it('are nobody’s own', async () => {
    expect((await write(GOOD, await server.tokenOf(AGENT))).statusCode).toBe(403);
  });

  it('are answered by the agent alone, without contact data', async () => {
    const agent = await server.tokenOf(AGENT);
    const answer = (words: string | null, authorization = agent) =>
      post('/answer', { reviewId: REVIEW.id, answer: words }, authorization);
    expect((await answer('Not mine', user)).statusCode).toBe(403);
    expect((await answer('Call 9876543210')).statusCode).toBe(400);
    await answer('Thank you, Anand.');
    expect((await page()).reviews?.[0]).toMatchObject({ answer: 'Thank you, Anand.' });
    await answer('Thank you.');
    expect((await page()).reviews?.[0]).toMatchObject({ answer: 'Thank you.' });
    await answer(null);
    expect((await page()).reviews?.[0]).toMatchObject({ answer: null });
  });

  it('come a page at a time, the newest first, each once', async () => {
    const authors = Array.from({ length: 25 }, (_unused, n) => ({
      ...{ id: `f${n}`, role_code: 'usr', username: `Reader ${n}`, name: null, country_code: '91', password_hash: '!' },
      ...{ phone: `91000000${n + 10}`, email: `${n}@example.in`, rank: null, doc: '{}', created_at: NOW },
    }));
    await server.db.insertInto('users').values(authors).execute();
    const made = { agent_id: AGENT.id, stars: 5, text: GOOD.text };
    const rows = authors.map(({ id }, n) => ({
      ...made,
      id: `r${n}`,
      author_id: id,
      created_at: NOW + Math.floor(n / 5),
    }));
    await server.db.insertInto('agent_reviews').values(rows).execute();
    const seen: (string | null | undefined)[] = [];
    let next: string | undefined = `/api/reviews?agentId=${AGENT.id}`;
    while (next !== undefined) {
      const answer = await server.get(next);
      seen.push(...extraAnswers.getReviews.parse(answer.json()).map(({ _id }) => _id));
      next = /^<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
    }
    expect([seen.length, new Set(seen).size, seen.at(-1)]).toEqual([26, 26, REVIEW.id]);
    expect((await server.get(`/api/reviews?agentId=${USER.id}`)).statusCode).toBe(404);
  });

  it('that an operator hid are gone from page and average, and stay so when they are written anew', async () => {
    await enquire();
    await write();
    const { id } = await server.db
      .selectFrom('agent_reviews')
      .select('id')
      .where('author_id', '=', USER.id)
      .executeTakeFirstOrThrow();
    await setHidden(server.db, id, 'It names a neighbour.', NOW);
    expect(await page()).toMatchObject({ rating: 4, reviewCount: 1 });
    expect((await own()).review?.hiddenReason).toBe('It names a neighbour.');
    await write(null);
    expect(await own()).toEqual({ mayReview: true, review: null });
    await write();
    expect((await page()).reviewCount).toBe(1);
    expect((await post('/report', { reviewId: id, reason: 'Still' }, user)).statusCode).toBe(404);
    await setHidden(server.db, id, null, NOW);
    expect((await page()).reviewCount).toBe(2);
  });

  it('of an author who is away are not shown, and come back with the author', async () => {
    await setStanding(server.db, OTHER.id, { suspended_at: NOW, suspended_reason: 'Spam' }, NOW);
    expect(await page()).toMatchObject({ rating: null, reviewCount: 0, reviews: [] });
    await setStanding(server.db, OTHER.id, { suspended_at: null, suspended_reason: null }, NOW);
    expect(await page()).toMatchObject({ rating: 4, reviewCount: 1 });
  });
});
