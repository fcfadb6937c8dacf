import { once } from 'node:events';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { readConfig, type Config } from '@/server/kernel/config';
import { newOutboxKey, outboxPath } from '@/server/http/outboxPage';
import { outboxFolder, outboxMailer } from '@/server/mail/outbox';
import { anotherApp, ask } from '../../support/server/accounts';
import { builtApp } from '../../support/server/builtApp';
import { appOfAll } from '../../support/server/testApp';

const t = appOfAll({ properties: 1, projects: 1 });

const DEMO = { demo: true } as const;
const config = readConfig({ GRUHAM_DEMO: '1' }, '/');
const KEY = newOutboxKey(config) ?? '';
const RIGHT = outboxPath(KEY);

/** The demo's server, or one that differs from it; it has the key of the demo. */
const server = (given: Partial<Config> = {}) => anotherApp(t, { config: { ...DEMO, ...given }, outboxKey: KEY });

async function page(given: Partial<Config> = {}, options: InjectOptions = {}) {
  const { app, close } = await server(given);
  const answer = await app.inject({ url: RIGHT, ...options });
  await close();
  return answer;
}

it('has a key of 128 random bits, another at each start, only in the demo on this machine without a mail server [AUTH-4]', () => {
  expect(Buffer.from(KEY, 'base64url')).toHaveLength(16);
  expect(newOutboxKey(config)).not.toBe(KEY);
  const others = [{ demo: false }, { host: '0.0.0.0' }, { trustProxy: true }, { smtpUrl: 'smtp://127.0.0.1:1' }];
  for (const other of others) expect(newOutboxKey({ ...config, ...other })).toBeNull();
});

describe('GET /outbox', () => {
  it('lists the messages as text, without a script, and is not kept [AUTH-4]', async () => {
    const { app, close } = await server();
    expect((await app.inject(RIGHT)).body).toContain('There is no message yet.');
    const body = {
      countryCode: '91',
      username: 'A',
      password: 'a long one',
      email: 'a@example.in',
      phone: '9123456780',
    };
    expect((await ask(app, 'users', body)).statusCode).toBe(200);
    await outboxMailer(outboxFolder(t.dataDir), Date.now).send({
      to: 'b&b',
      subject: '<script>1</script>',
      text: '</pre>',
    });
    const answer = await app.inject(RIGHT);
    await close();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.body).toMatch(/<pre>[^<]*\n\d{6}\n/);
    expect(answer.body).toContain('To b&amp;b,');
    expect(answer.body).toContain('<h2>&lt;script&gt;1&lt;/script&gt;</h2>');
    expect(answer.body).toContain('<pre>&lt;/pre&gt;</pre>');
    expect(answer.body).not.toMatch(/<script|<style|style=| on\w+=/);
  });

  it.each<[string, Partial<Config>, InjectOptions]>([
    ['outside the demo', { demo: false }, {}],
    ['on a server that others reach', { host: '0.0.0.0' }, {}],
    ['on a server that trusts a proxy', { trustProxy: true }, {}],
    ['for another machine', {}, { remoteAddress: '10.0.0.1' }],
    ['for a page of another name', {}, { headers: { host: 'evil.example' } }],
    ['for a name that begins like this machine', {}, { headers: { host: 'localhost.evil' } }],
  ])('is not there %s [AUTH-4]', async (_where, given, options) => {
    const answer = await page(given, options);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('Outbox');
  });

  it.each([
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'Forwarded',
    'Via',
    'X-Real-IP',
    'CF-Connecting-IP',
    'CF-Ray',
    'True-Client-IP',
    'Fly-Client-IP',
    'Fastly-Client-IP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'X-Azure-ClientIP',
    'X-Appengine-User-IP',
    'X-Amzn-Trace-Id',
    'X-Envoy-External-Address',
    'X-Original-Host',
    'X-Request-ID',
    'Akamai-Origin-Hop',
    'Client-IP',
  ])('is not there for what came through a proxy, by its header %s [AUTH-4]', async (name) => {
    expect((await page({}, { headers: { [name]: '127.0.0.1' } })).statusCode).toBe(404);
  });

  it.each([
    ['none', '/outbox'],
    ['an empty one', '/outbox?key='],
    ['a wrong one', outboxPath(`${KEY.slice(0, -1)}-`)],
    ['half of it', outboxPath(KEY.slice(0, 11))],
    ['it twice', `${RIGHT}&key=${KEY}`],
  ])('looks like a page that does not exist with %s for a key [AUTH-4]', async (_what, url) => {
    const built = await builtApp(t, { GRUHAM_DEMO: '1' }, { outboxKey: KEY });
    const [guessed, nowhere] = [await built.inject(url), await built.inject('/outbux')];
    expect(await built.inject(RIGHT).then(({ statusCode }) => statusCode)).toBe(200);
    await built.close();
    expect(guessed.statusCode).toBe(404);
    expect(guessed.body.replaceAll('outbox', 'outbux')).toBe(nowhere.body);
    expect(Object.keys(guessed.headers)).toEqual(Object.keys(nowhere.headers));
  });

  it('is there for localhost by its names [AUTH-4]', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      expect((await page({}, { headers: { host } })).statusCode).toBe(200);
    }
  });
});

/** What a proxy does that adds nothing: `proxy_pass http://127.0.0.1:…;` alone names the upstream as Host. */
function asked(port: number, url: string, headers: OutgoingHttpHeaders): Promise<number> {
  return new Promise((done, fail) => {
    request({ port, host: '127.0.0.1', path: url, headers, agent: false }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    })
      .on('error', fail)
      .end();
  });
}

describe('behind what forwards and says nothing', () => {
  let app: FastifyInstance;
  let port: number;
  let close: () => Promise<void>;
  let forward: Server | null = null;
  beforeAll(async () => {
    ({ app, close } = await server());
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    forward?.close();
    await close();
  });

  it.each<[string, (upstream: number) => string]>([
    ['a proxy_pass that names the upstream', (upstream) => `127.0.0.1:${upstream}`],
    ['a caller who lies that the host is localhost', () => 'localhost'],
  ])('%s: the outbox stays closed without the key [AUTH-4]', async (_what, host) => {
    for (const url of ['/outbox', '/outbox?key=', outboxPath('A'.repeat(22))])
      expect(await asked(port, url, { host: host(port), connection: 'close' })).toBe(404);
  });

  it('a forward of the bare connection: the outbox stays closed without the key [AUTH-4]', async () => {
    forward = createServer((socket) => {
      const up = connect(port, '127.0.0.1');
      socket.pipe(up).pipe(socket);
      for (const end of [socket, up]) end.on('error', () => end.destroy());
    }).listen(0, '127.0.0.1');
    await once(forward, 'listening');
    const { port: outside } = forward.address() as AddressInfo;
    expect(await asked(outside, '/outbox', { host: 'localhost', connection: 'close' })).toBe(404);
    expect(await asked(outside, RIGHT, { host: 'localhost', connection: 'close' })).toBe(200);
  });
});
