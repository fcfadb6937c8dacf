import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { receivePicture } from '@/server/media/receivePicture';
import { StoreAway, type UploadStore } from '@/server/media/uploadStore';
import { formOf } from '../../support/server/forms';
import { testApp, type TestApp } from '../../support/server/testApp';
import { USER } from '../../support/server/world';

let server: TestApp;
beforeEach(async () => {
  server = await testApp({ properties: 0, projects: 0 });
});
afterEach(() => server.close());

async function send(bytes: Buffer) {
  const { payload, headers } = formOf({ field: 'profilePic', bytes });
  const authorization = await server.tokenOf(USER);
  return server.app.inject({
    method: 'POST',
    url: '/api/users/image',
    payload,
    headers: { ...headers, authorization },
  });
}
const noted = () => server.db.selectFrom('uploads').selectAll().execute();
const photo = () =>
  sharp({ create: { width: 50, height: 40, channels: 3, background: '#abc' } })
    .jpeg()
    .toBuffer();

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
      write: () => Promise.reject(new StoreAway()),
      remove: () => Promise.resolve(),
      reader: null,
      close: () => undefined,
    };
    const sent = receivePicture({ db, uploads, now: () => clock.now }, USER.id, await photo());
    await expect(sent).rejects.toThrow(StoreAway);
    expect(await noted()).toHaveLength(1);
  });
});
