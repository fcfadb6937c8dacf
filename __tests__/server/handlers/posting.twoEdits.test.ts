import { patient } from '../../support/patience';
import { aPayload, postingOf, wordsOf } from '../../support/server/posting';
import type { TestApp } from '../../support/server/testApp';
import { twoAgents, type Poster } from '../../support/server/twoAgents';
import { AGENT } from '../../support/server/world';

jest.setTimeout(patient(60_000));

let server: TestApp;
let agent: Poster;
beforeEach(async () => {
  ({ server, agent } = await twoAgents());
});
afterEach(() => server.close());

const markOf = async (id: string) => (await agent.one(id))['mark'];

describe('an edit that began before another one [API-23, EDIT-2, WIZ-17]', () => {
  it('is refused and changes nothing, and is taken without the mark', async () => {
    const id = await agent.posted(aPayload());
    const mark = await markOf(id);
    expect(mark).toMatch(/^\w{16}$/);
    const first = await agent.update({ _id: id, mark, ...aPayload({ expectedPrice: 4_400_000 }) });
    expect(first.statusCode).toBe(200);
    const second = { _id: id, ...aPayload({ name: 'Sunnier flat' }) };
    const refused = await agent.update({ ...second, mark });
    expect([refused.statusCode, wordsOf(refused)]).toEqual([
      412,
      'This listing has changed since you opened it here. Nothing that you typed is lost.',
    ]);
    expect(await agent.one(id)).toMatchObject({ name: 'Sunny flat', expectedPrice: 4_400_000 });
    expect((await agent.update(second)).statusCode).toBe(200);
    expect(await agent.one(id)).toMatchObject({ name: 'Sunnier flat', expectedPrice: 4_500_000 });
  });

  it('is one of two that are sent at once', async () => {
    const id = await agent.posted(aPayload());
    const mark = await markOf(id);
    const send = (name: string) => agent.update({ _id: id, mark, ...aPayload({ name }) });
    const answers = await Promise.all([send('Sunnier flat'), send('Bright flat')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });

  it('is taken when it is sent again because no answer came: it says what is there', async () => {
    const id = await agent.posted(aPayload());
    // A place is stored as it is called, however it was typed.
    const typed = aPayload({ name: 'Sunnier flat', amenities: { lift: true }, locality: 'alipiri' });
    const edit = { _id: id, mark: await markOf(id), ...typed };
    for (const again of [edit, edit]) expect((await agent.update(again)).statusCode).toBe(200);
  });

  it('minds what the form shows alone: a decision, a confirmation and a sale are no edits', async () => {
    const id = await agent.posted(aPayload());
    const mark = await markOf(id);
    await server.db.updateTable('properties').set({ status: 1 }).where('id', '=', id).execute();
    server.clock.now += 40 * 86_400_000;
    const authorization = await server.tokenOf(AGENT);
    agent = postingOf(server, authorization);
    for (const [call, more] of [['renew'], ['sold', { sold: true }], ['sold', { sold: false }]] as const) {
      const answer = await server.post(`/api/property/${call}`, { _id: id, ...more }, { authorization });
      expect([call, answer.statusCode]).toEqual([call, 200]);
    }
    expect(await markOf(id)).toBe(mark);
    expect((await agent.update({ _id: id, mark, ...aPayload({ name: 'Sunnier flat' }) })).statusCode).toBe(200);
    expect(await markOf(id)).not.toBe(mark);
  });

  it('is nothing that a listing keeps, and no other answer tells the mark', async () => {
    const id = await agent.posted(aPayload());
    await agent.update({ _id: id, mark: await markOf(id), ...aPayload({ name: 'Sunnier flat' }) });
    await server.db.updateTable('properties').set({ status: 1 }).where('id', '=', id).execute();
    const { doc } = await server.db
      .selectFrom('properties')
      .select('doc')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(doc)).not.toHaveProperty('mark');
    const owner = { authorization: await server.tokenOf(AGENT) };
    for (const path of [
      'property',
      `property/propertyDetailsByUser?id=${id}`,
      `users/getAgentDetailsById?id=${AGENT.id}`,
    ]) {
      for (const headers of [{}, owner]) {
        const { body } = await server.get(`/api/${path}`, headers);
        expect(body).toContain('"_id"');
        expect(body).not.toContain('"mark"');
      }
    }
  });
});
