import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { Refusal } from '@/actionLog/format';
import { openLog } from '@/actionLog/openLog';
import { readLog } from '@/actionLog/readLog';
import { actionsOf, replayPart } from '@/actionLog/replay';
import { replayTarget } from '@/app/replayTarget';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { startPersistence } from '@/store/persistence/persistence';
import { localStorageAdapter } from '@/store/persistence/localStorageAdapter';
import { memoryStore, originOf, testRecorder } from '../support/actionLog';
import { actions, countingStore, target } from '../support/countingApp';
import { testStore } from '../support/testStore';

const { added, named, put } = actions;
const all = (text: string) => readLog(text).parts;
const only = (text: string) => all(text)[0]!;
/** Of each part: its name, why it begins, how many of its actions were compared, and where it ends; what differs fails. */
const folded = (text: string) =>
  all(text).map((part) => {
    const { actions: count, compared, divergence, state } = replayPart(part, target);
    expect(divergence).toBeNull();
    const { value } = (state as { count: { value: number } }).count;
    return `${part.head.part} ${part.head.begins}: ${compared} of ${count}, ${value}`;
  });
function setUp(options: Parameters<typeof testRecorder>[0] = {}) {
  const log = testRecorder(options);
  const store = countingStore(log);
  const add = (times = 1, amount = 1) => {
    for (let n = 0; n < times; n += 1) store.dispatch(added(amount));
  };
  return { log, store, add };
}
const circle: Record<string, unknown> = {};
circle['self'] = circle;
const long = (n: number, length: number) => `${n} ${'word '.repeat(length / 5)}`;
const fails = () => Promise.reject(new Error('full'));

