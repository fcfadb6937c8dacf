import { answers } from '@/contract/answers';
import { ACTIVE, DELETED, SOLD, UNDER_REVIEW, WITHDRAWN } from '@/domain/listingStatus';
import { writeListing } from '@/server/db/queries/listings';
import { rankOf } from '@/server/rules/listingDoc';
import { patient } from '../../support/patience';
import { aPayload, postingOf, wordsOf } from '../../support/server/posting';
import type { TestApp } from '../../support/server/testApp';
import { OTHER, twoAgents, type Poster } from '../../support/server/twoAgents';
import { AGENT, NOW } from '../../support/server/world';

jest.setTimeout(patient(60_000));

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** The first moment of the thirtieth day after `NOW`, by India's clock. */
const DUE = NOW + 30 * DAY - 690 * MINUTE;

let server: TestApp;
let agent: Poster;
let rowOf: Awaited<ReturnType<typeof twoAgents>>['rowOf'];
beforeEach(async () => {
  ({ server, agent, rowOf } = await twoAgents());
});
afterEach(() => server.close());

const become = (id: string, change: { status?: number; doc?: string }) => writeListing(server.db, id, change);
/** One of the agent's that buyers see, posted now. */
async function shown(name: string): Promise<string> {
  const id = await agent.posted(aPayload({ name }));
  await become(id, { status: ACTIVE });
  await server.db.deleteFrom('listing_reviews').where('listing_id', '=', id).execute();
  return id;
}
interface RenewOptions {
  readonly by?: string;
  readonly language?: string;
}
/** Presses at a time, in a session that began then. */
async function renewAt(now: number, _id: string, { by = AGENT.id, language = 'en' }: RenewOptions = {}) {
  server.clock.now = now;
  const authorization = await server.tokenOf({ id: by });
  agent = postingOf(server, authorization);
  return server.post('/api/property/renew', { _id }, { authorization, 'accept-language': language });
}
const detail = async (id: string) =>
  answers.getProperty.parse((await server.get(`/api/property/propertyDetailsByUser?id=${id}`)).json())[0];
const inOrder = async (query: string, ...ids: readonly string[]) =>
  answers.getProperties
    .parse((await server.get(`/api/property?${query}`)).json())
    .flatMap(({ _id }) => (ids.includes(_id) ? [_id] : []));

describe('a listing that is still for sale [DASH-2]', () => {
  it('says so to everybody and moves up in the default order, not among the newest [PDET-3, PLIST-18]', async () => {
    const old = await shown('Old');
    server.clock.now += DAY / 2;
    const young = await shown('Young');
    expect(await agent.one(old)).toHaveProperty('renewedAt', null);
    expect(await inOrder('', old, young)).toEqual([young, old]);
    const answer = await renewAt(DUE, old);
    expect([answer.statusCode, wordsOf(answer)]).toEqual([200, 'Your property is still for sale.']);
    const renewedAt = new Date(DUE).toISOString();
    expect(await agent.one(old)).toMatchObject({ renewedAt, createdAt: new Date(NOW).toISOString() });
    expect(await detail(old)).toMatchObject({ renewedAt });
    expect(await inOrder('', old, young)).toEqual([old, young]);
    expect(await inOrder('sort=newest', old, young)).toEqual([young, old]);
  });

  it('is confirmed 30 days after it was posted or last confirmed, from the day on that is named', async () => {
    const id = await shown('Flat');
    const early = await renewAt(DUE - MINUTE, id);
    expect([early.statusCode, wordsOf(early)]).toEqual([
      409,
      'This listing is still fresh. You can confirm it from 14 February 2026 on.',
    ]);
    expect(await rowOf(id)).toMatchObject({ renewed_at: null });
    expect((await renewAt(DUE, id)).statusCode).toBe(200);
    const again = await renewAt(DUE + 30 * DAY - MINUTE, id, { language: 'te' });
    expect([again.statusCode, wordsOf(again)]).toEqual([409, expect.stringContaining('16 మార్చి, 2026')]);
    expect(await rowOf(id)).toMatchObject({ renewed_at: DUE });
    expect((await renewAt(DUE + 30 * DAY, id)).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({ renewed_at: DUE + 30 * DAY });
  });

  it('is confirmed by a change once it is due, and by none before, so that nobody edits it up the lists [EDIT-2, PLIST-18]', async () => {
    const [early, due] = [await shown('Early'), await shown('Due')];
    server.clock.now = DUE - MINUTE;
    agent = postingOf(server, await server.tokenOf(AGENT));
    await agent.update({ _id: early, ...aPayload({ expectedPrice: 4_100_000 }) });
    expect(await agent.one(early)).toHaveProperty('renewedAt', null);
    server.clock.now = DUE;
    await agent.update({ _id: due, ...aPayload({ expectedPrice: 4_100_000 }) });
    expect(await agent.one(due)).toHaveProperty('renewedAt', new Date(DUE).toISOString());
    expect((await rowOf(due)).rank).toBeCloseTo(rankOf({ expectedPrice: 4_100_000 }, DUE), 9);
    expect(await inOrder('', early, due)).toEqual([due, early]);
    expect((await renewAt(DUE, due)).statusCode).toBe(409);
  });

  it('is confirmed once however often it is pressed at the same time', async () => {
    const id = await shown('Flat');
    const presses = await Promise.all([DUE, DUE, DUE].map((now) => renewAt(now, id)));
    expect(presses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('keeps its place when it is sold and comes back, and when an edit moves it among the others', async () => {
    const id = await shown('Flat');
    const pictures = { propertyMainImage: [1, 2, 3].map((n) => `/uploads/p${n}-1280x960.jpg`) };
    await become(id, { doc: JSON.stringify({ ...(JSON.parse((await rowOf(id)).doc) as object), ...pictures }) });
    await renewAt(DUE, id);
    const rank = rankOf({ ...pictures, expectedPrice: 1 }, DUE);
    expect((await rowOf(id)).rank).toBeCloseTo(rank, 9);
    const authorization = await server.tokenOf(AGENT);
    for (const sold of [true, false])
      expect((await server.post('/api/property/sold', { _id: id, sold }, { authorization })).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: ACTIVE, renewed_at: DUE });
    expect((await rowOf(id)).rank).toBeCloseTo(rank, 9);
    await agent.update({ _id: id, ...aPayload({ propertyMainImage: [] }) });
    expect((await rowOf(id)).rank).toBeCloseTo(rankOf({}, DUE), 9);
  });

  it('is the owner’s own, and one that buyers see', async () => {
    const id = await shown('Flat');
    expect((await renewAt(DUE, id, { by: OTHER.id })).statusCode).toBe(403);
    expect((await renewAt(DUE, 'unknown')).statusCode).toBe(404);
    for (const status of [UNDER_REVIEW, DELETED, WITHDRAWN, SOLD]) {
      await become(id, { status });
      const answer = await renewAt(DUE, id);
      expect([status, answer.statusCode, wordsOf(answer)]).toEqual([
        status,
        409,
        'Only a listing that buyers can see can be confirmed as still for sale.',
      ]);
    }
    expect(await rowOf(id)).toMatchObject({ renewed_at: null });
  });
});
