import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '@/server/db/schema';
import { seedDatabase } from '@/demo/seed';
import { folderStore } from '@/server/media/folderStore';
import { outboxFolder, readOutbox } from '@/server/mail/outbox';
import { newDatabase, openTestDatabase } from '../../../support/postgres/databases';
import { codeIn, notThe, type IdAnswer, type LoginAnswer } from '../../../support/server/accounts';
import { noteActivations } from '../../../support/server/activations';
import { aPayload } from '../../../support/server/posting';
import { serverProcesses, type ServerProcess } from '../../../support/server/serverProcess';
import { AGENT, fillWorld, NOW } from '../../../support/server/world';
import { patient } from '../../../support/patience';
import { settle, until } from '../../../support/settle';
import { newFolder } from '../../../support/newFolder';

jest.setTimeout(patient(120_000));

const many = (count: number) => Array.from({ length: count }, (_unused, n) => n);

/** A built client whose only page names the listings of the first list, as rendered pages do. */
function builtClient(dataDir: string): string {
  const built = join(dataDir, 'built');
  for (const part of ['client/assets', 'renderer/en']) mkdirSync(join(built, part), { recursive: true });
  writeFileSync(join(built, 'client/index.html'), '<html><head></head><body><div id="root"></div></body></html>');
  writeFileSync(join(built, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(built, 'renderer/en/renderPage.js'),
    `export const renderPage = async ({ fetch }) => {
      const rows = await (await fetch('http://page/api/property')).json();
      return { html: Buffer.from(rows.map(({ _id }) => '<p>' + _id + '</p>').join('')), answers: {} };
    };`,
  );
  return join(built, 'client');
}

describe('two server processes on one PostgreSQL', () => {
  let dataDir: string;
  let db: Db;
  let both: readonly [ServerProcess, ServerProcess];
  beforeAll(async () => {
    dataDir = newFolder();
    await newDatabase(dataDir, { empty: true });
    const [first, second] = await serverProcesses(2, dataDir, {
      MODERATION: 'auto',
      MODERATION_DELAY_S: '1',
      CLIENT_DIR: builtClient(dataDir),
    });
    if (second === undefined) throw new Error('one process is missing');
    both = [first, second];
    ({ db } = await openTestDatabase(dataDir));
    // The servers offer the gazetteer's places; the world of the tests has its own.
    for (const table of ['localities', 'cities'] as const) await db.deleteFrom(table).execute();
    await fillWorld(db, [], []);
  });
  afterAll(async () => {
    await Promise.all(both.map(({ end }) => end('SIGTERM')));
    await db.destroy();
  });

  const each = (n: number): ServerProcess => both[n % 2 === 0 ? 0 : 1];
  const logIn = async (at: ServerProcess, from: string): Promise<string> => {
    const { phone: username, password } = AGENT;
    const answer = await at.post('users/signin', { countryCode: '91', username, password }, from);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as LoginAnswer).user.token;
  };

  it('bring an empty database up to date at the same moment, each migration once', async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(rows[0]?.name).toBe('001-first-tables');
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    for (const { get } of both) expect((await get('property')).status).toBe(200);
  });

  it('know each other’s sessions, and the end of them [API-25, API-28]', async () => {
    const token = await logIn(both[0], '10.1.0.1');
    expect((await both[1].get('users/current', token)).status).toBe(200);
    const asked = await both[1].post('users/forgotPassword', { username: 'agent@example.in' }, '10.1.0.2');
    const { id } = (await asked.json()) as IdAnswer;
    const [mail] = await mails('agent@example.in');
    const reset = { id, otp: codeIn(mail), password: AGENT.password };
    expect((await both[0].post('users/setPassword', reset, '10.1.0.2')).status).toBe(200);
    for (const { get } of both) expect((await get('users/current', token)).status).toBe(401);
  });

  /** The messages to an address, newest first; waits for the one that follows an answer. */
  async function mails(address: string) {
    const sent = async () => (await readOutbox(outboxFolder(dataDir), 10)).filter(({ to }) => to === address);
    await until(async () => expect(await sent()).not.toEqual([]));
    return sent();
  }

  it('share what bounds wrong passwords: ten a minute from one address over both [API-25]', async () => {
    const answers = await Promise.all(
      many(16).map((n) => {
        const wrong = { countryCode: '91', username: `91111111${10 + n}`, password: 'wrong' };
        return each(n).post('users/signin', wrong, '10.2.0.1');
      }),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(6).fill(429)]);
  });

  it('share the five guesses at a code, and a right one after them is refused by both [API-26]', async () => {
    const person = { countryCode: '91', username: 'Asha', password: 'Secret@2026', phone: '9333333333' };
    const asked = await both[0].post('users', { ...person, email: 'asha@example.in' }, '10.3.0.1');
    const { id } = (await asked.json()) as IdAnswer;
    const code = codeIn((await mails('asha@example.in'))[0]);
    const guess = (n: number, otp: string) => each(n).post('users/validateOTP', { _id: id, otp }, '10.3.0.1');
    const wrong = await Promise.all(many(12).map((n) => guess(n, notThe(code))));
    const words = await Promise.all(
      wrong.map(async (answer) => ((await answer.json()) as { message: string }).message),
    );
    expect(words.filter((text) => text.startsWith('The code is not right'))).toHaveLength(5);
    for (const n of many(2)) expect((await guess(n, code)).status).toBe(400);
  });

  it('make one listing of one posting that is sent to both many times at once [API-18]', async () => {
    const token = await logIn(both[1], '10.4.0.1');
    const payload = aPayload({ name: 'Sent to both' });
    const answers = await Promise.all(
      many(20).map((n) => each(n).post('property/properties', payload, '10.4.0.1', token)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await db.selectFrom('properties').select('doc').execute();
    expect(rows.filter(({ doc }) => doc.includes('Sent to both'))).toHaveLength(1);
  });

  it('check each new listing once, and add each new place once [DASH-3]', async () => {
    const token = await logIn(both[0], '10.5.0.1');
    const activated = await noteActivations(db);
    const answers = await Promise.all(
      many(24).map((n) => {
        const listing = aPayload({ name: `Flat ${n}`, city: `Town ${n % 4}`, locality: `Part ${n % 6}` });
        return each(n).post('property/properties', listing, '10.5.0.1', token);
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const waiting = () => db.selectFrom('properties').select('id').where('status', '=', 0).execute();
    const end = Date.now() + patient(30_000);
    while ((await waiting()).length > 0 && Date.now() < end) await settle(200);
    expect(await waiting()).toEqual([]);
    const ids = await activated();
    expect(ids.length).toBeGreaterThanOrEqual(24);
    expect(new Set(ids).size).toBe(ids.length);
    const towns = await db.selectFrom('cities').select('name').where('name', 'like', 'Town %').execute();
    expect(towns.map(({ name }) => name).sort()).toEqual(['Town 0', 'Town 1', 'Town 2', 'Town 3']);
    const parts = await db
      .selectFrom('localities')
      .select(['city_id', 'name'])
      .where('name', 'like', 'Part %')
      .execute();
    expect(parts).toHaveLength(12);
  });

  it('show in their pages what either has written, the other within two seconds [API-14]', async () => {
    const shown = async ({ origin }: ServerProcess) => {
      const page = await (await fetch(`${origin}/properties`)).text();
      return [...page.matchAll(/<p>(\w+)</g)].map(([, id]) => id);
    };
    const [writer, reader] = both;
    const token = await logIn(writer, '10.6.0.1');
    const [_id = ''] = await shown(reader);
    expect(_id).not.toBe('');
    expect(await shown(writer)).toContain(_id);
    const answer = await writer.post('property/delete', { _id }, '10.6.0.1', token);
    expect(answer.status).toBe(200);
    const wrote = Date.now();
    expect(await shown(writer)).not.toContain(_id);
    while ((await shown(reader)).includes(_id) && Date.now() - wrote < patient(20_000)) await settle(50);
    expect(Date.now() - wrote).toBeLessThan(patient(2000));
  });
});

describe('a first start', () => {
  it('is one when several processes seed at the same moment', async () => {
    const dataDir = newFolder();
    await newDatabase(dataDir, { empty: true });
    const opened = await Promise.all(many(3).map(() => openTestDatabase(dataDir)));
    const said: string[] = [];
    const seed = { kind: 1200, uploads: folderStore(join(dataDir, 'uploads')), pictures: false, now: NOW } as const;
    await Promise.all(
      opened.map(({ bulkLoad }) =>
        bulkLoad((part) => seedDatabase(part, { ...seed, onProgress: (text) => said.push(text) })),
      ),
    );
    expect(said).toEqual(['Preparing 1,200 listings']);
    const rows = await opened[0]?.db.selectFrom('properties').select('id').where('status', '=', 1).execute();
    expect(rows).toHaveLength(1200);
    for (const { db } of opened) await db.destroy();
  });
});
