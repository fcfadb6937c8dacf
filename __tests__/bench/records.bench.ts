// Has a hook of its own, which cannot be declared inside a test.
import '../support/serverDouble';
import { inTurns, ratio, record, timed } from './figures';
import { aProperty } from '../support/factories';

it('loading 10,000 records ÷ a map built by hand', async () => {
  // As in the browser: the checks of development are not part of the product.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { recordsReceived } = await import('@/api/baseQuery');
  const { readPropertyPage } = await import('@/api/readers/listings');
  const { createStore } = await import('@/store/createStore');
  const { testEffects } = await import('../support/testEffects');
  const wire = Array.from({ length: 10_000 }, (_, at) => aProperty({ _id: `p${at}` }));
  const { records = {} } = readPropertyPage(wire, {
    status: 200,
    next: null,
    total: null,
    sorts: null,
    filters: null,
    bands: null,
  });
  const [ours, byHand] = inTurns(
    15,
    () => {
      const store = createStore({ effects: testEffects().effects });
      return timed(() => void store.dispatch(recordsReceived(records)));
    },
    () => timed(() => void Object.fromEntries((records.properties ?? []).map((one) => [one._id, one]))),
  );
  record(ratio('load 10,000 records ÷ a map built by hand', ours, byHand, 30));
});
