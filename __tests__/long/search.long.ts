import { join } from 'node:path';
import { openDatabase } from '@/server/db/open';
import { countChoices, type CountedFilter } from '@/server/db/queries/choiceCounts';
import { listProperties, type PropertyQuery } from '@/server/db/queries/properties';
import type { Db } from '@/server/db/schema';
import { search } from '@/server/operations/search';
import { seedDatabase } from '@/demo/seed';
import { folderStore } from '@/server/media/folderStore';
import { record, type Figure } from '../bench/figures';
import { WRITTEN_FIRST, WRITTEN_LATER } from '../server/typedSearch/queries';
import { startCluster, type Cluster } from '../support/postgres/cluster';
import { newFolder } from '../support/newFolder';

/** How many listings; the last one is what the product is held to. */
const SIZES = (process.env['SIZES'] ?? '10000,100000,1000000').split(',').map(Number);
const NAMES = SIZES.map((size) => size.toLocaleString('en-US'));

/** Every filter of the list, alone and with every other: without it, or with one of its values. */
const CHOICES = {
  city: ['', 'Tirupati'],
  locality: ['', 'Alipiri'],
  selectedSubtype: ['', 'Apartment', 'Commercial'],
  bhkType: ['', '2'],
  saleType: ['', 'Resale'],
  possessionStatus: ['', 'Ready to move'],
} as const;
/** No bound, one between the bands, one within a band, and what an order of prices comes to last: cheap, and dear. */
const BUDGETS = [
  {},
  { maxPrice: 5_000_000 },
  { maxPrice: 6_500_000 },
  { minPrice: 20_000_000 },
] as const satisfies readonly PropertyQuery[];
/** What listings are not counted by, and several values of one filter. */
const MORE = [
  { localities: 'Alipiri, Tiruchanur' },
  { types: 'Apartment, Plot', bhks: '2, 3' },
  { withRera: '1', withPhotos: '1' },
  { furnishingType: 'Fully Furnished' },
  { facing: 'East' },
  { floor: '1-3' },
  { minArea: 1000, maxArea: 1200 },
] as const satisfies readonly PropertyQuery[];
const COUNTED = ['selectedSubtype', 'bhkType', 'locality'] as const satisfies readonly CountedFilter[];
const QUERIES = [...WRITTEN_FIRST, ...WRITTEN_LATER];
const SORTS = [undefined, 'newest', 'priceUp', 'priceDown', 'perSqft'] as const;

function* questions(): Generator<PropertyQuery> {
  const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  const all = names.reduce<readonly PropertyQuery[]>(
    (made, name) => made.flatMap((one) => CHOICES[name].map((value) => (value ? { ...one, [name]: value } : one))),
    [{}],
  );
  for (const [at, one] of all.entries()) {
    for (const [step, budget] of BUDGETS.entries()) {
      // One order a question; as there are five of them, each meets every budget and every filter.
      const sort = SORTS[(at + step) % SORTS.length];
      yield { ...one, ...budget, ...(sort === undefined ? {} : { sort }) };
    }
  }
  for (const more of MORE) for (const sort of SORTS) yield { city: 'Tirupati', ...more, ...(sort && { sort }) };
}

interface Engine {
  readonly name: string;
  readonly db: Db;
  /** CPU of the database that is not this process's own, ms. */
  readonly cpu: () => number;
}

interface Measured {
  /** ms a question, its page, its count and its bands. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: PropertyQuery;
  /** CPU, ms a question. */
  readonly cpu: number;
  /** p99 of counting the choices of a filter, ms. */
  readonly counted: number;
  readonly totals: readonly string[];
}

async function measured({ db, cpu }: Engine): Promise<Measured> {
  const asked = [...questions()];
  // What a server has read once it keeps.
  for (const question of asked.slice(0, 20)) await listProperties(db, question);
  const took: { readonly ms: number; readonly question: PropertyQuery }[] = [];
  const totals: string[] = [];
  const counted: number[] = [];
  const [before, own] = [cpu(), process.cpuUsage()];
  for (const question of asked) {
    const start = performance.now();
    const { rows, total, bands } = await listProperties(db, question);
    took.push({ ms: performance.now() - start, question });
    totals.push(`${rows.map(({ id }) => id).join()} ${total} ${String(bands)}`);
  }
  for (const question of asked.slice(0, 200)) {
    for (const filter of COUNTED) {
      const start = performance.now();
      const counts = await countChoices(db, question, filter);
      counted.push(performance.now() - start);
      totals.push(JSON.stringify(counts && Object.entries(counts).sort()));
    }
  }
  const used = process.cpuUsage(own);
  took.sort((a, b) => a.ms - b.ms);
  const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))];
  return {
    p50: at(0.5)?.ms ?? Number.NaN,
    p99: at(0.99)?.ms ?? Number.NaN,
    slowest: took.at(-1)?.question ?? {},
    cpu: ((used.user + used.system) / 1000 + cpu() - before) / asked.length,
    counted: counted.sort((a, b) => a - b)[Math.floor(counted.length * 0.99)] ?? Number.NaN,
    totals,
  };
}

