import { join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { errorBody } from '@/contract/answers';
import { patient } from '../../support/patience';
import { aPayload, postingOf } from '../../support/server/posting';
import { appOfAll, type TestApp } from '../../support/server/testApp';
import { AGENT } from '../../support/server/world';

const server = appOfAll({ properties: 60, projects: 5, readers: 2, config: { rateLimit: 0 } });
beforeAll(async () => {
  // Both readers are there before anything is measured.
  await Promise.all([server.get('/api/property'), server.get('/api/property')]);
});

/**
 * Asks again and again while `work` goes on; answers the statuses, how many answers came before its end, and how long the
 * slowest took, ms.
 */
async function meanwhile(work: Promise<unknown>, paths: readonly string[]) {
  const state = { isOver: false };
  const goesOn = () => !state.isOver;
  const over = work.finally(() => {
    state.isOver = true;
  });
  const statuses = new Set<number>();
  let [asked, before, slowest] = [0, 0, 0];
  // Each answer leaves the event loop to whatever waits there.
  while (goesOn()) {
    for (const path of paths) {
      const begun = performance.now();
      // Another question each time: what was answered is kept.
      const question = path === '/api/property' ? `${path}?minPrice=${asked + 1}` : path;
      statuses.add((await server.get(question)).statusCode);
      slowest = Math.max(slowest, performance.now() - begun);
      asked += 1;
      if (goesOn()) before += 1;
    }
    await new Promise((done) => setImmediate(done));
  }
  await over;
  return { statuses: [...statuses], slowest, before };
}

/** Another program has the file and is about to write. */
function heldBy(dataDir: string) {
  const other = new Database(join(dataDir, 'gruham.db'));
  other.exec('begin immediate');
  return () => {
    other.exec('rollback');
    other.close();
  };
}

describe('while another program holds the lock for writing', () => {
  it(
    'a write waits and is refused with 503; reads and health checks are answered meanwhile [API-4, API-18]',
    async () => {
      const { post } = postingOf(server, await server.tokenOf(AGENT));
      const letGo = heldBy(server.dataDir);
      try {
        const begun = performance.now();
        // As many as wait: they do not wait for each other's patience to end.
        const writes = Promise.all([1, 2, 3, 4].map((n) => post(aPayload({ name: `Waits ${n}` }))));
        const seen = await meanwhile(writes, ['/healthz', '/readyz', '/api/property', '/api/users/getAgents']);
        const waited = performance.now() - begun;
        for (const answer of await writes)
          expect([answer.statusCode, errorBody.parse(answer.json()).message]).toEqual([
            503,
            'The server cannot answer at the moment. Please try again in a little while.',
          ]);
        expect(seen.statuses).toEqual([200]);
        expect(seen.before).toBeGreaterThan(12);
        expect(seen.slowest).toBeLessThan(waited / 2);
        expect(waited).toBeLessThan(patient(12_000));
      } finally {
        letGo();
      }
      expect((await post(aPayload({ name: 'Let in' }))).statusCode).toBe(200);
    },
    patient(60_000),
  );

  it(
    'what is acknowledged after a refusal is committed, and holds up no other program [API-18]',
    async () => {
      const { post } = postingOf(server, await server.tokenOf(AGENT));
      const letGo = heldBy(server.dataDir);
      expect((await post(aPayload({ name: 'Refused' }))).statusCode).toBe(503);
      letGo();
      expect((await post(aPayload({ name: 'Committed' }))).statusCode).toBe(200);
      const other = new Database(join(server.dataDir, 'gruham.db'));
      try {
        const found = other.prepare("select doc from properties where doc like '%Committed%'").all([]);
        expect(found).toHaveLength(1);
        other.exec('begin immediate');
        other.exec('rollback');
      } finally {
        other.close();
      }
    },
    patient(60_000),
  );

  it('a write is done as soon as the lock is given up [API-18]', async () => {
    const { post } = postingOf(server, await server.tokenOf(AGENT));
    const letGo = heldBy(server.dataDir);
    const write = post(aPayload({ name: 'Waits a little' }));
    await server.get('/api/property');
    letGo();
    expect((await write).statusCode).toBe(200);
  });
});

describe('while the database works on something long', () => {
  const long = (n: number) =>
    sql<{
      n: number;
    }>`select count(*) as n from (with recursive c(x) as (select 1 union all select x + 1 from c where x < ${n}) select x from c)`.execute(
      server.db,
    );

  it('reads that come at the same moment do not wait behind it [API-4]', async () => {
    const work = long(1_000_000);
    const order: string[] = [];
    const read = async () => {
      await sql`select 1`.execute(server.db);
      order.push('read');
    };
    await Promise.all([work.then(() => order.push('work')), read(), read(), read()]);
    expect(order).toEqual(['read', 'read', 'read', 'work']);
  });

  it('health checks, lists and writes are answered [API-4, API-18]', async () => {
    const begun = performance.now();
    await long(300_000);
    // About two seconds, whatever the machine.
    const steps = Math.round((300_000 * 2000) / (performance.now() - begun));
    const { post } = postingOf(server, await server.tokenOf(AGENT));
    const again = performance.now();
    const work = long(steps);
    const write = post(aPayload({ name: 'Beside' }));
    const seen = await meanwhile(work, ['/healthz', '/api/property']);
    const took = performance.now() - again;
    expect((await work).rows).toEqual([{ n: steps }]);
    expect((await write).statusCode).toBe(200);
    expect(seen.statuses).toEqual([200]);
    expect(seen.before).toBeGreaterThan(3);
    expect(seen.slowest).toBeLessThan(took / 2);
  });
});

describe('a read', () => {
  it('sees every write that was answered before, whichever thread it comes from [API-18]', async () => {
    for (let n = 0; n < 200; n += 1) {
      await server.db
        .insertInto('meta')
        .values({ key: `seen ${n}`, value: '' })
        .execute();
      const counts = await Promise.all(
        [1, 2, 3].map(() =>
          server.db
            .selectFrom('meta')
            .select(sql<number>`count(*)`.as('n'))
            .where('key', 'like', 'seen %')
            .executeTakeFirst(),
        ),
      );
      expect(counts.map((each) => each?.n)).toEqual([n + 1, n + 1, n + 1]);
    }
  });

  it('beside a transaction sees nothing of it before it is whole; within it, everything', async () => {
    const names = async (db: TestApp['db']) =>
      (await db.selectFrom('meta').select('key').where('key', 'like', 'part %').orderBy('key').execute()).map(
        ({ key }) => key,
      );
    await server.db.transaction().execute(async (part) => {
      await part.insertInto('meta').values({ key: 'part 1', value: '' }).execute();
      expect([await names(part), await names(server.db)]).toEqual([['part 1'], []]);
    });
    expect(await names(server.db)).toEqual(['part 1']);
    const broken = server.db.transaction().execute(async (part) => {
      await part.insertInto('meta').values({ key: 'part 2', value: '' }).execute();
      throw new Error('in the middle');
    });
    await expect(broken).rejects.toThrow('in the middle');
    expect(await names(server.db)).toEqual(['part 1']);
  });

  it('writes of others do not get into a transaction', async () => {
    const { db } = server;
    let beside: Promise<unknown> = Promise.resolve();
    const undone = db.transaction().execute(async (part) => {
      await part.insertInto('meta').values({ key: 'undone', value: '' }).execute();
      beside = db.insertInto('meta').values({ key: 'beside', value: '' }).execute();
      await db.selectFrom('meta').select('key').execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await beside;
    const kept = await db.selectFrom('meta').select('key').where('key', 'in', ['undone', 'beside']).execute();
    expect(kept).toEqual([{ key: 'beside' }]);
  });
});
