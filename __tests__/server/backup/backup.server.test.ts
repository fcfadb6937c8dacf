import { join } from 'node:path';
import sharp from 'sharp';
import { pictureVariants } from '@/domain/pictures';
import { backup, type Data } from '@/server/backup/backup';
import { restore } from '@/server/backup/restore';
import { databaseUrlOf, newDatabase, openTestDatabase } from '../../support/postgres/databases';
import { openedSession } from '../../support/server/callers';
import { formOf } from '../../support/server/forms';
import { aPayload } from '../../support/server/posting';
import { serverProcesses } from '../../support/server/serverProcess';
import { AGENT, fillWorld } from '../../support/server/world';
import { patient } from '../../support/patience';
import { newFolder } from '../../support/newFolder';

jest.setTimeout(patient(180_000));

let authorization = '';

async function send(origin: string, seed: number): Promise<string> {
  const photo = sharp({ create: { width: 700, height: 300, channels: 3, background: { r: seed % 256, g: 90, b: 9 } } });
  const { payload, headers } = formOf({ field: 'image', bytes: await photo.jpeg().toBuffer() });
  const answer = await fetch(`${origin}/api/property/image`, {
    method: 'POST',
    headers: { ...headers, authorization },
    body: new Uint8Array(payload),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { file: string }).file;
}

async function post(origin: string, name: string, picture: string): Promise<void> {
  const answer = await fetch(`${origin}/api/property/properties`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(aPayload({ name, propertyMainImage: [picture] })),
  });
  if (!answer.ok) throw new Error(await answer.text());
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
      await post(first.origin, name, await send(first.origin, n));
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