/** How often each is searched for: a machine that is busy for a moment is not the search's. */
const TIMES = 3;

/** ms of every search that people type, each the median of its times, the shortest first. */
async function typed(db: Db): Promise<readonly number[]> {
  for (const [q] of QUERIES.slice(0, 20)) await search(db, { q });
  const took = new Map<string, number[]>();
  for (let time = 0; time < TIMES; time += 1) {
    for (const [q] of QUERIES) {
      const start = performance.now();
      await search(db, { q });
      const ms = performance.now() - start;
      took.set(q, [...(took.get(q) ?? []), ms]);
    }
  }
  const ascending = (times: readonly number[]) => [...times].sort((a, b) => a - b);
  return ascending([...took.values()].map((times) => ascending(times)[Math.floor(times.length / 2)] ?? Number.NaN));
}

const figure = (name: string, value: string, target = '', ok = true): Figure => ({ name, target, value, ok });

async function seeded(size: number, databaseUrl: string | null, dataDir: string): Promise<Db> {
  const { db, bulkLoad } = await openDatabase({ dataDir, databaseUrl });
  const uploads = folderStore(join(dataDir, 'uploads'));
  await bulkLoad((into) => seedDatabase(into, { kind: size, uploads, pictures: false, now: 1.75e12 }));
  return db;
}

let cluster: Cluster | null = null;
beforeAll(async () => {
  cluster = await startCluster({ shared_buffers: '1GB' });
});
afterAll(() => cluster?.remove());

const found = new Map<string, Measured>();

describe.each(SIZES.map((size, at) => [NAMES[at] ?? '', size] as const))('%s listings', (name, size) => {
  it('answers every combination of filters, embedded as on PostgreSQL', async () => {
    if (cluster === null) throw new Error('PostgreSQL has not started.');
    const postgres = cluster;
    const dataDir = newFolder();
    const embedded = await seeded(size, null, dataDir);
    const ours = await measured({ name: 'embedded', db: embedded, cpu: () => 0 });
    const typedHere = await typed(embedded);
    await embedded.destroy();
    const served = await seeded(size, await postgres.newDatabase(`size${size}`), dataDir);
    const theirs = await measured({ name: 'PostgreSQL', db: served, cpu: postgres.cpu });
    const typedThere = await typed(served);
    await served.destroy();
    expect(ours.totals).toEqual(theirs.totals);
    found.set(`embedded ${size}`, ours).set(`PostgreSQL ${size}`, theirs);
    const ms = (n: number) => `${n.toFixed(1)} ms`;
    const line = ({ p50, p99, cpu, counted }: Measured) =>
      `p50 ${ms(p50)}, p99 ${ms(p99)}, counts p99 ${ms(counted)}, CPU ${ms(cpu)} a question`;
    const ratio = ours.cpu / theirs.cpu;
    for (const [engine, took] of [
      ['embedded', typedHere],
      ['PostgreSQL', typedThere],
    ] as const) {
      const at = (part: number) => took[Math.floor(took.length * part)] ?? Number.NaN;
      const said = `p50 ${ms(at(0.5))}, p99 ${ms(at(0.99))}`;
      record(figure(`what people type, among ${name}, ${engine}`, said, 'p99 ≤ 30 ms', at(0.99) <= 30));
      console.log('typed', name, engine, said);
    }
    record(
      figure(`search at ${name} listings: CPU, embedded ÷ PostgreSQL`, ratio.toFixed(2), '≤ 4', ratio <= 4),
      figure(`search among ${name}, embedded`, line(ours)),
      figure(`search among ${name}, PostgreSQL`, line(theirs)),
    );
    console.log(name, line(ours), ours.slowest, line(theirs), theirs.slowest);
  });
});

it('takes hardly more work among many listings than among few', () => {
  const [least, most] = [Math.min(...SIZES), Math.max(...SIZES)];
  for (const name of ['embedded', 'PostgreSQL']) {
    const [few, many] = [found.get(`${name} ${least}`), found.get(`${name} ${most}`)];
    if (few === undefined || many === undefined) throw new Error('Nothing was measured.');
    const growth = many.cpu / few.cpu;
    record(figure(`search, CPU at ${most} ÷ ${least} listings, ${name}`, growth.toFixed(1)));
    // Far less than the listings do: nothing is looked through row by row.
    expect(growth).toBeLessThan(Math.max(2, most / least / 5));
  }
});
