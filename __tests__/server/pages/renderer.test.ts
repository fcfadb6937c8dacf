import type { PageRequest, RenderPage } from '@/contract/page';
import { renderers } from '@/server/pages/renderer';

const page = { html: Buffer.from('<p>hills</p>'), answers: { text: '</script><script>alert(1)</script>' } };
const PLAIN = { site: {}, sparing: false };

function world(renderPage: RenderPage) {
  const failures: unknown[] = [];
  const render = renderers({
    fetch: () => Promise.reject(new Error('not asked here')),
    now: () => 7,
    patience: 800,
    failed: (error) => failures.push(error),
  })(renderPage);
  return { render, failures };
}

describe('renderers', () => {
  it('writes the answers so that no text in them ends their block', async () => {
    const asked: PageRequest[] = [];
    const { render } = world((request) => {
      asked.push(request);
      return Promise.resolve(page);
    });
    const drawing = await render('/contact', { site: { name: 'Illu' }, sparing: false });
    expect(drawing?.html).toBe(page.html);
    expect(drawing?.answers).not.toContain('<');
    expect(JSON.parse(drawing?.answers ?? '')).toEqual(page.answers);
    expect(asked).toMatchObject([{ to: '/contact', now: 7, site: { name: 'Illu' } }]);
  });

  it('leaves a page to the browser, and says why, when rendering throws', async () => {
    const { render, failures } = world(() => Promise.reject(new Error('broken')));
    expect(await render('/', PLAIN)).toBeNull();
    expect(failures).toMatchObject([{ message: 'broken' }]);
  });

  it('holds no page once it is there: the clock that bounded it would', async () => {
    jest.useFakeTimers();
    try {
      const { render } = world(() => Promise.resolve(page));
      await render('/', PLAIN);
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('waits 800 ms for a page, and lets no more than 24 wait', async () => {
    jest.useFakeTimers();
    try {
      const { render } = world(() => new Promise(() => undefined));
      const done: unknown[] = [];
      const all = Array.from({ length: 25 }, () => render('/', PLAIN).then((drawing) => done.push(drawing)));
      await jest.advanceTimersByTimeAsync(0);
      expect(done).toEqual([null]);
      await jest.advanceTimersByTimeAsync(799);
      expect(done).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(801);
      await Promise.all(all);
      expect(done).toHaveLength(25);
    } finally {
      jest.useRealTimers();
    }
  });
});
