import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { builtFiles } from '@/server/http/builtFiles';
import { errorAnswers } from '@/server/http/errors';
import { newFolder } from '../../support/newFolder';

const SCRIPT = 'console.log(1);\n'.repeat(10);
let folder: string;
let app: FastifyInstance;
beforeAll(() => {
  folder = newFolder();
  writeFileSync(join(folder, 'main.js'), SCRIPT);
  writeFileSync(join(folder, 'main.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'mark.svg'), '<svg/>');
  writeFileSync(join(folder, 'secret.pem'), 'secret');
  app = Fastify();
  errorAnswers(app);
  const { send } = builtFiles(folder);
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => send(request, reply, request.params['*'], 'no-cache'));
  writeFileSync(join(folder, 'late.js'), SCRIPT);
});
afterAll(async () => {
  await app.close();
});
const get = (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers });

describe('files of the build', () => {
  it('are sent from memory once they were read, packed as the caller takes them', async () => {
    const [plain, packed] = [await get('/main.js'), await get('/main.js', { 'accept-encoding': 'br, gzip' })];
    rmSync(join(folder, 'main.js'));
    rmSync(join(folder, 'main.js.gz'));
    expect([plain.body, plain.headers['content-encoding'], plain.headers['vary']]).toEqual([
      SCRIPT,
      undefined,
      'Accept-Encoding',
    ]);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect((await get('/main.js')).body).toBe(SCRIPT);
    expect((await get('/main.js', { 'accept-encoding': 'gzip' })).rawPayload).toEqual(gzipSync(SCRIPT));
    expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
    expect((await get('/mark.svg', { 'accept-encoding': 'gzip' })).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-length': '6',
    });
  });

  it('answer conditions and ranges as HTTP has them', async () => {
    const { headers } = await get('/mark.svg');
    const tag = String(headers['etag']);
    const known = await get('/mark.svg', { 'if-none-match': tag });
    expect([known.statusCode, known.body, known.headers['etag']]).toEqual([304, '', tag]);
    expect((await get('/mark.svg', { 'if-modified-since': String(headers['last-modified']) })).statusCode).toBe(304);
    const part = await get('/mark.svg', { range: 'bytes=1-3', 'if-range': tag });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'svg', 'bytes 1-3/6']);
    expect((await get('/mark.svg', { range: 'bytes=1-3', 'if-range': '"other"' })).body).toBe('<svg/>');
    const beyond = await get('/mark.svg', { range: 'bytes=9-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */6']);
    expect((await get('/mark.svg', { 'if-match': '"other"' })).statusCode).toBe(412);
  });

  it.each(['/late.js', '/none.js', '/secret.pem', '/main.js.gz', '/../package.json', '/..%2fpackage.json', '/%00'])(
    'are not found under any other name: %s',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(body).not.toContain('secret');
    },
  );
});
