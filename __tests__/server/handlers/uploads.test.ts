import { createReadStream, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { answers } from '@/contract/answers';
import { pictureVariants } from '@/domain/pictures';
import { formOf } from '../../support/server/forms';
import { STORED_APPS, type StoredApp } from '../../support/server/storedApp';
import { NOW, USER } from '../../support/server/world';
import { patient } from '../../support/patience';

jest.setTimeout(patient(30_000));

describe.each(STORED_APPS)('uploads into %s', (_store, start) => {
  let server: StoredApp;
  let authorization: string;
  let photo: Buffer;
  beforeAll(async () => {
    server = await start({ properties: 3, projects: 1 });
    authorization = await server.tokenOf(USER);
    photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#3a6' } })
      .withExifMerge({ IFD0: { Make: 'SecretCamera' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.clock.now = NOW;
  });

  const send = (form: ReturnType<typeof formOf>, headers: object = { authorization }) =>
    server.app.inject({
      method: 'POST',
      url: '/api/users/image',
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
  const stored = () => [...server.stored()];
  const errorOf = (body: string) => (JSON.parse(body) as { errors: { message: string } }).errors.message;

  describe('the profile picture [API-17, PROF-7]', () => {
    it('is stored in several widths under a random name and answered as an own address', async () => {
      const before = stored();
      const answer = await send(formOf({ field: 'profilePic', bytes: photo, name: '../../../etc/passwd.php' }));
      expect(answer.statusCode).toBe(200);
      const { file = '' } = answers.uploadProfilePicture.parse(answer.json());
      expect(file).toMatch(/^\/uploads\/[\da-f-]{36}-800x600\.jpg$/);
      const own = stored().filter((name) => !before.includes(name));
      const named = [
        file,
        ...(pictureVariants(file)?.srcSet.split(', ') ?? []).map((each) => each.split(' ')[0] ?? ''),
      ];
      expect(own.sort()).toEqual(named.map((each) => each.replace('/uploads/', '')).sort());
      for (const url of named) {
        const { statusCode, headers, rawPayload } = await server.get(url);
        expect(statusCode).toBe(200);
        expect(String(headers['content-type'])).toMatch(/^image\/(jpeg|webp)$/);
        expect(headers['x-content-type-options']).toBe('nosniff');
        const { exif } = await sharp(rawPayload).metadata();
        expect(exif).toBeUndefined();
        expect(rawPayload.includes('SecretCamera')).toBe(false);
      }
    });

    it('becomes the profile’s own, is told to its owner with the login, and nobody else can take it [API-12]', async () => {
      const { file } = (await send(formOf({ field: 'profilePic', bytes: photo }))).json<{ file: string }>();
      const save = (token: string) => server.post('/api/users/profile', { profilePic: file }, { authorization: token });
      expect((await save(await server.tokenOf({ id: 'a00000000000000000000003' }))).statusCode).toBe(400);
      expect((await save(authorization)).statusCode).toBe(200);
      const profile = await server.get('/api/users/profile', { authorization });
      expect(profile.json()).toMatchObject({ profilePic: file });
      const current = await server.get('/api/users/current', { authorization });
      expect(answers.getCurrentUser.parse(current.json())).toMatchObject([{ profilePic: file }]);
    });

    it('is told by its content, not by its name or its type', async () => {
      const bytes = await sharp(photo).png().toBuffer();
      const answer = await send(formOf({ field: 'profilePic', bytes, name: 'a.jpg', type: 'text/html' }));
      expect(answer.json()).toMatchObject({ file: expect.stringMatching(/\.jpg$/) as string });
    });

    it.each<[string, () => Buffer, number]>([
      ['an empty file', () => Buffer.alloc(0), 415],
      ['an SVG that says it is a PNG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
      ['an archive', () => Buffer.from('PK\u0003\u0004..................'), 415],
      ['a cut photo', () => photo.subarray(0, photo.length - 400), 415],
      ['21 MB', () => Buffer.concat([photo, Buffer.alloc(21 * 1024 * 1024)]), 413],
    ])('refuses %s, and stores nothing', async (_name, make, status) => {
      const before = stored();
      const answer = await send(formOf({ field: 'profilePic', bytes: make(), name: 'a.png', type: 'image/png' }));
      expect(answer.statusCode).toBe(status);
      expect(errorOf(answer.body)).toMatch(status === 415 ? /not a picture/ : /20 MB/);
      expect(stored()).toEqual(before);
    });

    it('refuses a form without the picture, without a file, and one that breaks off', async () => {
      const other = await send(formOf({ field: 'other', bytes: photo }));
      expect([other.statusCode, errorOf(other.body)]).toEqual([400, 'profilePic: please choose a picture.']);
      expect((await send(formOf())).statusCode).toBe(400);
      const { payload, headers } = formOf({ field: 'profilePic', bytes: photo });
      for (const part of [payload.subarray(0, 400), Buffer.alloc(0), Buffer.from('--')]) {
        expect((await send({ payload: part, headers })).statusCode).toBe(400);
      }
      expect((await send({ payload, headers: { 'content-type': 'multipart/form-data' } })).statusCode).toBe(400);
    });

    it('takes forms here alone, and here nothing else', async () => {
      const json = await server.post('/api/users/image', { profilePic: 'x' }, { authorization });
      expect([json.statusCode, errorOf(json.body)]).toEqual([415, 'Files are sent as multipart/form-data.']);
      const { payload, headers } = formOf({ field: 'name', bytes: photo });
      const profile = await server.app.inject({
        method: 'POST',
        url: '/api/users/profile',
        payload,
        headers: { ...headers, authorization },
      });
      expect(profile.statusCode).toBe(415);
    });

    it('needs a session: 401', async () => {
      const before = stored();
      const form = formOf({ field: 'profilePic', bytes: photo });
      expect((await send(form, {})).statusCode).toBe(401);
      expect((await send(form, { authorization: 'made up' })).statusCode).toBe(401);
      expect(stored()).toEqual(before);
    });

    it('never serves half a file, nor what lies beside the uploads', async () => {
      const half = join(server.dataDir, 'uploads', '.half.jpg.x.tmp');
      writeFileSync(half, 'half');
      for (const url of [
        '/uploads/.half.jpg.x.tmp',
        '/uploads/../gruham.db',
        '/uploads/%2e%2e/gruham.db',
        '/uploads/',
      ]) {
        expect((await server.get(url)).statusCode).toBeGreaterThanOrEqual(400);
      }
      rmSync(half);
    });

    it('answers over a real connection while the sender is still sending', async () => {
      const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
      const big = join(server.dataDir, 'big');
      const { payload, headers } = formOf({
        field: 'profilePic',
        bytes: Buffer.concat([photo, Buffer.alloc(60_000_000)]),
      });
      writeFileSync(big, payload);
      const upload = (token: string) =>
        fetch(`${address}/api/users/image`, {
          method: 'POST',
          headers: { ...headers, authorization: token },
          body: createReadStream(big) as unknown as ReadableStream,
          duplex: 'half',
        } as RequestInit);
      expect((await upload(authorization)).status).toBe(413);
      expect((await upload('made up')).status).toBe(401);
      const two = formOf({ field: 'profilePic', bytes: photo }, { field: 'more', bytes: Buffer.alloc(5_000_000) });
      const answer = await fetch(`${address}/api/users/image`, {
        method: 'POST',
        headers: { ...two.headers, authorization },
        body: new Uint8Array(two.payload),
      });
      expect(answer.status).toBe(200);
      expect(readFileSync(big).length).toBe(payload.length);
    });

    it('takes 300 pictures at once from a user, then asks to wait', async () => {
      const token = await server.tokenOf({ id: 'a00000000000000000000003' });
      const form = formOf({ field: 'profilePic', bytes: Buffer.from('no picture') });
      const answers300 = [];
      for (let n = 0; n < 300; n += 1) answers300.push((await send(form, { authorization: token })).statusCode);
      expect(new Set(answers300)).toEqual(new Set([415]));
      const refused = await send(form, { authorization: token });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '12']);
      expect((await send(form)).statusCode).toBe(415);
    });
  });
});
