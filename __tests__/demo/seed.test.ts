import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { agent, builder, profile, project, property } from '@/contract/entities';
import { brochureOf } from '@/domain/embeds';
import { BUDGET_BANDS, isWithin, rangeOverlaps } from '@/domain/budget';
import { imageGroups } from '@/domain/imageGroups';
import { imageList } from '@/domain/images';
import { POSSESSION_CHOICES, SALE_CHOICES } from '@/domain/possession';
import { isPlot, PROJECT_TYPES, SUBTYPES } from '@/domain/subtypes';
import { ConfigError } from '@/server/kernel/config';
import type { OpenDatabase } from '@/server/db/open';
import { drawPictures } from '@/demo/drawPictures';
import { seedDatabase, type SeedOptions } from '@/demo/seed';
import { folderStore } from '@/server/media/folderStore';
import { verifyPassword } from '@/server/rules/passwords';
import { openTestDatabase } from '../support/postgres/databases';
import { fillWorld, testProperties } from '../support/server/world';
import { patient } from '../support/patience';
import { newFolder } from '../support/newFolder';

jest.setTimeout(patient(120_000));

const NOW = Date.UTC(2026, 10, 21, 6);
const DAY = 86_400_000;
const anyDoc = z.record(z.string(), z.unknown());
const parse = (doc: string) => anyDoc.parse(JSON.parse(doc));

const opened: OpenDatabase[] = [];
async function fresh(): Promise<{ readonly folder: string; readonly database: OpenDatabase }> {
  const folder = newFolder();
  const database = await openTestDatabase(folder);
  opened.push(database);
  return { folder, database };
}
const options = (folder: string, more: Partial<SeedOptions> = {}): SeedOptions => ({
  kind: 'demo',
  uploads: folderStore(join(folder, 'uploads')),
  pictures: false,
  now: NOW,
  ...more,
});
async function everything({ db }: OpenDatabase) {
  const [users, cities, localities, builders, projects, sections, properties] = await Promise.all([
    db.selectFrom('users').selectAll().orderBy('id').execute(),
    db.selectFrom('cities').selectAll().orderBy('id').execute(),
    db.selectFrom('localities').selectAll().orderBy('id').execute(),
    db.selectFrom('builders').selectAll().orderBy('id').execute(),
    db.selectFrom('projects').selectAll().orderBy('rank').execute(),
    db.selectFrom('home_sections').selectAll().orderBy('section').orderBy('position').execute(),
    db.selectFrom('properties').selectAll().orderBy('rank').execute(),
  ]);
  return { users, cities, localities, builders, projects, sections, properties };
}
type Everything = Awaited<ReturnType<typeof everything>>;

let demo: Everything;
let active: Everything['properties'];
beforeAll(async () => {
  const { folder, database } = await fresh();
  await seedDatabase(database.db, options(folder));
  demo = await everything(database);
  active = demo.properties.filter(({ status }) => status === 1);
});
afterAll(async () => {
  for (const { db } of opened) await db.destroy();
});

