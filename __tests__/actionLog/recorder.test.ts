import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { openLog } from '@/actionLog/openLog';
import { readLog } from '@/actionLog/readLog';
import { Refusal } from '@/actionLog/refusal';
import { actionsOf, replayPart } from '@/actionLog/replay';
import { errorIn } from '@/actionLog/recorder';
import { replayTarget } from '@/app/replayTarget';
import { createStore } from '@/store/createStore';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { startPersistence } from '@/store/persistence/persistence';
import { localStorageAdapter } from '@/store/persistence/localStorageAdapter';
import { memoryStore, originOf, testRecorder } from '../support/actionLog';
import { actions, countingStore, target } from '../support/countingApp';
import { testEffects } from '../support/testEffects';

const { added, named, put } = actions;
const all = (text: string) => readLog(text).parts;
const only = (text: string) => all(text)[0]!;
const kinds = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { r: string }).r);
const folded = (text: string) =>
  all(text).map((part) => {
    const { actions: count, compared, divergence, state } = replayPart(part, target);
    return [count, compared, divergence, (state as { count: { value: number } }).count.value];
  });

describe('recording', () => {
  it('only keeps references while the app works, and writes in idle moments of 50 entries, a hash an action [STORE-8]', () => {
    const log = testRecorder();
    const store = countingStore(log);
    for (let n = 0; n < 120; n += 1) store.dispatch(added(1));
    let moments = 0;
    while (log.idleOnce()) moments += 1;
    expect(moments).toBe(3);
    const text = log.exportText();
    expect(folded(text)).toEqual([[120, 120, null, 120]]);
    expect(actionsOf(only(text))[7]?.h).toEqual({ 'count.value': expect.stringMatching(/^h\w{6}$/) });
  });

  it('notes navigations, errors, marks and sizes in their order, with kind and state, without secrets [STORE-8] [ERR-6]', () => {
    const log = testRecorder();
    const store = countingStore(log);
    log.viewport(360, 740);
    log.navigated('/home', 'load');
    log.navigated('/home', 'replace');
    log.navigated('/properties?phone=9876501234');
    log.navigated('/edit', 'pop', { listing: { phone: '9876501234' } });
    store.dispatch(added(1));
    log.failed(new Error('No answer for canary@mail.in'), '\n    at Card\n    at List of canary@mail.in');
    log.note('Look at 98765 01234');
    const text = log.exportText();
    expect(kinds(text)).toEqual(['head', 'init', 'vp', 'nav', 'nav', 'nav', 'a', 'err', 'mark', 'end']);
    expect(text).not.toMatch(/98765|canary/);
    expect(only(text).body.filter(({ r }) => r === 'nav')).toMatchObject([
      { at: '/home', kind: 'load' },
      { at: expect.stringMatching(/^\/properties\?phone=1/), kind: 'push' },
      { at: '/edit', kind: 'pop', state: { listing: { phone: expect.stringMatching(/^1/) } } },
    ]);
    expect(only(text).body[5]).toMatchObject({ r: 'err', components: expect.stringContaining('at Card') });
  });

  it('begins a new part after so many actions, with its own first state and address, and keeps the two newest [STORE-8]', () => {
    const log = testRecorder({ limits: { actions: 100 } });
    const store = countingStore(log);
    log.navigated('/properties', 'push', { from: 1 });
    for (let n = 0; n < 730; n += 1) store.dispatch(added(1));
    const text = log.exportText();
    expect(folded(text)).toEqual([
      [100, 100, null, 700],
      [30, 30, null, 730],
    ]);
    expect(all(text).map(({ head }) => [head.part, head.begins])).toEqual([
      ['page-1.0006', 'long'],
      ['page-1.0007', 'long'],
    ]);
    expect(all(text)[1]?.body[0]).toEqual({ r: 'nav', t: 0, at: '/properties', kind: 'load', state: { from: 1 } });
    expect(all(text)[1]?.end.of).toEqual(['page-1.0006', 'page-1.0007']);
  });

  it('keeps to its bounds of bytes and of time, also where errors come without end [STORE-8] [ERR-6]', async () => {
    const { store: kept, pieces } = memoryStore();
    const log = testRecorder({ store: kept, limits: { partBytes: 10_000, partMs: 60_000 } });
    const store = countingStore(log);
    for (let n = 0; n < 300; n += 1) store.dispatch(named(`${n} ${'word '.repeat(80)}`));
    for (let n = 0; n < 100; n += 1) log.failed(new Error(`${n} ${'word '.repeat(200)}`));
    await log.flush();
    expect(log.exportText().length).toBeLessThan(30_000);
    await log.flush();
    expect(pieces().reduce((sum, piece) => sum + piece.text.length, 0)).toBeLessThan(30_000);
    for (let n = 0; n < 20; n += 1) {
      log.clock.now += 9_000;
      store.dispatch(added(1));
    }
    const spans = all(log.exportText()).map(({ end }) => end.t);
    expect(Math.max(...spans)).toBeLessThanOrEqual(60_000);
    expect(folded(log.exportText()).map(([, , divergence]) => divergence)).toEqual([null, null]);
  });

  it('lets the oldest go when all parts together are too large [STORE-8]', () => {
    const log = testRecorder({ limits: { actionBytes: 1_000, bytes: 20_000 } });
    const store = countingStore(log);
    for (let n = 0; n < 40; n += 1) store.dispatch(named(`${n} ${'x'.repeat(3_000)}`));
    expect(log.exportText().length).toBeLessThan(22_000);
    expect(all(log.exportText()).length).toBeGreaterThan(2);
  });

  it('loses nothing to an error that cannot be written down, or is too large [STORE-8] [ERR-6]', () => {
    const log = testRecorder({ limits: { actionBytes: 2_000 } });
    const store = countingStore(log);
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    store.dispatch(added(1));
    log.failed(circle);
    log.failed({ body: 'x'.repeat(3_000) });
    store.dispatch(added(1));
    const text = log.exportText();
    expect(only(text).body.map((record) => (record.r === 'err' ? record.e : record.r))).toEqual([
      'a',
      'An error that could not be written down.',
      'An error that could not be written down.',
      'a',
    ]);
    expect(folded(text)).toEqual([[2, 2, null, 2]]);
  });

  it('begins anew behind an action that is too large, and behind one that holds itself [STORE-8]', () => {
    const log = testRecorder({ limits: { actionBytes: 2_000 } });
    const store = countingStore(log);
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    store.dispatch(added(1));
    store.dispatch(named('x'.repeat(3_000)));
    store.dispatch({ type: 'odd', payload: circle });
    store.dispatch(added(1));
    const text = log.exportText();
    expect(all(text).map(({ head }) => head.begins)).toEqual(['load', 'unkept', 'unkept']);
    expect(folded(text)).toEqual([
      [1, 1, null, 1],
      [0, 0, null, 1],
      [1, 1, null, 2],
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
    const both: StoreEnhancer = (next) => log.enhancer(beneath(next));
    const store = countingStore({ enhancer: both });
    store.dispatch(added(1));
    replace({ count: { value: 7, last: null }, list: { items: [], size: 0 } });
    store.dispatch({ type: 'odd' });
    expect(() => store.dispatch({ type: 'break' })).toThrow('broken');
    const text = log.exportText();
    expect(all(text).map(({ head }) => head.begins)).toEqual(['load', 'bypass']);
    expect(folded(text)).toEqual([
      [1, 1, null, 1],
      [1, 1, null, 7],
    ]);
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
    const store = createStore({ effects: testEffects().effects, keys, innermost: log.enhancer });
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

  it('refuses to export what holds a secret that was written before it was known [STORE-8]', () => {
    const log = testRecorder();
    const store = countingStore(log);
    store.dispatch(named('Open-Sesame-1'));
    log.exportText();
    store.dispatch(put({ password: 'Open-Sesame-1' }));
    expect(() => log.exportText()).toThrow(Refusal);
    expect(() => log.exportText()).toThrow(/record 3 of page load 1/);
    expect(() => log.exportText()).not.toThrow(/Sesame/);
  });

  it('takes no commit, and no name of its own, for a telephone number [STORE-8]', () => {
    const part = 'mabc123-98765432';
    const origin = { ...originOf(part), build: '0.1.0+37577704d7aa' };
    const log = testRecorder({ origin });
    countingStore(log).dispatch(added(1));
    const text = log.exportText();
    expect(only(text).head).toMatchObject({ part, build: '0.1.0+37577704d7aa' });
    expect(() => openLog(text, target)).not.toThrow();
  });

  it('finds the error in what the window is told', () => {
    expect(errorIn(new ErrorLike('error', { message: 'Script error.' }))).toEqual(new Error('Script error.'));
    expect(errorIn(new ErrorLike('unhandledrejection', { reason: 5 }))).toBe(5);
  });
});

class ErrorLike extends Event {
  constructor(type: string, held: object) {
    super(type);
    Object.assign(this, held);
  }
}

describe('the log over page loads', () => {
  it('reaches the store after a second, and when it is flushed [STORE-8]', async () => {
    const { store: kept, pieces } = memoryStore();
    const log = testRecorder({ store: kept });
    const store = countingStore(log);
    for (let n = 0; n < 110; n += 1) store.dispatch(added(1));
    log.idleOnce();
    expect(pieces()).toHaveLength(0);
    expect(log.timers().map(({ ms }) => ms)).toEqual([1_000]);
    log.runTimers();
    await Promise.resolve();
    expect(pieces()).toHaveLength(1);
    store.dispatch(added(1));
    await log.flush();
    expect(pieces().map(({ part }) => part)).toEqual(['page-1', 'page-1']);
  });

  it('goes on in a new part that names the one before, and exports both; dropped parts leave the store [STORE-8]', async () => {
    const { store: kept, pieces } = memoryStore();
    const before = testRecorder({ store: kept, limits: { actions: 100 } });
    const first = countingStore(before);
    const act = async () => {
      for (let n = 0; n < 235; n += 1) first.dispatch(added(1));
      await before.flush();
    };
    await act();
    await act();
    first.dispatch(put({ phone: '9876501234' }));
    await before.flush();
    expect([...new Set(pieces().map(({ part }) => part))]).toEqual(['page-1.0003', 'page-1.0004']);
    const after = testRecorder({ store: kept, origin: originOf('page-2') });
    const second = countingStore(after);
    second.dispatch(added(5));
    const text = after.exportText(await kept.read());
    expect(folded(text)).toEqual([
      [100, 100, null, 400],
      [71, 71, null, 470],
      [1, 1, null, 5],
    ]);
    expect(readLog(text).parts.at(-1)?.end.of).toEqual(['page-1.0003', 'page-1.0004', 'page-2']);
    // What the store has of this page itself is not written twice.
    await after.flush();
    expect(all(after.exportText(await kept.read()))).toHaveLength(3);
  });

  it('keeps nothing of a page of which the store lost a piece, so that the others stay readable [STORE-8]', async () => {
    const { store: kept, pieces } = memoryStore();
    let calls = 0;
    const append: typeof kept.append = (piece) =>
      (calls += 1) === 2 ? Promise.reject(new Error('full')) : kept.append(piece);
    const before = testRecorder({ store: { ...kept, append } });
    const first = countingStore(before);
    for (let n = 0; n < 3; n += 1) {
      first.dispatch(added(1));
      await before.flush();
    }
    expect(pieces()).toEqual([]);
  });

  it('keeps what led here at its first idle moment: the page may go soon [STORE-8]', () => {
    const { store: kept, pieces } = memoryStore();
    const log = testRecorder({ store: kept });
    countingStore(log).dispatch(added(1));
    while (log.idleOnce());
    expect(pieces()).toHaveLength(1);
  });

  it('leaves out a part of which the beginning is gone [STORE-8]', async () => {
    const { store: kept } = memoryStore();
    const before = testRecorder({ store: kept });
    const first = countingStore(before);
    first.dispatch(added(1));
    await before.flush();
    await kept.clear(['page-1']);
    first.dispatch(added(1));
    await before.flush();
    const after = testRecorder({ origin: originOf('page-2') });
    countingStore(after).dispatch(added(1));
    expect(all(after.exportText(await kept.read())).map(({ head }) => head.part)).toEqual(['page-2']);
  });

  it('records on when the store fails', async () => {
    const failing = {
      append: () => Promise.reject(new Error('full')),
      read: () => Promise.resolve([]),
      clear: () => Promise.reject(new Error('full')),
    };
    const log = testRecorder({ store: failing });
    countingStore(log).dispatch(added(1));
    await log.flush();
    expect(folded(log.exportText())).toEqual([[1, 1, null, 1]]);
  });
});
