import type { RenderPage } from '@/contract/page';
import { setReview } from '@/server/db/queries/listingReviews';
import { stored } from '@/server/rules/reviewReasons';
import { listen } from '../../support/server/accounts';
import { builtApp } from '../../support/server/builtApp';
import { testApp } from '../../support/server/testApp';
import { AGENT } from '../../support/server/world';
import { freePort } from '../../support/realServer';
import { until } from '../../support/settle';

const MINUTE = 60_000;

/** A server that renders each page but one, with its metrics. */
async function metered() {
  const base = await testApp({ properties: 6, projects: 1 });
  const port = await freePort();
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  const renderPage: RenderPage = async ({ to }) => {
    if (to === '/privacy') await held;
    return to === '/contact' ? null : { html: Buffer.from('<p>whole</p>'), answers: {} };
  };
  const mailer = { send: () => held };
  const app = await builtApp(base, { METRICS_PORT: String(port) }, { renderPage, mailer, bounds: { turnsOfOne: 1 } });
  const origin = `http://127.0.0.1:${port}`;
  /** What is told, by its name with its labels. */
  const told = async () => {
    const text = await (await fetch(`${origin}/metrics`)).text();
    const values = new Map(
      [...text.matchAll(/^(\w.*) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)] as const),
    );
    return { text, valueOf: (name: string) => values.get(name) };
  };
  return { base, app, origin, told, release: () => release() };
}

let server: Awaited<ReturnType<typeof metered>>;
beforeAll(async () => {
  server = await metered();
});
afterAll(async () => {
  const { app, base, origin } = server;
  await app.close();
  // It ends with the app.
  await expect(fetch(`${origin}/metrics`)).rejects.toThrow();
  await base.close();
});

describe('the metrics', () => {
  it('count requests by route, method and kind of answer, and pages by how they came', async () => {
    const { app, told } = server;
    for (const url of ['/api/property', '/api/property?city=none', '/api/users/current', '/healthz'])
      await app.inject({ url });
    for (const url of ['/terms', '/terms', '/contact', '/dashboard']) await app.inject({ url });
    const { valueOf } = await told();
    const count = (route: string, status: string) =>
      valueOf(`gruham_request_seconds_count{route="${route}",method="GET",status="${status}"}`);
    expect(count('/api/property', '2xx')).toBe(2);
    expect(count('/api/users/current', '4xx')).toBe(1);
    expect(count('/healthz', '2xx')).toBe(1);
    expect(count('page', '2xx')).toBe(4);
    for (const how of ['made', 'kept', 'shell']) expect(valueOf(`gruham_pages_total{how="${how}"}`)).toBe(1);
    expect(valueOf('gruham_render_seconds_count')).toBe(2);
    await app.inject({ url: '/api/property' });
    expect(
      (await told()).valueOf('gruham_request_seconds_count{route="/api/property",method="GET",status="2xx"}'),
    ).toBe(3);
  });

  it('tell what waits at the time they are asked, and how late the event loop is', async () => {
    const { base, told } = server;
    const before = await told();
    for (const name of ['requests_waiting', 'mails_waiting', 'oldest_review_seconds'])
      expect(before.valueOf(`gruham_${name}`)).toBe(0);
    expect(before.valueOf('nodejs_eventloop_lag_seconds')).toBeGreaterThan(0);
    const [{ id } = { id: '' }] = base.properties;
    await base.db
      .updateTable('properties')
      .set({ status: 0, created_at: base.clock.now - 5 * MINUTE })
      .where('id', '=', id)
      .execute();
    await setReview(base.db, id, { due_at: null, reason: null, held: 0 });
    expect((await told()).valueOf('gruham_oldest_review_seconds')).toBe(300);
    // Its owner has the next word.
    await setReview(base.db, id, { due_at: null, reason: stored([{ code: 'phone', fields: ['about'] }]), held: 0 });
    expect((await told()).valueOf('gruham_oldest_review_seconds')).toBe(0);
  });

  it('tell how many requests wait for their turn, and how many mails', async () => {
    const { app, told, release } = server;
    const payload = { kind: 'newsletter', email: 'reader@example.in' };
    const subscribed = await app.inject({ method: 'POST', url: '/api/enquiries', payload });
    expect(subscribed.statusCode).toBe(200);
    const pages = [1, 2, 3].map(() => app.inject({ url: '/privacy' }));
    const waiting = async () => {
      const { valueOf } = await told();
      return [valueOf('gruham_requests_waiting'), valueOf('gruham_mails_waiting')];
    };
    await until(async () => expect(await waiting()).toEqual([2, 1]));
    release();
    await Promise.all(pages);
    await until(async () => expect(await waiting()).toEqual([0, 0]));
  });

  it('hold nothing of who asked, nor of what [API-25]', async () => {
    const { base, app, told } = server;
    const authorization = await base.tokenOf(AGENT);
    const asked = { remoteAddress: '203.0.113.77', headers: { authorization, 'user-agent': 'Secretive/1' } };
    const [{ id } = { id: '' }] = base.properties;
    const words = ['Garuda', 'somebody@example.in', '9000000001'];
    for (const word of words) {
      await app.inject({ ...asked, url: `/api/property?city=${word}` });
      await app.inject({ ...asked, url: `/properties/${id}/${word}?q=${word}` });
      await app.inject({ ...asked, url: `/api/${word}` });
    }
    const { text } = await told();
    for (const secret of [...words, id, AGENT.id, authorization, '203.0.113.77', 'Secretive'])
      expect(text).not.toContain(secret);
    // Each label has few values: routes by their patterns.
    expect(text).toContain('route="/api/*"');
  });

  it('are on a port of their own alone, and on none unless it is named', async () => {
    const { app, origin, base } = server;
    const port = await listen(app);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).not.toContain('gruham_request_seconds');
    for (const path of ['/', '/healthz', '/api/property']) expect((await fetch(origin + path)).status).toBe(404);
    expect(base.config.metricsPort).toBe(0);
  });
});
