import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { errorBody } from '@/contract/answers';
import { jpeg, noisyJpeg } from '../../support/jpeg';
import { isOnPostgres, openTestDatabase } from '../../support/postgres/databases';
import { openedSession } from '../../support/server/callers';
import { formOf } from '../../support/server/forms';
import { aPayload } from '../../support/server/posting';
import { FULL, READS } from '../../support/server/fullDisk';
import { serverProcess, type ServerProcess } from '../../support/server/serverProcess';
import { AGENT, fillWorld, testProjects, testProperties } from '../../support/server/world';
import { patient } from '../../support/patience';
import { newFolder } from '../../support/newFolder';

jest.setTimeout(patient(120_000));

const photo = (seed: number, width = 1600, height = 1200) => noisyJpeg(width, height, seed, 85);

/** A server process on a data folder with three people and their listings; the agent's token. */
async function serverOn(before: (dataDir: string) => string) {
  const dataDir = newFolder();
  const { db } = await openTestDatabase(dataDir);
  await fillWorld(db, testProperties(30), testProjects(5));
  // So long ago that each read notes the use.
  const token = await openedSession(db, AGENT.id, { at: Date.now() - 5 * 60_000 });
  // Whether a closed database leaves its log behind is up to the collector of garbage: no log, no room taken.
  if (!isOnPostgres()) await sql`pragma wal_checkpoint(TRUNCATE)`.execute(db);
  await db.destroy();
  const server = await serverProcess(dataDir, { before: before(dataDir), env: { MODERATION: 'manual' } });
  return { server, token, end: () => server.end() };
}

async function expectReads({ origin }: ServerProcess, authorization: string): Promise<void> {
  const list = await fetch(`${origin}/api/property`);
  const [first] = (await list.json()) as readonly { _id: string }[];
  for (const path of [...READS, `property/propertyDetailsByUser?id=${first?._id ?? ''}`]) {
    const { status } = await fetch(`${origin}/api/${path}`, { headers: { authorization } });
    expect([path, status]).toEqual([path, 200]);
  }
  for (const path of ['healthz', 'readyz']) expect((await fetch(`${origin}/${path}`)).status).toBe(200);
}

const upload = async ({ origin }: ServerProcess, authorization: string, bytes: Buffer) => {
  const { payload, headers } = formOf({ field: 'images', bytes });
  return fetch(`${origin}/api/property/uploadFiles`, {
    method: 'POST',
    headers: { ...headers, authorization },
    body: new Uint8Array(payload),
  });
};

/** Before the disk is full, pictures are refused: what is left is kept for the rest. */
const NO_ROOM =
  'There is little space left here, so no pictures can be added at the moment. Everything else works. Please try again later.';

/** Sends until one is refused; that must be because of the disk. */
async function untilFull(send: (n: number) => Promise<Response>, most: number): Promise<number> {
  for (let n = 0; n < most; n += 1) {
    const answer = await send(n);
    if (answer.status === 200) continue;
    expect(answer.status).toBe(507);
    expect([FULL, NO_ROOM]).toContain(errorBody.parse(await answer.json()).message);
    return n;
  }
  throw new Error('nothing was full');
}

/** Why a process can have no small disk of its own here, in the system's words; null where it can. */
function whyNoOwnDisk(): string | null {
  const tried = spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt'], {
    encoding: 'utf8',
  });
  if (tried.error) return tried.error.message;
  return tried.status === 0 ? null : tried.stderr.trim();
}

describe('a full disk', () => {
  // Nothing else than a mount gives a process a disk that fills: under a limit on a file's size the database says
  // that it cannot write, not that there is no room. What runs everywhere is the test after this one, `embeddedFull`
  // beside it, and `media/receivePicture` for the floor of free space.
  // Left out only where the machine forbids a mount; its title then says so, in the machine's words.
  const why = whyNoOwnDisk();
  const title = 'of a server process: pictures and listings are refused with 507, and reads go on';
  const [onSmallDisk, said] = why === null ? [it, title] : [it.skip, `${title} (not run: it may not mount: ${why})`];
  onSmallDisk(said, async () => {
    const { server, token, end } = await serverOn(
      (dataDir) =>
        `exec unshare --user --map-root-user --mount sh -c 'cp -a ${dataDir} ${dataDir}.copy && ` +
        `mount -t tmpfs -o size=8m none ${dataDir} && cp -a ${dataDir}.copy/. ${dataDir} && rm -r ${dataDir}.copy && ` +
        `exec "$@"' sh "$@"`,
    );
    try {
      expect(await untilFull(async (n) => upload(server, token, await photo(n)), 20)).toBeGreaterThan(0);
      const about = 'A long text. '.repeat(380);
      const post = (n: number) =>
        fetch(`${server.origin}/api/property/properties`, {
          method: 'POST',
          body: JSON.stringify(aPayload({ name: `Number ${n}`, about, specifications: about })),
          headers: { 'content-type': 'application/json', authorization: token },
        });
      if (!isOnPostgres()) await untilFull(post, 3000);
      await expectReads(server, token);
    } finally {
      await end();
    }
  });

  it('is also a limit on how large a file may grow: the picture is refused with 507, what is smaller is stored', async () => {
    // In blocks of 512 or 1024 bytes, as the shell counts them.
    const { server, token, end } = await serverOn(() => 'ulimit -f 2400; exec "$@"');
    try {
      const refused = await upload(server, token, await photo(1, 2400, 2400));
      expect([refused.status, errorBody.parse(await refused.json()).message]).toEqual([507, FULL]);
      const small = await jpeg(300, 200);
      expect((await upload(server, token, small)).status).toBe(200);
      await expectReads(server, token);
    } finally {
      await end();
    }
  });
});
