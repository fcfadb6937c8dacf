import type { StoreEnhancer } from '@reduxjs/toolkit';
import { LeakError } from '@/actionLog/leaks';
import { readLog } from '@/actionLog/readLog';
import { replay, replayPart } from '@/actionLog/replay';
import { replayTarget } from '@/app/replayTarget';
import { createStore } from '@/store/createStore';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { startPersistence } from '@/store/persistence/persistence';
import { plainKeys } from '@/store/persistence/plainKeys';
import { memoryStore, originOf, testRecorder } from '../support/actionLog';
import { actions, countingStore, target } from '../support/countingApp';
import { testPorts } from '../support/testPorts';

const { added, named, put } = actions;
const only = (text: string) => readLog(text).parts[0]!;
const kinds = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { r: string }).r);

describe('recording', () => {
  it('only keeps references while the app works, and writes in idle moments of 50 actions [STORE-8]', () => {
    const log = testRecorder();
    const store = countingStore(log);
    for (let n = 0; n < 120; n += 1) store.dispatch(added(1));
    let moments = 0;
    while (log.idleOnce()) moments += 1;
    expect(moments).toBe(3);
    const part = only(log.exportText());
    expect(part.body.filter((record) => record.r === 'a' && record.h !== undefined).map(({ i }) => i)).toEqual([
      49, 99,
    ]);
    expect(replayPart(part, target)).toMatchObject({
      actions: 120,
      hashesChecked: 4,
      divergence: null,
      state: { count: { value: 120 } },
    });
  });

  it('notes navigations, errors, marks and sizes in their order, without secrets [STORE-8] [ERR-6]', () => {
    const log = testRecorder();
    const store = countingStore(log);
    log.viewport(360, 740);
    log.navigated('/properties?phone=9876501234');
    store.dispatch(added(1));
    log.failed(new Error('No answer for canary@mail.in'));
    log.note('Look at 98765 01234');
    const text = log.exportText();
    expect(kinds(text)).toEqual(['head', 'init', 'vp', 'nav', 'a', 'err', 'mark', 'end']);
    expect(text).not.toMatch(/98765|canary/);
  });

  it('begins a segment of 500 actions with the whole state, and drops whole ones beyond the bounds [STORE-8]', () => {
    const log = testRecorder({ limits: { segment: 100, actions: 300 } });
    const store = countingStore(log);
    for (let n = 0; n < 730; n += 1) store.dispatch(added(1));
    const part = only(log.exportText());
    expect(part.init).toMatchObject({ i: 500, s: { count: { value: 500 } } });
    expect(part.end).toMatchObject({ i: 730, dropped: 500 });
    expect(part.body.filter(({ r }) => r === 'key').map(({ i }) => i)).toEqual([600, 700]);
    expect(replayPart(part, target)).toMatchObject({
      actions: 230,
      divergence: null,
      state: { count: { value: 730 } },
    });
  });

  it('keeps to the bounds of bytes and of age [STORE-8]', () => {
    const log = testRecorder({ limits: { bytes: 40_000, segmentBytes: 10_000, ageMs: 60_000, segmentMs: 10_000 } });
    const store = countingStore(log);
    for (let n = 0; n < 300; n += 1) store.dispatch(named(`${n} ${'word '.repeat(80)}`));
    expect(log.exportText().length).toBeLessThan(40_000 + 2_000);
    for (let n = 0; n < 20; n += 1) {
      log.clock.now += 9_000;
      store.dispatch(added(1));
      log.idleOnce();
    }
    const part = only(log.exportText());
    const span = part.end.t - part.init.t;
    expect(span).toBeLessThanOrEqual(80_000);
    expect(span).toBeGreaterThan(40_000);
    expect(replayPart(part, target).divergence).toBeNull();
  });

  it('keeps to the bound of bytes where errors come without end and no action does [STORE-8] [ERR-6]', async () => {
    const { store: kept, pieces } = memoryStore();
    const log = testRecorder({ store: kept, limits: { bytes: 40_000, segmentBytes: 10_000 } });
    const store = countingStore(log);
    const fail = async () => {
      for (let n = 0; n < 100; n += 1) log.failed(new Error(`${n} ${'word '.repeat(200)}`));
      await log.flush();
    };
    await fail();
    const before = only(log.exportText());
    expect(before.init).toMatchObject({ i: 0, s: { count: { value: 0 } } });
    store.dispatch(added(1));
    await fail();
    store.dispatch(added(1));
    const text = log.exportText();
    // The last error comes on top: its message, and the message once more with the stack.
    expect(text.length).toBeLessThan(40_000 + 5_000);
    expect(pieces().reduce((sum, piece) => sum + piece.text.length, 0)).toBeLessThan(60_000);
    const part = only(text);
    expect(part.body.filter(({ r }) => r === 'err').length).toBeGreaterThan(10);
    expect(part.end).toMatchObject({ i: 2, dropped: 1 });
    expect(replayPart(part, target)).toMatchObject({ divergence: null, state: { count: { value: 2 } } });
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
    const part = only(log.exportText());
    expect(part.body.map((record) => (record.r === 'err' ? record.e : record.r))).toEqual([
      'a',
      'An error that could not be written down.',
      'An error that could not be written down.',
      'a',
    ]);
    expect(replayPart(part, target)).toMatchObject({ divergence: null, state: { count: { value: 2 } } });
  });

  it('begins no segment while nothing happens [STORE-8]', () => {
    const log = testRecorder({ limits: { segmentMs: 10_000 } });
    const store = countingStore(log);
    log.clock.now += 25_000;
    store.dispatch(added(1));
    log.clock.now += 25_000;
    log.navigated('/properties');
    expect(kinds(log.exportText())).toEqual(['head', 'init', 'a', 'key', 'nav', 'end']);
  });

  it('writes the state instead of an action that is too large, and of one that holds itself [STORE-8]', () => {
    const log = testRecorder({ limits: { actionBytes: 2_000 } });
    const store = countingStore(log);
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    store.dispatch(added(1));
    store.dispatch(named('x'.repeat(3_000)));
    store.dispatch({ type: 'odd', payload: circle });
    store.dispatch(added(1));
    const part = only(log.exportText());
    expect(part.body.map((record) => [record.r, record.i])).toEqual([
      ['a', 0],
      ['gap', 1],
      ['gap', 2],
      ['a', 3],
    ]);
    expect(replayPart(part, target)).toMatchObject({
      actions: 4,
      gaps: 2,
      divergence: null,
      state: { count: { value: 2 } },
    });
  });

  it('writes the state where it changed without an action [STORE-8]', () => {
    const log = testRecorder();
    let replace: (state: unknown) => void = () => undefined;
    const beneath: StoreEnhancer = (next) => (reducer, initial) => {
      const inner = next(reducer, initial);
      replace = (state) => inner.replaceReducer((() => state) as never);
      return inner;
    };
    const both: StoreEnhancer = (next) => log.enhancer(beneath(next));
    const store = countingStore({ enhancer: both });
    store.dispatch(added(1));
    replace({ count: { value: 7, last: null }, list: { items: [], size: 0 } });
    store.dispatch({ type: 'odd' });
    const part = only(log.exportText());
    expect(part.body.map(({ r }) => r)).toEqual(['a', 'gap', 'a']);
    expect(replayPart(part, target)).toMatchObject({ divergence: null, state: { count: { value: 7 } } });
  });

  it('puts what storage held into the first state, and leaves what persistence says out [STORE-8]', async () => {
    const log = testRecorder();
    const rows = new Map([
      ['Authorization', 'token-of-old-77'],
      ['user', JSON.stringify({ _id: 'u1', username: 'Asha', role: { roleCode: 'agt' }, phone: '9876501234' })],
    ]);
    const keys = plainKeys(() => ({
      getItem: (key) => rows.get(key) ?? null,
      setItem: (key, value) => void rows.set(key, value),
      removeItem: (key) => void rows.delete(key),
    }));
    const store = createStore({ ports: testPorts().ports, keys, innermost: log.enhancer });
    await startPersistence(store, keys);
    store.dispatch(areaUnitChosen('sqm'));
    const text = log.exportText();
    expect(text).not.toMatch(/token-of-old|9876501234|"persist\/[A-Z]|_persist/);
    const part = only(text);
    expect(part.init.s).toMatchObject({ session: { token: expect.stringMatching(/^~/), user: { roleCode: 'agt' } } });
    expect(replayPart(part, replayTarget())).toMatchObject({ divergence: null, state: { device: { units: 'sqm' } } });
  });

  it('refuses to export what holds a secret that was written before it was known [STORE-8]', () => {
    const log = testRecorder();
    const store = countingStore(log);
    store.dispatch(named('Open-Sesame-1'));
    log.exportText();
    store.dispatch(put({ password: 'Open-Sesame-1' }));
    expect(() => log.exportText()).toThrow(LeakError);
    expect(() => log.exportText()).toThrow(/line 3.*is not written/);
    expect(() => log.exportText()).not.toThrow(/Sesame/);
  });
});

describe('the log over page loads', () => {
  it('reaches the store after 50 actions, after a second, and when it is flushed [STORE-8]', async () => {
    const { store: kept, pieces } = memoryStore();
    const log = testRecorder({ store: kept });
    const store = countingStore(log);
    for (let n = 0; n < 110; n += 1) store.dispatch(added(1));
    log.idleOnce();
    log.idleOnce();
    await Promise.resolve();
    expect(pieces()).toHaveLength(1);
    log.idleOnce();
    expect(log.timers().map(({ ms }) => ms)).toContain(1_000);
    log.runTimers();
    await Promise.resolve();
    expect(pieces()).toHaveLength(2);
    store.dispatch(added(1));
    await log.flush();
    expect(pieces()).toHaveLength(3);
    expect(pieces().map(({ part, segment }) => `${part} ${segment}`)).toEqual(['page-1 0', 'page-1 0', 'page-1 0']);
  });

  it('goes on in a new part that names the one before, and exports both; dropped segments leave the store [STORE-8]', async () => {
    const { store: kept, pieces } = memoryStore();
    const before = testRecorder({ store: kept, limits: { segment: 100, actions: 250 } });
    const first = countingStore(before);
    for (let n = 0; n < 470; n += 1) first.dispatch(added(1));
    first.dispatch(put({ phone: '9876501234' }));
    await before.flush();
    expect([...new Set(pieces().map(({ segment }) => segment))]).toEqual([3, 4]);
    const after = testRecorder({ store: kept, key: 'f'.repeat(32), origin: originOf('page-2', 'page-1') });
    const second = countingStore(after);
    second.dispatch(added(5));
    const log = readLog(after.exportText(await kept.read()));
    expect(log.parts.map(({ head }) => [head.part, head.before])).toEqual([
      ['page-1', null],
      ['page-2', 'page-1'],
    ]);
    const outcomes = replay(log, target);
    expect(outcomes.map(({ divergence }) => divergence)).toEqual([null, null]);
    expect(outcomes.map(({ state }) => (state as { count: { value: number } }).count.value)).toEqual([470, 5]);
    expect(log.parts[0]?.end).toMatchObject({ i: 471, dropped: 300, h: null });
  });

  it('hands over every segment before it returns: a page that goes has no time for one after the other [STORE-8]', () => {
    const { store: kept, pieces } = memoryStore();
    const log = testRecorder({ store: kept, limits: { segment: 20 } });
    const store = countingStore(log);
    for (let n = 0; n < 50; n += 1) store.dispatch(added(1));
    void log.flush();
    expect(pieces().map(({ segment }) => segment)).toEqual([0, 1, 2]);
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
    const after = testRecorder({ store: kept, origin: originOf('page-2', 'page-1') });
    countingStore(after).dispatch(added(1));
    expect(only(after.exportText(await kept.read())).head.part).toBe('page-2');
    expect(pieces()).toEqual([]);
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
    expect(only(log.exportText()).end.i).toBe(1);
  });
});
