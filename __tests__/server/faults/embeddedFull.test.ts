import { sql } from 'kysely';
import { errorBody } from '@/contract/answers';
import { FULL, READS } from '../../support/server/fullDisk';
import { aPayload, postingOf } from '../../support/server/posting';
import { testApp } from '../../support/server/testApp';
import { AGENT, USER } from '../../support/server/world';

it('a full embedded database makes writes 507 and lets every read go on; writes pass again when there is room', async () => {
  const server = await testApp({ properties: 30, projects: 5 });
  const authorization = await server.tokenOf(AGENT);
  const { post } = postingOf(server, authorization);
  const reader = await server.tokenOf(USER);
  await sql`pragma wal_checkpoint(truncate)`.execute(server.db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.db);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 4)}`.execute(server.db);
  const about = 'A long text. '.repeat(300);
  let status = 200;
  for (let n = 0; n < 60 && status === 200; n += 1) {
    const answer = await post(aPayload({ name: `Number ${n}`, about }));
    status = answer.statusCode;
    if (status !== 200) expect([status, errorBody.parse(answer.json()).message]).toEqual([507, FULL]);
  }
  expect(status).toBe(507);
  // The use of the sessions would be noted now.
  server.clock.now += 3 * 60_000;
  const id = (await server.get('/api/property')).json<readonly { _id: string }[]>()[0]?._id ?? '';
  for (const path of [...READS, `property/propertyDetailsByUser?id=${id}`])
    for (const token of [authorization, reader]) {
      const answer = await server.get(`/api/${path}`, { authorization: token });
      expect([path, answer.statusCode]).toEqual([path, 200]);
    }
  await sql`pragma max_page_count = 1000000`.execute(server.db);
  expect((await post(aPayload({ name: 'Room again' }))).statusCode).toBe(200);
  await server.close();
});
