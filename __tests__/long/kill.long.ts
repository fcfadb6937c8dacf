import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureVariants } from '@/domain/pictures';
import { openDatabase } from '@/server/db/open';
import type { Db } from '@/server/db/schema';
import { record } from '../bench/figures';
import { noisyJpeg } from '../support/jpeg';
import { openedSession } from '../support/server/callers';
import { wholeList } from '../support/server/wholeList';
import { serverProcess, type ServerProcess } from '../support/server/serverProcess';
import { aPayload } from '../support/server/posting';
import { AGENT, fillWorld } from '../support/server/world';
import { newFolder } from '../support/newFolder';

const CYCLES = Number(process.env['CYCLES'] ?? 1000);
/** ms after the start of the writing at which the server is killed, at most. */
const LATEST_KILL = 1500;

/** What the server said yes to. */
interface Acknowledged {
  readonly listings: Map<string, { readonly pictures: readonly string[] }>;
  readonly pictures: string[];
}

let dataDir = '';
let authorization = '';

async function withDb<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const { db } = await openDatabase({ dataDir, databaseUrl: null });
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

beforeAll(async () => {
  dataDir = newFolder();
  await withDb(async (db) => {
    await fillWorld(db, [], []);
    authorization = await openedSession(db, AGENT.id);
  });
});

const photo = (seed: number) => noisyJpeg(960, 720, seed, 70);

/** Sends pictures and posts listings with them until the server is gone. */
async function write(
  { sendPicture, post }: ServerProcess,
  name: (n: number) => string,
  bytes: Buffer,
  said: Acknowledged,
): Promise<void> {
  try {
    for (let n = 0; ; n += 1) {
      const sent = await sendPicture(bytes, authorization);
      if (!sent.ok) return;
      const { file } = (await sent.json()) as { file: string };
      said.pictures.push(file);
      const pictures = [file];
      const listing = aPayload({ name: name(n), propertyMainImage: pictures });
      if (!(await post('property/properties', listing, undefined, authorization)).ok) return;
      said.listings.set(name(n), { pictures });
    }
  } catch {
    // The connection went with the server: nothing was acknowledged.
  }
}

/** The bytes that stand under an address, decoded to the last row. Throws for half a picture. */
async function wholePicture(origin: string, url: string): Promise<void> {
  const variants = pictureVariants(url);
  const smaller = variants?.srcSet.split(', ').map((each) => each.split(' ')[0] ?? '') ?? [];
  for (const each of [url, ...smaller]) {
    const answer = await fetch(origin + each);
    if (answer.status !== 200) throw new Error(`${each}: ${answer.status}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    await sharp(bytes, { failOn: 'truncated' }).stats();
  }
}

interface Own {
  readonly name: string;
  readonly propertyMainImage?: readonly string[];
}

it(`loses no acknowledged listing and serves no half picture over ${CYCLES} kills [WIZ-17, UP-5]`, async () => {
  const all: Acknowledged = { listings: new Map(), pictures: [] };
  const checked = new Set<string>();
  let seen = 0;
  for (let cycle = 0; cycle <= CYCLES; cycle += 1) {
    const server = await serverProcess(dataDir, { isBuilt: true });
    // What the cycle before left: every listing that was said to be there, and whole pictures behind every listing.
    const mine = await wholeList<Own>('/api/property/userProperties', async (url) => {
      const answer = await fetch(server.origin + url, { headers: { authorization } });
      return { rows: (await answer.json()) as readonly Own[], link: answer.headers.get('link') };
    });
    const there = new Set(mine.map(({ name }) => name));
    for (const name of all.listings.keys()) {
      if (mine.length < 500 && !there.has(name)) throw new Error(`cycle ${cycle}: ${name} is lost`);
    }
    const fresh = new Set([...all.pictures, ...mine.flatMap(({ propertyMainImage = [] }) => propertyMainImage)]);
    for (const url of fresh) {
      if (checked.has(url)) continue;
      await wholePicture(server.origin, url);
      checked.add(url);
    }
    if (cycle === CYCLES) {
      await server.end();
      break;
    }
    const bytes = await Promise.all([photo(cycle), photo(cycle + 50_000)]);
    const writers = bytes.map((each, writer) => write(server, (n) => `Listing ${cycle}-${writer}-${n}`, each, all));
    await new Promise((done) => setTimeout(done, Math.random() * LATEST_KILL));
    await server.end();
    await Promise.all(writers);
    seen = all.listings.size;
    // The limits against floods are no part of this proof, and the newest listings alone are asked for.
    await withDb(async (db) => {
      await db.deleteFrom('limits').execute();
      if (seen < 400) return;
      const names = (await db.selectFrom('properties').select('doc').execute()).map(
        ({ doc }) => (JSON.parse(doc) as Own).name,
      );
      const kept = new Set(names);
      for (const name of all.listings.keys()) if (!kept.has(name)) throw new Error(`cycle ${cycle}: ${name} is lost`);
    });
    if (cycle % 50 === 49)
      console.log(`${cycle + 1} kills: ${seen} listings and ${all.pictures.length} pictures acknowledged`);
  }

  // Nothing that could be served is half written, whoever asked for it.
  const folder = join(dataDir, 'uploads');
  const files = readdirSync(folder).filter((name) => !name.startsWith('.'));
  for (const name of files) await sharp(readFileSync(join(folder, name)), { failOn: 'truncated' }).stats();
  const stored = await withDb((db) => db.selectFrom('properties').select('doc').execute());
  const kept = new Set(stored.map(({ doc }) => (JSON.parse(doc) as Own).name));
  const lost = [...all.listings.keys()].filter((name) => !kept.has(name));
  console.log(
    `${CYCLES} kills: ${all.listings.size} listings and ${all.pictures.length} pictures acknowledged, ` +
      `${lost.length} lost, ${files.length} files whole`,
  );
  record({
    name: 'kill -9 while listings are posted',
    target: '1,000 kills, none lost',
    value: `${CYCLES} kills, ${all.listings.size} listings acknowledged, ${lost.length} lost`,
    ok: lost.length === 0 && CYCLES >= 1000,
  });
  expect(lost).toEqual([]);
  expect(all.listings.size).toBeGreaterThan(CYCLES / 10);
});
