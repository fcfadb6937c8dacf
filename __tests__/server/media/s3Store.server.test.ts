import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictureVariants } from '@/domain/pictures';
import { openTestDatabase } from '../../support/postgres/databases';
import { jpeg } from '../../support/jpeg';
import { openedSession } from '../../support/server/callers';
import { serverProcesses, type ServerProcess } from '../../support/server/serverProcess';
import { startBucket } from '../../support/server/stores';
import { AGENT, fillWorld } from '../../support/server/world';
import { patient } from '../../support/patience';
import { newFolder } from '../../support/newFolder';

jest.setTimeout(patient(120_000));

it('two servers share one bucket: what one takes in, the other serves at once [UP-4]', async () => {
  const dataDir = newFolder();
  const bucket = await startBucket();
  const { db } = await openTestDatabase(dataDir);
  await fillWorld(db, [], []);
  const token = await openedSession(db, AGENT.id);
  const servers = await serverProcesses(2, dataDir, { S3_URL: bucket.url });
  const [one, other = one] = servers;
  const send = async ({ sendPicture }: ServerProcess, width: number) => {
    const answer = await sendPicture(await jpeg(width, 300), token);
    return ((await answer.json()) as { file: string }).file;
  };
  try {
    const files = await Promise.all([send(one, 700), send(other, 500), send(one, 300), send(other, 200)]);
    for (const file of files) {
      const sources =
        pictureVariants(file)
          ?.srcSet.split(', ')
          .map((each) => each.split(' ')[0] ?? '') ?? [];
      expect(sources.length).toBeGreaterThan(0);
      for (const url of [file, ...sources]) {
        const answers = await Promise.all(servers.map(({ origin }) => fetch(origin + url)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        const [a, b] = await Promise.all(answers.map(async (each) => Buffer.from(await each.arrayBuffer())));
        expect(a?.length).toBeGreaterThan(0);
        expect(b?.equals(a ?? Buffer.alloc(0))).toBe(true);
      }
    }
    // 700 wide: 320, 640, 700 and the JPEG; 500: 320, 500 and the JPEG; the smaller ones: their own width and the JPEG.
    expect(bucket.names()).toHaveLength(4 + 3 + 2 + 2);
    expect(readdirSync(join(dataDir, 'uploads'))).toEqual([]);
  } finally {
    await Promise.all(servers.map(({ end }) => end('SIGTERM')));
    await db.destroy();
    await bucket.close();
  }
});
