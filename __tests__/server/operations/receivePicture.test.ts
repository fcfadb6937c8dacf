import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { receivePicture } from '@/server/operations/receivePicture';
import { StoreAway, type UploadStore } from '@/server/media/uploadStore';
import { jpeg, noisyJpeg } from '../../support/jpeg';
import { formOf } from '../../support/server/forms';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, USER } from '../../support/server/world';

/** The part of the disk that is free, and its size in bytes, while a test says so. */
const mockDisk: { free: number; size: number } = { free: 0.5, size: 1e9 };
jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<object>('node:fs/promises'),
  statfs: (() =>
    Promise.resolve({
      bsize: 1,
      blocks: mockDisk.size,
      bavail: mockDisk.size * mockDisk.free,
    })) as unknown as typeof statfs,
}));

const server = appOfEach({ properties: 0, projects: 0 });

async function send(bytes: Buffer, user: { readonly id: string } = USER) {
  const { payload, headers } = formOf({ field: 'profilePic', bytes });
  const authorization = await server.tokenOf(user);
  return server.app.inject({
    method: 'POST',
    url: '/api/users/image',
    payload,
    headers: { ...headers, authorization },
  });
}
const noted = () => server.db.selectFrom('uploads').selectAll().execute();
const photo = () => jpeg(50, 40, '#abc');

const noisy = (side: number) => noisyJpeg(side, side, 0);

describe('pictures that arrive [API-17, API-19, API-20]', () => {
  it('are noted with who sent them', async () => {
    const { file } = (await send(await photo())).json<{ file: string }>();
    const [row, ...more] = await noted();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ user_id: USER.id, created_at: server.clock.now });
    expect(file).toBe(`/uploads/${row?.id ?? ''}-50x40.jpg`);
  });

  it('leave no note when they are none, or cannot be stored', async () => {
    await send(Buffer.from('no picture'));
    expect(await noted()).toEqual([]);
    const folder = join(server.dataDir, 'uploads');
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file where the folder was');
    const answer = await send(await photo());
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/ENOTDIR|EEXIST|uploads/);
    expect(await noted()).toEqual([]);
  });

  it('keep their note when the store may still take them in, so that the sweep finds them', async () => {
    const { db, clock } = server;
    const uploads: UploadStore = {
      has: () => Promise.resolve(false),
      hasRoom: () => Promise.resolve(true),
      open: () => Promise.resolve(null),
      write: () => Promise.reject(new StoreAway()),
      remove: () => Promise.resolve(),
      reader: null,
      close: () => undefined,
    };
    const sent = receivePicture({ db, uploads, now: () => clock.now }, USER.id, await photo());
    await expect(sent).rejects.toThrow(StoreAway);
    expect(await noted()).toHaveLength(1);
  });

  it('are counted by what is stored of them: 200 MB a day, then their sender is asked to wait', async () => {
    const spent = async () => {
      const rows = await server.db.selectFrom('limits').select('free_at').execute();
      return Math.max(...rows.map(({ free_at }) => free_at)) - server.clock.now;
    };
    const { payload } = await send(await noisy(1500));
    expect(payload).toContain('/uploads/');
    const folder = join(server.dataDir, 'uploads');
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    const DAY = 24 * 3_600_000;
    expect((await spent()) / DAY).toBeCloseTo(bytes / 200e6, 4);
    await server.db
      .updateTable('limits')
      .set({ free_at: server.clock.now + DAY })
      .execute();
    const refused = await send(await photo());
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2160']);
    expect(refused.body).toMatch(/very many pictures\. Please wait 36 minutes and try again\./);
    expect((await send(await photo(), AGENT)).statusCode).toBe(200);
    server.clock.now += 2_160_000;
    expect((await send(await photo())).statusCode).toBe(200);
  });

  it('are refused in kind words while little space is left, and everything else goes on', async () => {
    mockDisk.free = 0.09;
    const refused = await send(await photo());
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      507,
      expect.stringMatching(/^There is little space left here.*Please try again later\.$/),
    ]);
    expect(await noted()).toEqual([]);
    const logIn = { countryCode: '91', username: AGENT.phone, password: AGENT.password };
    expect((await server.post('/api/users/signin', logIn)).statusCode).toBe(200);
    // A large disk keeps a gigabyte, not a tenth.
    mockDisk.size = 1e12;
    mockDisk.free = 0.002;
    expect((await send(await photo())).statusCode).toBe(200);
    Object.assign(mockDisk, { free: 0.5, size: 1e9 });
  });
});
