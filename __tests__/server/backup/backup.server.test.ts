import { join } from 'node:path';
import sharp from 'sharp';
import { pictureVariants } from '@/domain/pictures';
import { backup, type Data } from '@/server/backup/backup';
import { restore } from '@/server/backup/restore';
import { databaseUrlOf, newDatabase, openTestDatabase } from '../../support/postgres/databases';
import { jpeg } from '../../support/jpeg';
import { openedSession } from '../../support/server/callers';
import { aPayload } from '../../support/server/posting';
import { serverProcesses, type ServerProcess } from '../../support/server/serverProcess';
import { AGENT, fillWorld } from '../../support/server/world';
import { patient } from '../../support/patience';
import { newFolder } from '../../support/newFolder';

jest.setTimeout(patient(180_000));

let authorization = '';

async function answered<Body>(asking: Promise<Response>): Promise<Body> {
  const answer = await asking;
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Body;
}
/** Posts a listing with a picture of its own. */
async function post({ sendPicture, post: send }: ServerProcess, name: string, seed: number): Promise<void> {
  const photo = await jpeg(700, 300, `rgb(${seed % 256}, 90, 9)`);
  const { file } = await answered<{ file: string }>(sendPicture(photo, authorization));
  const listing = aPayload({ name, propertyMainImage: [file] });
  await answered(send('property/properties', listing, undefined, authorization));
}

it('a backup of a busy server brings back every listing that was acknowledged before, with its pictures', async () => {
  const base = newFolder();
  const [from, to, kept] = [join(base, 'from'), join(base, 'to'), join(base, 'kept')];
  const dataOf = (dataDir: string): Data => ({ dataDir, databaseUrl: databaseUrlOf(dataDir), s3: null });
  const { db } = await openTestDatabase(from);
  await fillWorld(db, [], []);
  authorization = await openedSession(db, AGENT.id);
  await db.destroy();
  const [first] = await serverProcesses(1, from);
  const acknowledged: string[] = [];
  let writing = true;
  const write = async (writer: number): Promise<void> => {
    for (let n = 0; writing; n += 1) {
      const name = `Home ${writer}-${n}`;
      await post(first, name, n);
      acknowledged.push(name);
    }
  };
  const writers = Promise.all([1, 2].map(write));
  try {
    while (acknowledged.length < 12) await new Promise((done) => setTimeout(done, 20));
    const before = [...acknowledged];
    const done = await backup(dataOf(from), kept, '1');
    while (acknowledged.length < before.length + 2) await new Promise((go) => setTimeout(go, 20));
    writing = false;
    await writers;
    await first.end('SIGTERM');
    await newDatabase(to, { empty: true });
    expect(await restore(dataOf(to), kept, false)).toEqual({ files: done.files, before: null });

    // Sessions end with a restore.
    const restored = await openTestDatabase(to);
    authorization = await openedSession(restored.db, AGENT.id);
    await restored.db.destroy();
    const [second] = await serverProcesses(1, to);
    const mine = (await (await second.get('property/userProperties', authorization)).json()) as readonly {
      name: string;
      propertyMainImage: readonly string[];
    }[];
    const names = new Set(mine.map(({ name }) => name));
    expect(before.filter((name) => !names.has(name))).toEqual([]);
    for (const { propertyMainImage } of mine) {
      expect(propertyMainImage).toHaveLength(1);
      for (const url of propertyMainImage) {
        const smaller =
          pictureVariants(url)
            ?.srcSet.split(', ')
            .map((each) => each.split(' ')[0] ?? '') ?? [];
        for (const each of [url, ...smaller]) {
          const answer = await fetch(second.origin + each);
          expect(answer.status).toBe(200);
          await sharp(Buffer.from(await answer.arrayBuffer()), { failOn: 'truncated' }).stats();
        }
      }
    }
    await second.end('SIGTERM');
  } finally {
    writing = false;
    await first.end('SIGTERM');
  }
});
