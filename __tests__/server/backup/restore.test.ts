import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup, type Data } from '@/server/backup/backup';
import { Interrupted } from '@/server/backup/failure';
import { restore } from '@/server/backup/restore';
import { findSession } from '@/server/db/queries/sessions';
import { hashToken } from '@/server/rules/tokens';
import { databaseUrlOf, isOnPostgres, newDatabase, openTestDatabase } from '../../support/postgres/databases';
import { appOfEach } from '../../support/server/testApp';
import { USER } from '../../support/server/world';
import { patient } from '../../support/patience';
import { newFolder } from '../../support/newFolder';

// Each test has a server, a backup and a restore of its own.
jest.setTimeout(patient(30_000));

const DATABASE = isOnPostgres() ? 'database.dump' : 'gruham.db';
const server = appOfEach({ properties: 30, projects: 2 });
let base: string;
let kept: string;
let fresh: string[];
const dataOf = (dataDir: string): Data => ({ dataDir, databaseUrl: databaseUrlOf(dataDir), s3: null });

beforeEach(async () => {
  base = newFolder();
  kept = join(base, 'kept');
  fresh = [];
  mkdirSync(join(server.dataDir, 'uploads'), { recursive: true });
  writeFileSync(join(server.dataDir, 'uploads', 'house-1-320.webp'), 'a picture');
  writeFileSync(join(server.dataDir, 'uploads', '.half.tmp'), 'half');
  writeFileSync(join(server.dataDir, 'secret.key'), 'the key');
  await backup(dataOf(server.dataDir), kept, '1.2.3');
});

/** Where nothing is yet. */
async function freshPlace(): Promise<string> {
  const dataDir = join(base, `new-${fresh.length}`);
  await newDatabase(dataDir, { empty: true });
  fresh.push(dataDir);
  return dataDir;
}

/** Everything below a folder, with its content. */
const contentOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((each) => {
      const path = join(each.parentPath, each.name);
      return each.isFile() ? `${path} ${readFileSync(path).toString('base64')}` : path;
    })
    .sort();

const manifestOf = () =>
  JSON.parse(readFileSync(join(kept, 'manifest.json'), 'utf8')) as Record<string, unknown> & {
    files: { path: string; size: number }[];
  };
const writeManifest = (value: object) => writeFileSync(join(kept, 'manifest.json'), JSON.stringify(value));

describe('a backup', () => {
  it('holds the database and the uploads, and neither the key nor half a file', () => {
    expect(readdirSync(kept).sort()).toEqual([DATABASE, 'manifest.json', 'uploads'].sort());
    expect(readdirSync(join(kept, 'uploads'))).toEqual(['house-1-320.webp']);
    expect(manifestOf()).toMatchObject({ format: 1, gruham: '1.2.3', uploads: 'folder' });
    expect(readdirSync(base)).toEqual(['kept']);
  });

  it('is its owner’s alone', () => {
    const modes = [kept, join(kept, DATABASE), join(kept, 'manifest.json')].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600, 0o600]);
  });

  it('takes no folder that holds something, and leaves nothing when there is nothing to keep', async () => {
    const before = contentOf(kept);
    await expect(backup(dataOf(server.dataDir), kept, '1')).rejects.toThrow(/is there already and not empty/);
    expect(contentOf(kept)).toEqual(before);
    const nowhere = { dataDir: join(base, 'nowhere'), databaseUrl: databaseUrlOf(await freshPlace()), s3: null };
    await expect(backup(nowhere, join(base, 'other'), '1')).rejects.toThrow(/There is no database|does not exist/);
    expect(readdirSync(base)).toEqual(['kept']);
  });
});

it('what is interrupted ends early, and leaves nothing behind', async () => {
  const place = await freshPlace();
  for (const work of [
    (stop: AbortSignal) => backup({ ...dataOf(server.dataDir), stop }, join(base, 'other'), '1'),
    (stop: AbortSignal) => restore({ ...dataOf(place), stop }, kept, false),
  ]) {
    const stop = new AbortController();
    const done = work(stop.signal);
    stop.abort(new Interrupted(143));
    await expect(done).rejects.toThrow('Interrupted: nothing was changed.');
    expect(readdirSync(base)).toEqual(['kept']);
  }
});

