import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { openDatabase } from '@/server/db/open';
import type { Db } from '@/server/db/schema';
import { atMost, median, record } from '../bench/figures';
import { openedSession } from '../support/server/callers';
import { serverProcess, type ServerProcess } from '../support/server/serverProcess';
import { aPayload } from '../support/server/posting';
import { AGENT, fillWorld, testProjects, testProperties, USER } from '../support/server/world';
import { newFolder } from '../support/newFolder';

/** How long each attack goes on, s. */
const SECONDS = Number(process.env['SECONDS'] ?? 10);
/** What others may notice of it, ms and MB. */
const MOST_HEALTH = 100;
const MOST_READ = 500;
const MOST_MEMORY = 400;

let dataDir = '';
let db: Db;
let server: ServerProcess;
let port = 0;
let tokens: readonly string[];
let listing = '';
let heavy = '';
beforeAll(async () => {
  dataDir = newFolder();
  ({ db } = await openDatabase({ dataDir, databaseUrl: null }));
  const properties = testProperties(300);
  await fillWorld(db, properties, testProjects(40));
  tokens = await Promise.all([AGENT, USER].map(({ id }) => openedSession(db, id)));
  server = await serverProcess(dataDir, { isBuilt: true, env: { MODERATION_DELAY_S: '0' } });
  ({ port } = server);
  const rows = await db.selectFrom('properties').select(['id', 'doc']).where('status', '=', 1).limit(2).execute();
  [listing = '', heavy = ''] = rows.map(({ id }) => id);
  const doc = { ...(JSON.parse(rows[1]?.doc ?? '{}') as object), about: '⑴'.repeat(5000) };
  await db
    .updateTable('properties')
    .set({ doc: JSON.stringify(doc) })
    .where('id', '=', heavy)
    .execute();
});
afterAll(async () => {
  await server.end();
  await db.destroy();
});

interface Seen {
  /** Every answer's time, ms. */
  readonly times: number[];
  readonly statuses: Set<number>;
}
/** One read on a connection of its own, from an address of this machine. */
function read(path: string, localAddress: string, { times, statuses }: Seen): Promise<void> {
  const begun = performance.now();
  return new Promise((done) => {
    const end = (status: number): void => {
      times.push(performance.now() - begun);
      statuses.add(status);
      done();
    };
    request({ host: '127.0.0.1', port, path, localAddress, agent: false }, (answer) => {
      answer.on('end', () => end(answer.statusCode ?? 0));
      answer.resume();
    })
      .on('error', () => end(0))
      .end();
  });
}

const memory = () => server.memory() / 2 ** 20;

/** Watches the server from other addresses until `isOver`. */
async function watch(isOver: () => boolean) {
  const health: Seen = { times: [], statuses: new Set() };
  const list: Seen = { times: [], statuses: new Set() };
  let most = 0;
  const again = async (every: number, look: () => Promise<void>): Promise<void> => {
    while (!isOver()) {
      await look();
      await new Promise((done) => setTimeout(done, every));
    }
  };
  await Promise.all([
    again(20, () => read('/healthz', '127.0.0.9', health)),
    again(50, () => read('/api/property?city=Tirupati', '127.0.0.10', list)),
    again(100, async () => {
      most = Math.max(most, memory());
      await Promise.resolve();
    }),
  ]);
  return { health, list, most };
}

interface Answered {
  readonly counts: Readonly<Record<string, number>>;
  readonly slowest: Readonly<Record<string, number>>;
}
async function attacked(what: string, seconds: number, meanwhile: Promise<unknown> = Promise.resolve()) {
  const hostile = (about: string) =>
    JSON.stringify({ ...aPayload(), _id: listing, userId: AGENT.id, about, specifications: about });
  const bodies = ['\u3316', 'a', '1 ', '₹9'].map((part) => hostile(part.repeat(5000 / part.length)));
  const given = JSON.stringify({ what, port, tokens, listing: what === 'heavy pages' ? heavy : listing, bodies });
  const child = spawn(process.execPath, [join(__dirname, '../support/server/attackers.mjs'), given], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  let isOver = false;
  const watching = watch(() => isOver);
  await Promise.all([new Promise((done) => setTimeout(done, seconds * 1000)), meanwhile]);
  isOver = true;
  const seen = await watching;
  child.stdin.end();
  await once(child, 'close');
  return { ...seen, answered: JSON.parse(said) as Answered };
}

const rows: Record<string, object> = {};
afterAll(() => {
  console.table(rows);
});

function note(what: string, { health, list, most, answered }: Awaited<ReturnType<typeof attacked>>): void {
  const worst = (seen: Seen) => Math.max(...seen.times);
  rows[what] = {
    'worst /healthz, ms': Math.round(worst(health)),
    'worst list, ms': Math.round(worst(list)),
    'median list, ms': Math.round(median(list.times) * 10) / 10,
    'memory, MB': Math.round(most),
    'they were answered': JSON.stringify(answered.counts),
  };
  record(
    atMost(`${what}: worst /healthz`, worst(health), MOST_HEALTH, 'ms'),
    atMost(`${what}: worst list for others`, worst(list), MOST_READ, 'ms'),
    atMost(`${what}: memory`, most, MOST_MEMORY, 'MB'),
  );
  expect([...health.statuses, ...list.statuses].filter((status) => status !== 200)).toEqual([]);
}

it.each([
  'nothing',
  'pipelines',
  'pipelines that are not read',
  'kept connections',
  'new connections',
  'unfinished bodies',
  'unfinished heads',
  'trickling forms',
  'hostile texts',
  'wrong passwords',
  'heavy pages',
])('%s: others are served meanwhile', async (what) => {
  note(what, await attacked(what, SECONDS));
});

it('a held write lock: others are served meanwhile', async () => {
  const held = db.transaction().execute(() => new Promise((done) => setTimeout(done, (SECONDS * 1000) / 2)));
  note('a held write lock', await attacked('nothing', SECONDS, held));
});

it('200 people behind one address browse at once, and none is refused', async () => {
  // What came before was from other addresses; their measures are no matter.
  const seen = await attacked('people', SECONDS * 3);
  note('200 people', seen);
  const { counts, slowest } = seen.answered;
  expect(Object.keys(counts).sort()).toEqual(['200', '404']);
  expect(counts['200']).toBeGreaterThan(200 * 5);
  record(atMost('200 people: the slowest page or call of theirs', slowest['200'] ?? 0, 2000, 'ms'));
});
