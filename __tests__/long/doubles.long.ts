import { openDatabase } from '@/server/db/open';
import { hashColumns, uploadsAlike } from '@/server/db/queries/alikeUploads';
import { pictureHash } from '@/server/media/pictureHash';
import { record } from '../bench/figures';
import { COPIES, differentBits, drawnPicture } from '../support/drawnPictures';
import { startCluster } from '../support/postgres/cluster';
import { AGENT, fillWorld, NOW } from '../support/server/world';
import { newFolder } from '../support/newFolder';

const PICTURES = Number(process.env['PICTURES'] ?? 2000);
const HASHES = 100_000;
const QUESTIONS = 1000;
const CLOSE = 4;

it('hints at nearly every copy of a picture, and hardly at another picture [UP-4]', async () => {
  const hashes: string[] = [];
  const missed = new Map<string, number>(Object.keys(COPIES).map((name) => [name, 0]));
  const isAlike = (a: string, b: string) => a !== '' && b !== '' && differentBits(a, b) <= CLOSE;
  for (let seed = 0; seed < PICTURES; seed += 1) {
    const picture = await drawnPicture(seed);
    const hash = await pictureHash(picture);
    hashes.push(hash);
    for (const [name, copyOf] of Object.entries(COPIES)) {
      if (!isAlike(hash, await pictureHash(await copyOf(picture)))) missed.set(name, (missed.get(name) ?? 0) + 1);
    }
  }
  const wrong = hashes.filter((hash, at) => hashes.some((other, n) => n !== at && isAlike(hash, other))).length;
  const part = (count: number) => `${((100 * count) / PICTURES).toFixed(2)} %`;
  for (const [name, count] of missed)
    record({ name: `copies missed, ${name}`, target: '≤ 5 %', value: part(count), ok: count <= 0.05 * PICTURES });
  record({ name: 'pictures wrongly hinted at', target: '≤ 1 %', value: part(wrong), ok: wrong <= 0.01 * PICTURES });
  for (const count of missed.values()) expect(count).toBeLessThanOrEqual(0.05 * PICTURES);
  expect(wrong).toBeLessThanOrEqual(0.01 * PICTURES);
});

/** Bits as pictures have them: one in three says that it gets darker. */
function someHash(): string {
  let hash = 0n;
  for (let bit = 0; bit < 64; bit += 1) hash = (hash << 1n) | BigInt(Math.random() < 1 / 3);
  return hash.toString(16).padStart(16, '0');
}

function changed(hash: string): string {
  let bits = BigInt(`0x${hash}`);
  for (let times = 0; times < CLOSE; times += 1) bits ^= 1n << BigInt(Math.floor(Math.random() * 64));
  return bits.toString(16).padStart(16, '0');
}

describe.each(['embedded', 'PostgreSQL'])('among 100,000 pictures, %s', (engine) => {
  it('finds each copy in 20 ms [UP-4]', async () => {
    const dataDir = newFolder();
    const cluster = engine === 'embedded' ? null : await startCluster();
    const { db, bulkLoad } = await openDatabase({ dataDir, databaseUrl: cluster?.url('postgres') ?? null });
    try {
      const hashes = Array.from({ length: HASHES }, someHash);
      await bulkLoad(async (into) => {
        await fillWorld(into, [], []);
        for (let at = 0; at < HASHES; at += 1000) {
          const rows = hashes.slice(at, at + 1000).map((hash, n) => ({ id: `p${at + n}`, ...hashColumns(hash) }));
          await into
            .insertInto('uploads')
            .values(rows.map((row) => ({ ...row, user_id: AGENT.id, created_at: NOW })))
            .execute();
        }
        return true;
      });
      const took: number[] = [];
      for (let times = 0; times < QUESTIONS; times += 1) {
        const at = Math.floor(Math.random() * HASHES);
        const copy = changed(hashes[at] ?? '');
        const start = performance.now();
        const found = await uploadsAlike(db, copy);
        took.push(performance.now() - start);
        expect(found).toContain(`p${at}`);
      }
      took.sort((a, b) => a - b);
      const p99 = took[Math.floor(QUESTIONS * 0.99)] ?? Number.NaN;
      const value = `p50 ${took[QUESTIONS / 2]?.toFixed(1) ?? ''} ms, p99 ${p99.toFixed(1)} ms`;
      record({ name: `alike pictures among 100,000, ${engine}`, target: 'p99 ≤ 20 ms', value, ok: p99 <= 20 });
      expect(p99).toBeLessThanOrEqual(20);
    } finally {
      await db.destroy();
      await cluster?.remove();
    }
  });
});