describe('recording', () => {
  it('only keeps references while the app works, and writes in idle moments of 5 entries, a hash an action [STORE-8]', () => {
    const { store: kept, pieces } = memoryStore();
    const { log, add } = setUp({ store: kept });
    add(12);
    const stored: number[] = [];
    while (log.idleOnce()) stored.push(pieces().length);
    expect(stored).toEqual([0, 0, 1]);
    const text = log.exportText();
    expect(folded(text)).toEqual(['page-1 load: 12 of 12, 12']);
    expect(actionsOf(only(text))[7]?.h).toEqual({ 'count.value': expect.stringMatching(/^h\w{6}$/) });
  });

  it('notes navigations, errors, marks and sizes in their order, with kind and state, without secrets [STORE-8] [ERR-6]', () => {
    const { log, add } = setUp();
    log.viewport(360, 740);
    log.navigated('/home', 'load');
    log.navigated('/home', 'replace');
    log.navigated('/properties?phone=9876501234');
    log.navigated('/edit', 'pop', { listing: { phone: '9876501234' } });
    add();
    log.failed(new Error('No answer for canary@mail.in'), '\n    at Card\n    at List of canary@mail.in');
    log.note('Look at 98765 01234');
    const text = log.exportText();
    expect(text).not.toMatch(/98765|canary/);
    // Its kind is the first word of each line.
    expect(text.match(/^\{"r":"\w+"/gm)).toHaveLength(10);
    expect(only(text).body).toMatchObject([
      { r: 'vp', width: 360, height: 740 },
      { r: 'nav', at: '/home', kind: 'load' },
      { r: 'nav', at: expect.stringMatching(/^\/properties\?phone=1/), kind: 'push' },
      { r: 'nav', at: '/edit', kind: 'pop', state: { listing: { phone: expect.stringMatching(/^1/) } } },
      { r: 'a' },
      { r: 'err', e: { message: 'No answer for p2@redacted.invalid' }, components: expect.stringContaining('at Card') },
      { r: 'mark', text: 'Look at 1000000001' },
    ]);
  });

  it('writes what comes again once, whatever stands between [STORE-8]', () => {
    const { log, store } = setUp();
    const large = (n: number) => ({ a: n, b: 2, c: 3, d: 4, e: 5, f: 6 });
    for (const n of [1, 2, 1, 2]) {
      log.navigated(`/edit?${n}`, 'push', large(10 * n));
      store.dispatch({ ...named('x'), meta: large(n) });
    }
    const text = log.exportText();
    expect(text.match(/"again"/g)).toHaveLength(2);
    expect(actionsOf(only(text)).map(({ a }) => (a as { meta?: unknown }).meta)).toEqual([1, 2, 1, 2].map(large));
  });

  it('begins a new part after so many actions, with its own first state and address, and keeps the two newest [STORE-8]', () => {
    const { log, add } = setUp({ limits: { actions: 100 } });
    log.navigated('/properties', 'push', { from: 1 });
    add(730);
    const text = log.exportText();
    expect(folded(text)).toEqual(['page-1.0006 long: 100 of 100, 700', 'page-1.0007 long: 30 of 30, 730']);
    expect(all(text)[1]?.body[0]).toEqual({ r: 'nav', t: 0, at: '/properties', kind: 'load', state: { from: 1 } });
  });

  it('keeps to its bounds of bytes and of time, also where errors come without end [STORE-8] [ERR-6]', async () => {
    const { store: kept, pieces } = memoryStore();
    const { log, store, add } = setUp({ store: kept, limits: { partBytes: 10_000, partMs: 60_000 } });
    for (let n = 0; n < 300; n += 1) store.dispatch(named(long(n, 400)));
    for (let n = 0; n < 100; n += 1) log.failed(new Error(long(n, 1_000)));
    await log.flush();
    expect(log.exportText().length).toBeLessThan(30_000);
    await log.flush();
    expect(pieces().reduce((sum, piece) => sum + piece.text.length, 0)).toBeLessThan(30_000);
    for (let n = 0; n < 20; n += 1) {
      log.clock.now += 9_000;
      add();
    }
    const spans = all(log.exportText()).map(({ body }) => body.at(-1)?.t ?? 0);
    expect(Math.max(...spans)).toBeLessThanOrEqual(60_000);
    expect(folded(log.exportText())).toHaveLength(2);
  });

  it('lets the oldest go when all parts together are too large [STORE-8]', () => {
    const { log, store } = setUp({ limits: { actionBytes: 1_000, bytes: 20_000 } });
    for (let n = 0; n < 40; n += 1) store.dispatch(named(long(n, 3_000)));
    expect(log.exportText().length).toBeLessThan(22_000);
    expect(all(log.exportText()).length).toBeGreaterThan(2);
  });

  it('begins anew behind an action that is too large or holds itself, and loses nothing to such an error [STORE-8] [ERR-6]', () => {
    const { log, store, add } = setUp({ limits: { actionBytes: 2_000 } });
    add();
    log.failed(circle);
    log.failed({ body: 'x'.repeat(3_000) });
    store.dispatch(named('x'.repeat(3_000)));
    store.dispatch({ type: 'odd', payload: circle });
    add();
    const text = log.exportText();
    const unwritten = { r: 'err', e: 'An error that could not be written down.' };
    expect(only(text).body).toMatchObject([{ r: 'a' }, unwritten, unwritten]);
    expect(folded(text)).toEqual([
      ...['page-1 load: 1 of 1, 1', 'page-1.0001 unkept: 0 of 0, 1', 'page-1.0002 unkept: 1 of 1, 2'],
    ]);
  });

  it('begins anew where the state changed without an action, and leaves out an action whose reducer threw [STORE-8]', () => {
    const log = testRecorder();
    let replace: (state: unknown) => void = () => undefined;
    const beneath: StoreEnhancer = (next) => (reducer, initial) => {
      const inner = next(reducer, initial);
      replace = (state) =>
        inner.replaceReducer(((_old: unknown, { type }: UnknownAction) => {
          if (type === 'break') throw new Error('broken');
          return state;
        }) as never);
      return inner;
    };
    const store = countingStore({ enhancer: (next) => log.enhancer(beneath(next)) });
    store.dispatch(added(1));
    replace({ count: { value: 7, last: null }, list: { items: [], size: 0 } });
    store.dispatch({ type: 'odd' });
    expect(() => store.dispatch({ type: 'break' })).toThrow('broken');
    expect(folded(log.exportText())).toEqual(['page-1 load: 1 of 1, 1', 'page-1.0001 bypass: 1 of 1, 7']);
  });

  it('puts what storage held into the first state, and keeps the address that the page was opened with [STORE-8]', async () => {
    const log = testRecorder();
    const rows = new Map([
      ['Authorization', 'token-of-old-77'],
      ['user', JSON.stringify({ _id: 'u1', username: 'Asha', role: { roleCode: 'agt' }, phone: '9876501234' })],
    ]);
    const keys = localStorageAdapter(() => ({
      getItem: (key) => rows.get(key) ?? null,
      setItem: (key, value) => void rows.set(key, value),
      removeItem: (key) => void rows.delete(key),
    }));
    const { store } = testStore({}, { keys, innermost: log.enhancer });
    log.navigated('/home', 'load');
    log.failed(new Error('early'));
    await startPersistence(store, keys);
    store.dispatch(areaUnitChosen('sqm'));
    const text = log.exportText();
    expect(text).not.toMatch(/token-of-old|9876501234|"persist\/[A-Z]|_persist/);
    const part = only(text);
    expect(part.init.s).toMatchObject({ session: { token: expect.stringMatching(/^~/), user: { roleCode: 'agt' } } });
    expect(part.body.slice(0, 2)).toMatchObject([
      { r: 'nav', at: '/home', kind: 'load' },
      { r: 'err', e: { message: 'early' } },
    ]);
    expect(replayPart(part, replayTarget())).toMatchObject({ divergence: null, state: { device: { units: 'sqm' } } });
  });

  it('refuses to export what holds a secret that was written before it was known, and does not tell it [STORE-8]', () => {
    const { log, store } = setUp();
    store.dispatch(named('Open-Sesame-1'));
    log.exportText();
    store.dispatch(put({ password: 'Open-Sesame-1' }));
    expect(() => log.exportText()).toThrow(Refusal);
    expect(() => log.exportText()).toThrow(/record 3 of page load 1\.a\.payload\b/);
    expect(() => log.exportText()).not.toThrow(/Sesame/);
  });

  it('takes no commit, and no name of its own, for a telephone number [STORE-8]', () => {
    const origin = { ...originOf('mabc123-98765432'), build: '0.1.0+37577704d7aa' };
    const { log, add } = setUp({ origin });
    add();
    const text = log.exportText();
    expect(only(text).head).toMatchObject(origin);
    expect(() => openLog(text, target)).not.toThrow();
  });
});

describe('the log over page loads', () => {
  it('exports what the store holds of earlier page loads; dropped parts leave the store [STORE-8]', async () => {
    const { store: kept, pieces } = memoryStore();
    const before = setUp({ store: kept, limits: { actions: 100 } });
    for (const times of [235, 235, 1]) {
      before.add(times);
      await before.log.flush();
    }
    expect([...new Set(pieces().map(({ part }) => part))]).toEqual(['page-1.0003', 'page-1.0004']);
    const { log, add } = setUp({ store: kept, origin: originOf('page-2') });
    add(1, 5);
    // What the store has of this page itself is not written twice.
    await log.flush();
    expect(folded(log.exportText(pieces()))).toEqual([
      ...['page-1.0003 long: 100 of 100, 400', 'page-1.0004 long: 71 of 71, 471', 'page-2 load: 1 of 1, 5'],
    ]);
  });

  it('keeps nothing of a page of which the store lost a piece, so that the others stay readable [STORE-8]', async () => {
    const { store: kept, pieces } = memoryStore();
    let calls = 0;
    const append: typeof kept.append = (piece) => ((calls += 1) === 2 ? fails() : kept.append(piece));
    const { log, add } = setUp({ store: { ...kept, append } });
    for (let n = 0; n < 3; n += 1) {
      add();
      await log.flush();
    }
    expect(pieces()).toEqual([]);
  });

  it('leaves out a part of which the beginning is gone, and records on when the store fails [STORE-8]', async () => {
    const { store: kept, pieces } = memoryStore();
    const before = setUp({ store: kept });
    const { log, add } = setUp({ store: { append: fails, clear: fails }, origin: originOf('page-2') });
    before.add();
    await before.log.flush();
    await kept.clear(['page-1']);
    before.add();
    await before.log.flush();
    add();
    await log.flush();
    expect(pieces()).toHaveLength(1);
    expect(folded(log.exportText(pieces()))).toEqual(['page-2 load: 1 of 1, 1']);
  });
});
