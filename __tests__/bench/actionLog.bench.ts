import { gzipSync } from 'node:zlib';
import { plainReducers } from '../support/plainReducers';
// Has a hook of its own, which cannot be declared inside a test.
import '../support/serverDouble';
import { atMost, inTurns, median, ratio, record, timed } from './figures';

/** As in the browser: the checks of development are not part of the product. */
async function app() {
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { marketplaceApi } = await import('@/api/marketplaceApi');
  const { createStore } = await import('@/store/createStore');
  const { tap } = await import('@/actionLog/tap');
  const device = await import('@/store/device/deviceSlice');
  const authModal = await import('@/store/authModal/authModalSlice');
  const chosen = await import('@/store/chosenListing/chosenListingSlice');
  const { testEffects } = await import('../support/testEffects');
  return { marketplaceApi, createStore, tap, testEffects, ...device, ...authModal, ...chosen };
}
type App = Awaited<ReturnType<typeof app>>;
const ROUNDS = 61;

/** The same dispatches with and without the recorder's part in their way, µs for each. */
function dispatching(
  { createStore, tap, testEffects }: App,
  each: number,
  prepare: (store: ReturnType<App['createStore']>) => () => void,
): readonly [number, number] {
  const noticed = tap(Date.now);
  const recorded = prepare(createStore({ effects: testEffects().effects, innermost: noticed.enhancer }));
  const bare = prepare(createStore({ effects: testEffects().effects }));
  const many = (work: () => void) => () => {
    const took = timed(() => {
      for (let n = 0; n < each; n += 1) work();
    });
    // In the app idle moments take what waits.
    noticed.seen.splice(0);
    return (took * 1000) / each;
  };
  inTurns(9, many(recorded), many(bare));
  return inTurns(ROUNDS, many(recorded), many(bare));
}

it('recording costs next to nothing in the dispatch path', async () => {
  const used = await app();
  const { areaUnitChosen, marketplaceApi } = used;
  let n = 0;
  const light = dispatching(used, 2_000, ({ dispatch }) => () => {
    n += 1;
    dispatch(areaUnitChosen(n % 2 ? 'sqm' : 'sqft'));
  });
  const stores: ReturnType<App['createStore']>[] = [];
  const query = dispatching(used, 500, (store) => {
    const { dispatch } = store;
    stores.push(store);
    dispatch(
      marketplaceApi.util.upsertQueryEntries([
        { endpointName: 'getProperty', arg: 'p1', value: { kind: 'properties', ids: ['p1', 'p2'] } },
      ]),
    );
    return () => {
      n += 1;
      dispatch(
        marketplaceApi.util.updateQueryData('getProperty', 'p1', () => ({
          kind: 'properties' as const,
          ids: [`p${n % 7}`],
        })),
      );
    };
  });
  for (const { dispatch } of stores) dispatch(marketplaceApi.util.resetApiState());
  record(
    ratio(`light dispatch (${light[1].toFixed(2)} µs): recorded ÷ not`, ...light, 1.02),
    ratio(`RTK Query dispatch (${query[1].toFixed(2)} µs): recorded ÷ not`, ...query, 1.05),
  );
});

it('replay of 10,000 small actions', async () => {
  const used = await app();
  const { areaUnitChosen, authModalClosed, authModalOpened, comparisonChanged, createStore, listingChosen } = used;
  const { testRecorder } = await import('../support/actionLog');
  const { readLog } = await import('@/actionLog/readLog');
  const { editable } = await import('@/actionLog/writeLog');
  const { actionsOf, replayPart } = await import('@/actionLog/replay');
  const { replayTarget } = await import('@/app/replayTarget');
  const log = testRecorder({
    limits: { actions: 20_000, partBytes: 64 * 1024 * 1024, partMs: Infinity, bytes: 64 * 1024 * 1024 },
  });
  const { dispatch } = createStore({ effects: used.testEffects().effects, innermost: log.enhancer });
  const make = [
    (n: number) => areaUnitChosen(n % 2 ? 'sqm' : 'sqft'),
    (n: number) => comparisonChanged([`p${n % 90}`, `p${n % 70}`]),
    (n: number) => listingChosen({ _id: `p${n}`, name: `Flat ${n}` }),
    () => authModalOpened({ modal: 'login' }),
    () => authModalClosed(),
  ];
  for (let n = 0; n < 10_000; n += 1) {
    log.clock.now += 40 + (n % 13) * 7;
    const action = make[(n * 7) % make.length]?.(n);
    if (action) dispatch(action);
  }
  const text = log.exportText();
  const target = replayTarget();
  const part = readLog(text).parts[0];
  if (part === undefined || replayPart(part, target).divergence !== null) throw new Error('The replay differs');
  const actions = actionsOf(part).map(({ a }) => a as { readonly type: string });
  const first = part.init.s as Readonly<Record<string, unknown>>;
  const plainReducer = plainReducers(Object.keys(first));
  // The measure does the same work: it ends in the same state, but for the API's own note that it was started.
  const lastOf = (reducer: (state: never, action: never) => unknown) =>
    actions.reduce<unknown>((state, action) => reducer(state as never, action as never), first);
  const withoutApi = (state: unknown) => ({ ...(state as object), api: null });
  expect(withoutApi(lastOf(plainReducer))).toEqual(withoutApi(lastOf(target.reducer)));
  const folded = (reducer: (state: never, action: never) => unknown) => () => timed(() => void lastOf(reducer));
  // Without hashes there is nothing to compare.
  const bare = readLog(editable(part)).parts[0] ?? part;
  const replayed = () => timed(() => void replayPart(bare, target));
  const [ours, plain] = inTurns(31, replayed, folded(plainReducer));
  const comparing = median(Array.from({ length: 9 }, () => timed(() => void replayPart(part, target))));
  const reading = median(Array.from({ length: 15 }, () => timed(() => void readLog(text))));
  record(
    ratio(`replay 10,000 small actions (${ours.toFixed(1)} ms) ÷ plain reducers`, ours, plain, 3.3),
    // Each step is compared: in the idle moments of who records, before the first picture of who replays.
    atMost('replay and compare an action', (comparing * 1_000) / actions.length, 80, 'µs'),
    atMost('parse and decode 10,000 actions', reading, 150, 'ms'),
    atMost('a small action in the file, gzipped', gzipSync(text).length / actions.length, 60, 'bytes'),
  );
});
