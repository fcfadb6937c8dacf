import { ANSWERS, PICTURES } from '@/serviceWorker/keep';
import { file, forgetOthers, keepReading, keepShell, page, type Built } from '@/serviceWorker/shell';
import { workerDouble } from '../support/cacheDouble';

const built = (id: string): Built => ({
  id,
  api: '/api/',
  page: '/index.html',
  main: `/assets/main.${id}.js`,
  home: [`/assets/main.${id}.js`, '/assets/font.woff2', '/icon.svg'],
  reading: ['/assets/properties.js', '/assets/projects.js'],
});
const html = (id: string) => `<script src="/assets/main.${id}.js"></script>`;
const serving = (id: string) =>
  workerDouble(
    (url) => new Response(url === '/index.html' ? html(id) : url, { headers: { 'Content-Security-Policy': 'x' } }),
  );
const one = built('1');

afterEach(() => jest.useRealTimers());

describe('the shell', () => {
  it('is the page with its headers, and what Home needs', async () => {
    const worker = serving('1');
    await keepShell(worker.tools, one);
    expect([...worker.held('gruham-app-en-1')].sort()).toEqual(['/index.html', ...one.home].sort());
    worker.line.isUp = false;
    const shown = await page(worker.tools, one, Promise.reject(new TypeError('Failed to fetch')));
    expect(await shown.text()).toBe(html('1'));
    expect(shown.headers.get('Content-Security-Policy')).toBe('x');
  });

  it('is not kept when a file is missing, or the page is another build’s', async () => {
    const other = serving('2');
    await expect(keepShell(other.tools, one)).rejects.toThrow('another build');
    expect(other.names()).toEqual([]);
    const lacking = workerDouble(async (url) => {
      if (url === '/index.html') return new Response(html('1'));
      // What is there comes after it is known that something is not.
      if (!url.includes('font')) await new Promise((done) => setTimeout(done, 20));
      return new Response('', { status: url.includes('font') ? 404 : 200 });
    });
    await expect(keepShell(lacking.tools, one)).rejects.toThrow('font.woff2');
    await new Promise((done) => setTimeout(done, 40));
    expect(lacking.names()).toEqual([]);
  });

  it('takes from an earlier build what has not changed, and then takes that build’s place', async () => {
    const worker = serving('2');
    await keepShell({ ...worker.tools, fetch: serving('1').tools.fetch }, one);
    await (await worker.caches.open(ANSWERS.name)).put('/api/property', new Response('[]'));
    await worker.caches.open(PICTURES.name);
    await worker.caches.open('gruham-old-name');
    await worker.caches.open('gruham-app-te-1');
    await worker.caches.open('of-somebody-else');
    await keepShell(worker.tools, built('2'));
    expect([...worker.asked].sort()).toEqual(['/assets/main.2.js', '/icon.svg', '/index.html']);
    await forgetOthers(worker.tools, built('2'));
    expect([...worker.names()].sort()).toEqual([
      'gruham-answers',
      'gruham-app-en-2',
      'gruham-app-te-1',
      'gruham-pictures',
      'of-somebody-else',
    ]);
  });
});

it('loads what reading needs once, and goes on where it stopped', async () => {
  const worker = serving('1');
  worker.line.isUp = false;
  await expect(keepReading(worker.tools, one)).rejects.toThrow();
  worker.line.isUp = true;
  await keepReading(worker.tools, one);
  await keepReading(worker.tools, one);
  expect(worker.asked).toEqual([one.reading[0], ...one.reading]);
});

it('takes hashed files from what is kept, and keeps those that were used', async () => {
  const worker = serving('1');
  const used = async () => {
    const response = await file(worker.tools, one, worker.request('/assets/legal.js'), worker.later);
    await worker.settled();
    return response.text();
  };
  expect(await used()).toBe('/assets/legal.js');
  worker.line.isUp = false;
  expect(await used()).toBe('/assets/legal.js');
  expect(worker.asked).toHaveLength(1);
});

describe('a navigation', () => {
  it('gets the network’s page when it comes in time', async () => {
    const worker = serving('1');
    await keepShell(worker.tools, one);
    const fresh = new Response('fresh', { status: 404 });
    expect(await page(worker.tools, one, Promise.resolve(fresh))).toBe(fresh);
  });

  it('gets the kept page after 4 seconds', async () => {
    const worker = serving('1');
    await keepShell(worker.tools, one);
    jest.useFakeTimers();
    let got: Response | null = null;
    void page(worker.tools, one, new Promise(() => undefined)).then((response) => (got = response));
    await jest.advanceTimersByTimeAsync(3900);
    expect(got).toBeNull();
    await jest.advanceTimersByTimeAsync(200);
    expect(await (got as Response | null)?.text()).toBe(html('1'));
  });

  it('gets the kept page when something in front of the server says that it is away, else what that says', async () => {
    const worker = serving('1');
    const away = new Response('502 Bad Gateway', { status: 502 });
    expect(await page(worker.tools, one, Promise.resolve(away))).toBe(away);
    await keepShell(worker.tools, one);
    expect(await (await page(worker.tools, one, Promise.resolve(away))).text()).toBe(html('1'));
  });

  it('without a kept page fails as it would without a worker', async () => {
    const { tools } = serving('1');
    await expect(page(tools, one, Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch');
  });
});