describe('restoring', () => {
  const half = (name: string) => truncateSync(join(kept, name), Math.floor(readFileSync(join(kept, name)).length / 2));
  const damages: readonly (readonly [string, () => void, RegExp])[] = [
    ['a database that is cut', () => half(DATABASE), /is damaged: \S+ is not what was written/],
    ['a picture that is cut', () => half('uploads/house-1-320.webp'), /uploads\/house-1-320\.webp is not what/],
    [
      'a picture of the same size that is another one',
      () => writeFileSync(join(kept, 'uploads/house-1-320.webp'), 'A picture'),
      /is not what was written/,
    ],
    ['a picture that is missing', () => rmSync(join(kept, 'uploads/house-1-320.webp')), /is not whole/],
    ['a database that is missing', () => rmSync(join(kept, DATABASE)), /is not whole/],
    ['a manifest that is cut', () => half('manifest.json'), /manifest\.json is damaged/],
    ['a manifest that is missing', () => rmSync(join(kept, 'manifest.json')), /is no complete backup/],
    ['another layout', () => writeManifest({ ...manifestOf(), format: 2 }), /of another version/],
    [
      'a newer version',
      () => writeManifest({ ...manifestOf(), migrations: ['001-first-tables', '999-later'] }),
      /made by a newer version \(1\.2\.3\)/,
    ],
    [
      'a way out of the folder',
      () => writeManifest({ ...manifestOf(), files: [{ ...manifestOf().files[0], path: 'uploads/../../x' }] }),
      /manifest\.json is damaged/,
    ],
    ['uploads in a bucket', () => writeManifest({ ...manifestOf(), uploads: 'bucket' }), /name it in S3_URL/],
    [
      'another database',
      () => {
        const { files, database, ...rest } = manifestOf();
        const other = database === 'postgres' ? ['embedded', 'gruham.db'] : ['postgres', 'database.dump'];
        writeManifest({ ...rest, database: other[0], files: [{ ...files[0], path: other[1] }] });
      },
      /This backup is of /,
    ],
  ];
  it.each(damages)('refuses %s, and changes nothing', async (_name, damage, words) => {
    damage();
    const place = await freshPlace();
    await expect(restore(dataOf(place), kept, false)).rejects.toThrow(words);
    expect(existsSync(place)).toBe(false);
    mkdirSync(place);
    writeFileSync(join(place, 'secret.key'), 'my key');
    const before = contentOf(place);
    await expect(restore(dataOf(place), kept, true)).rejects.toThrow(words);
    expect(contentOf(place)).toEqual(before);
    expect(readdirSync(base).sort()).toEqual(['kept', 'new-0']);
  });

  it('puts everything into a new folder', async () => {
    const place = await freshPlace();
    expect(await restore(dataOf(place), kept, false)).toEqual({ files: 2, before: null });
    const names = isOnPostgres() ? ['uploads'] : ['gruham.db', 'uploads'];
    expect(readdirSync(place).sort()).toEqual(names);
    expect(readFileSync(join(place, 'uploads/house-1-320.webp'), 'utf8')).toBe('a picture');
    expect(readdirSync(base).sort()).toEqual(['kept', 'new-0']);
  });

  it('ends every session: who was logged in when the backup was made logs in again', async () => {
    const token = await server.tokenOf(USER);
    await backup(dataOf(server.dataDir), join(base, 'later'), '1');
    const place = await freshPlace();
    await restore(dataOf(place), join(base, 'later'), false);
    const { db } = await openTestDatabase(place);
    expect(await findSession(db, hashToken(token), server.clock.now)).toBeNull();
    expect(await db.selectFrom('users').select('id').where('id', '=', USER.id).execute()).toHaveLength(1);
    await db.destroy();
    expect(await findSession(server.db, hashToken(token), server.clock.now)).not.toBeNull();
  });

  it('overwrites nothing unless it is told to, keeps what was there, and the key in its place', async () => {
    const place = await freshPlace();
    mkdirSync(place);
    writeFileSync(join(place, 'secret.key'), 'my key');
    writeFileSync(join(place, 'mine.txt'), 'mine');
    const before = contentOf(place);
    await expect(restore(dataOf(place), kept, false)).rejects.toThrow(/is not empty\. Nothing was changed; --force/);
    expect(contentOf(place)).toEqual(before);
    const done = await restore(dataOf(place), kept, true);
    expect(readFileSync(join(done.before ?? '', 'mine.txt'), 'utf8')).toBe('mine');
    expect(readFileSync(join(place, 'secret.key'), 'utf8')).toBe('my key');
    expect(existsSync(join(place, 'mine.txt'))).toBe(false);
  });

  it('counts a folder with the key alone as empty', async () => {
    const place = await freshPlace();
    mkdirSync(place);
    writeFileSync(join(place, 'secret.key'), 'my key');
    expect(await restore(dataOf(place), kept, false)).toEqual({ files: 2, before: null });
    expect(readFileSync(join(place, 'secret.key'), 'utf8')).toBe('my key');
    expect(readdirSync(base).sort()).toEqual(['kept', 'new-0']);
  });

  it('does not pull the data from under a running server', async () => {
    const before = readFileSync(join(server.dataDir, 'uploads/house-1-320.webp'), 'utf8');
    // A question opens the connection.
    await server.get('/api/property');
    await expect(restore(dataOf(server.dataDir), kept, true)).rejects.toThrow(/stop it first/);
    expect(readFileSync(join(server.dataDir, 'uploads/house-1-320.webp'), 'utf8')).toBe(before);
    expect((await server.get('/api/property')).statusCode).toBe(200);
  });
});