describe('the demo', () => {
  it('has the listings, projects and people that were promised', () => {
    expect(active.length).toBeGreaterThanOrEqual(640);
    expect(demo.projects.length).toBeGreaterThanOrEqual(44);
    expect(demo.users.filter(({ role_code, rank }) => role_code === 'agt' && rank !== null).length).toBeGreaterThan(43);
    expect(demo.builders.length).toBeGreaterThanOrEqual(14);
  });

  it('counts the active listings of everybody [API-7]', () => {
    for (const { id, active_listings } of demo.users) {
      expect(active_listings).toBe(active.filter(({ owner_id }) => owner_id === id).length);
    }
  });

  it('has Tirupati with its localities, and the towns around', () => {
    const tirupati = demo.cities.find(({ name }) => name === 'Tirupati')?.id;
    expect(demo.localities.filter(({ city_id }) => city_id === tirupati).length).toBeGreaterThanOrEqual(18);
    for (const town of ['Renigunta', 'Chandragiri', 'Srikalahasti', 'Puttur']) {
      const id = demo.cities.find(({ name }) => name === town)?.id;
      expect(demo.localities.filter(({ city_id }) => city_id === id).length).toBeGreaterThanOrEqual(3);
    }
    const used = new Set(active.map(({ locality_id }) => locality_id));
    expect(demo.localities.filter(({ id }) => !used.has(id))).toEqual([]);
  });

  it('has a listing for every subtype, budget band, sale type and, of buildings, possession status', () => {
    const missing = SUBTYPES.flatMap((subtype) =>
      BUDGET_BANDS.flatMap(({ label, min, max }) =>
        SALE_CHOICES.flatMap((sale) =>
          POSSESSION_CHOICES.filter(
            (possession) =>
              !active.some(
                (row) =>
                  row.subtype === subtype.toLowerCase() &&
                  isWithin(row.price, min, max) &&
                  row.sale_type === sale.toLowerCase() &&
                  row.possession === (isPlot(subtype) ? '' : possession.toLowerCase()),
              ),
          ).map((possession) => [subtype, label, sale, possession]),
        ),
      ),
    );
    expect(missing).toEqual([]);
    for (const bhk of [1, 2, 3, 4, 5]) expect(active.filter((row) => row.bhk === bhk).length).toBeGreaterThan(15);
  });

  it('has projects of every type, band, possession status and configuration', () => {
    for (const type of PROJECT_TYPES) {
      expect(demo.projects.filter(({ property_type }) => property_type === type.toLowerCase()).length).toBeGreaterThan(
        5,
      );
    }
    for (const { min, max } of BUDGET_BANDS) {
      expect(demo.projects.some((row) => rangeOverlaps(row.price_from, row.price_to, min, max))).toBe(true);
    }
    for (const bhk of [1, 2, 3, 4, 5])
      expect(demo.projects.some((row) => (row.bhk_mask & (1 << bhk)) !== 0)).toBe(true);
    const spellings = new Set(demo.projects.map(({ doc }) => parse(doc)['possessionStatus']));
    expect([...spellings].sort()).toEqual(['Ready_to_move', 'Under_construction', 'under_construction']);
    expect(demo.projects.every((row) => (row.price_from === null) === (row.price_to === null))).toBe(true);
  });

  it('keeps to the contract in every record', () => {
    for (const { id, doc } of demo.properties) property.parse({ ...parse(doc), _id: id });
    for (const { id, doc } of demo.projects) project.parse({ ...parse(doc), _id: id });
    for (const { doc } of demo.builders) builder.parse(parse(doc));
    for (const { id, doc, username, name, phone } of demo.users) {
      agent.parse({ ...parse(doc), _id: id });
      profile.parse({ ...parse(doc), username, name, phone });
      expect(phone).toMatch(/^9\d{9}$/);
    }
  });

  it('says the same in the columns and in the records', () => {
    for (const row of demo.properties) {
      const doc = property.parse({ ...parse(row.doc), _id: row.id });
      expect(row.subtype).toBe(doc.selectedSubtype?.toLowerCase());
      expect(row.price).toBe(doc.expectedPrice ?? null);
      expect(row.possession).toBe(doc.possessionStatus?.toLowerCase() ?? '');
      expect(row.sale_type).toBe(doc.saleType?.toLowerCase());
      expect(demo.localities.find(({ id }) => id === row.locality_id)?.name).toBe(doc.locality);
      expect(demo.cities.find(({ id }) => id === row.city_id)?.name).toBe(doc.city);
      expect(row.order_newest).toBe(-row.created_at);
      expect(row.order_price_up).toBe(row.price ?? row.order_price_up);
      expect(row.created_at).toBeLessThan(NOW);
      expect(row.created_at).toBeGreaterThan(NOW - 91 * DAY);
    }
  });

  it('writes about texts that read well and differ from their neighbours', () => {
    const abouts = [...demo.properties, ...demo.projects].map(({ doc }) => String(parse(doc)['about']));
    for (const [i, about] of abouts.entries()) {
      expect(about).not.toMatch(/[{}~]|undefined|https?:|\d{6}|\b1 bedrooms|\ba (?:east|8)/);
      expect(about.split(/[.:?।] /).length).toBeGreaterThanOrEqual(2);
      expect(about).not.toBe(abouts[i + 1]);
    }
    expect(new Set(abouts).size).toBeGreaterThan(abouts.length * 0.95);
  });

  it('has the rarities that servers send', () => {
    const docs = active.map(({ doc }) => parse(doc));
    expect(docs.filter((doc) => typeof doc['propertyMainImage'] === 'string')).toHaveLength(1);
    expect(active.filter(({ price }) => price === null)).toHaveLength(1);
    const land = SUBTYPES.filter(isPlot).map((subtype) => subtype.toLowerCase());
    const unsaid = active.filter(({ subtype, possession }) => possession === '' && !land.includes(subtype));
    expect(unsaid.length).toBeGreaterThanOrEqual(1);
    expect(docs.every((doc) => imageList(doc['propertyMainImage']).length > 0)).toBe(true);
  });

  it('starts with a mix of complete listings', () => {
    const first = active.slice(0, 20);
    expect(new Set(first.map(({ subtype }) => subtype)).size).toBeGreaterThanOrEqual(5);
    expect(first.every((row) => imageGroups(parse(row.doc)).length > 1 && row.price !== null)).toBe(true);
  });

  it('fills Home’s sections with records that exist', () => {
    const known = new Set([...demo.projects, ...demo.builders, ...demo.users].map(({ id }) => id));
    for (const name of ['spotlight', 'reraApproved', 'topProjects', 'builders', 'agents']) {
      const ids = demo.sections.filter(({ section }) => section === name).map(({ record_id }) => record_id);
      expect(new Set(ids).size).toBe(8);
      expect(ids.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it('leads from each property to the page of its agent [PDET-5]', () => {
    const agents = new Set(demo.users.filter(({ role_code }) => role_code === 'agt').map(({ id }) => id));
    expect(demo.properties.filter(({ owner_id }) => !agents.has(owner_id))).toEqual([]);
  });

  it('has reviews of most realtors, of the demo’s own agent more than a page shows at first [AGENT-4]', () => {
    const reviewed = demo.users.filter(({ rank, review_count }) => rank !== null && review_count > 0);
    expect(reviewed.length).toBeGreaterThan(demo.users.filter(({ rank }) => rank !== null).length / 2);
    expect(reviewed.every(({ rating }) => rating !== null && rating >= 1 && rating <= 5)).toBe(true);
    expect(reviewed.find(({ phone }) => phone === '9000000001')).toMatchObject({ review_count: 12, rating: 4.3 });
  });

  it('has the two accounts, the agent with listings of every status', async () => {
    const of = (mobile: string) => demo.users.find(({ phone }) => phone === mobile);
    expect([of('9000000001')?.role_code, of('9000000002')?.role_code]).toEqual(['agt', 'usr']);
    for (const mobile of ['9000000001', '9000000002']) {
      expect(await verifyPassword(of(mobile)?.password_hash, 'Gruham@2026')).toBe(true);
    }
    const others = demo.users.filter(({ phone }) => !phone.startsWith('900000000'));
    expect(others.every(({ password_hash }) => password_hash === '!')).toBe(true);
    const hers = demo.properties.filter(({ owner_id }) => owner_id === of('9000000001')?.id);
    expect([0, 1, 2].map((status) => hers.filter((row) => row.status === status).length)).toEqual([2, 10, 2]);
  });
});

describe('seedDatabase', () => {
  const timeless = (rows: Everything) =>
    JSON.stringify({ ...rows, users: rows.users.map((row) => ({ ...row, password_hash: '' })) });

  it('writes the same everywhere, and nothing a second time', async () => {
    const { folder, database } = await fresh();
    await seedDatabase(database.db, options(folder));
    await seedDatabase(database.db, options(folder, { kind: 5, now: NOW + DAY }));
    expect(timeless(await everything(database)) === timeless(demo)).toBe(true);
  });

  it('moves with the clock in nothing but the times', async () => {
    const { folder, database } = await fresh();
    await seedDatabase(database.db, options(folder, { now: NOW + DAY }));
    const later = await everything(database);
    expect(later.properties.map(({ id, doc, created_at }) => [id, doc, created_at - DAY])).toEqual(
      demo.properties.map(({ id, doc, created_at }) => [id, doc, created_at]),
    );
  });

  it.each([1, 1204])('makes a load of %i listings', async (kind) => {
    const { folder, database } = await fresh();
    await seedDatabase(database.db, options(folder, { kind }));
    const { properties, projects } = await everything(database);
    expect(properties.filter(({ status }) => status === 1)).toHaveLength(kind);
    expect(projects.length).toBe(demo.projects.length);
    for (const { id, doc, subtype } of properties) {
      expect(property.parse({ ...parse(doc), _id: id }).selectedSubtype?.toLowerCase()).toBe(subtype);
    }
  });

  it('leaves nothing behind when it breaks off, and can begin anew', async () => {
    const { folder, database } = await fresh();
    const breaking = options(folder, {
      kind: 20_500,
      onProgress: (text) => {
        if (text.startsWith('Writing')) throw new Error('interrupted');
      },
    });
    await expect(seedDatabase(database.db, breaking)).rejects.toThrow('interrupted');
    const { users, properties } = await everything(database);
    expect([users.length, properties.length]).toEqual([0, 0]);
    expect(await database.db.selectFrom('meta').selectAll().execute()).toEqual([]);
    await seedDatabase(database.db, options(folder));
    expect(timeless(await everything(database)) === timeless(demo)).toBe(true);
  });

  it('mixes nothing into what people have entered, and says what to do', async () => {
    const { folder, database } = await fresh();
    await fillWorld(database.db, testProperties(1), []);
    const before = timeless(await everything(database));
    const said: string[] = [];
    const more = options(folder, { onProgress: (text) => said.push(text) });
    await expect(seedDatabase(database.db, more)).rejects.toThrow(ConfigError);
    await expect(seedDatabase(database.db, more)).rejects.toThrow(/^The database is not empty: .*SEED=none/);
    expect(timeless(await everything(database))).toBe(before);
    expect(said).toEqual([]);
  });

  it('draws every picture that a record names, and writes the brochures', async () => {
    const { folder, database } = await fresh();
    const uploads = join(folder, 'uploads');
    await seedDatabase(database.db, options(folder, { kind: 1, pictures: true }));
    const files = new Set(await readdir(uploads));
    const named = [...demo.properties, ...demo.projects, ...demo.builders, ...demo.users].flatMap(({ doc }) =>
      [...doc.matchAll(/"\/uploads\/([^"]+)"/g)].map(([, file = '']) => file),
    );
    expect([...new Set(named)].filter((file) => !files.has(file))).toEqual([]);
    expect([...files].filter((file) => file.endsWith('.jpg')).length).toBeGreaterThanOrEqual(96);
    expect([...files].filter((file) => file.endsWith('.jpg') && !named.includes(file))).toEqual([]);
    const [brochure = ''] = named.filter((file) => file.endsWith('.pdf'));
    expect(brochureOf(`/uploads/${brochure}`)).toEqual({ href: `/uploads/${brochure}`, kind: 'file' });
    const pdf = await readFile(join(uploads, brochure), 'latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
    expect(pdf.slice(start, start + 4)).toBe('xref');
    for (const [i, [, offset]] of [...pdf.matchAll(/^(\d{10}) 00000 n /gm)].entries()) {
      expect(pdf.slice(Number(offset))).toMatch(new RegExp(`^${i + 1} 0 obj\n`));
    }
    const drawn = await stat(join(uploads, 'tower-1-320.webp'));
    await drawPictures(folderStore(uploads), () => undefined);
    expect((await stat(join(uploads, 'tower-1-320.webp'))).mtimeMs).toBe(drawn.mtimeMs);
  });
});
