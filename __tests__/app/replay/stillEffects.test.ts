/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { gate } from '@/actionLog/browser/gate';
import { stillEffects } from '@/app/replay/stillEffects';
import { createStore } from '@/store/createStore';
import { rootReducer } from '@/store/rootReducer';
import { sessionEnded } from '@/store/session/sessionSlice';
import { uploadQueueOf } from '@/store/uploads/uploadQueue';
import { photosChosen } from '@/store/uploads/uploadsSlice';
import { anUpload } from '../../support/uploadItem';

const settled = () => new Promise((done) => setTimeout(done, 50));

it('sends no photo of a moment that is shown: the queue would begin again for ever [STORE-8]', async () => {
  const state = rootReducer(undefined, photosChosen([anUpload('p1')]));
  const user = { _id: 'u1', roleCode: 'agt', username: 'Asha' };
  const { enhancer } = gate({ ...state, session: { token: 't', user } });
  let arrived = 0;
  const counting: typeof enhancer = (next) => (reducer, preloaded) => {
    const made = enhancer(next)(reducer, preloaded);
    const dispatch = (action: never) => {
      arrived += 1;
      // An endless loop would end no test.
      if (arrived > 50) throw new Error('It goes round and round.');
      return made.dispatch(action);
    };
    return { ...made, dispatch: dispatch as never };
  };
  const store = createStore({ effects: stillEffects(), innermost: counting });
  const before = arrived;
  uploadQueueOf(store).start();
  await settled();
  expect(arrived).toBe(before);
});

it('does nothing because of what a shown screen dispatches [STORE-8]', async () => {
  const clearStorage = jest.fn();
  const innermost = gate(rootReducer(undefined, { type: 'begin' })).enhancer;
  const store = createStore({ effects: { ...stillEffects(), clearStorage }, innermost });
  store.dispatch(sessionEnded());
  await settled();
  expect(clearStorage).not.toHaveBeenCalled();
});
