import { recordsReceived } from '@/api/baseQuery';
import { selectAgent } from '@/store/entities/agents';
import { storageChangedElsewhere } from '@/store/persistence/changedElsewhere';
import { loggedOut, sessionEnded } from '@/store/session/sessionSlice';
import { loggedInAs, testStore } from '../../support/testStore';
import { QUIET } from '../../support/quietAnswers';

describe('the phones of agents', () => {
  it.each([
    ['the session ends', sessionEnded()],
    ['the user logs out', loggedOut()],
    [
      'another tab logs out',
      storageChangedElsewhere({ session: { token: null, user: null }, chosenListing: { chosen: null } }),
    ],
  ])('are forgotten when %s, the rest stays [ERR-2, AGENT-5]', (_what, action) => {
    const { store } = testStore(QUIET.logout, { preloaded: loggedInAs() });
    store.dispatch(recordsReceived({ agents: [{ _id: 'a1', name: 'Lakshmi', phone: '9000000001' }] }));
    store.dispatch(action);
    expect(selectAgent(store.getState(), 'a1')).toEqual({ _id: 'a1', name: 'Lakshmi' });
  });
});
