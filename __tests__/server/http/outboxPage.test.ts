import type { InjectOptions } from 'fastify';
import { outboxFolder, outboxMailer } from '@/server/mail/outbox';
import { anotherApp, ask } from '../../support/server/accounts';
import { testApp, type TestApp } from '../../support/server/testApp';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ properties: 1, projects: 1 });
});
afterAll(() => t.close());

const DEMO = { demo: true } as const;

async function page(config: Parameters<typeof anotherApp>[1] = { config: DEMO }, options: InjectOptions = {}) {
  const { app, close } = await anotherApp(t, config);
  const answer = await app.inject({ url: '/outbox', ...options });
  await close();
  return answer;
}

describe('GET /outbox', () => {
  it('lists the messages as text, without a script, and is not kept [AUTH-4]', async () => {
    const { app, close } = await anotherApp(t, { config: DEMO });
    expect((await app.inject('/outbox')).body).toContain('There is no message yet.');
    const body = { countryCode: '91', username: 'A', password: 'x', email: 'a@example.in', phone: '9123456780' };
    expect((await ask(app, 'users', body)).statusCode).toBe(200);
    await outboxMailer(outboxFolder(t.dataDir), Date.now).send({
      to: 'b&b',
      subject: '<script>1</script>',
      text: '</pre>',
    });
    const answer = await app.inject('/outbox');
    await close();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatch(/<pre>[^<]*\n\d{6}\n/);
    expect(answer.body).toContain('To b&amp;b,');
    expect(answer.body).toContain('<h2>&lt;script&gt;1&lt;/script&gt;</h2>');
    expect(answer.body).toContain('<pre>&lt;/pre&gt;</pre>');
    expect(answer.body).not.toMatch(/<script|<style|style=| on\w+=/);
  });

  it.each<[string, Parameters<typeof anotherApp>[1], InjectOptions]>([
    ['outside the demo', {}, {}],
    ['on a server that others reach', { config: { ...DEMO, host: '0.0.0.0' } }, {}],
    ['where mail goes out by SMTP', { config: { ...DEMO, smtpUrl: 'smtp://127.0.0.1:1' } }, {}],
    ['for another machine', { config: DEMO }, { remoteAddress: '10.0.0.1' }],
    ['for a page of another name', { config: DEMO }, { headers: { host: 'evil.example' } }],
    ['through a proxy', { config: DEMO }, { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    [
      'through a trusted proxy',
      { config: { ...DEMO, trustProxy: true } },
      { headers: { 'x-forwarded-for': '127.0.0.1' } },
    ],
  ])('is not there %s [AUTH-4]', async (_where, config, options) => {
    const answer = await page(config, options);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('Outbox');
  });

  it('is there for localhost by its names [AUTH-4]', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      expect((await page({ config: DEMO }, { headers: { host } })).statusCode).toBe(200);
    }
  });
});
