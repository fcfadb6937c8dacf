/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { storageChangedElsewhere } from '@/store/persistence/changedElsewhere';
import { loggedOut } from '@/store/session/sessionSlice';
import { started } from '../../support/startedQueue';
import { loggedInAs, settle, until } from '../../support/testStore';

it('keeps the photos of a session that ended, and sends no more [WIZ-19, ERR-2]', async () => {
  const { choose, there, states, store, sent, seen } = started();
  choose(['a.jpg', 'b.jpg']);
  (await there(0)).answer(401, { message: 'Session expired' });
  await until(() => expect(store.getState().session.token).toBeNull());
  expect(states()).toEqual(['ready', 'ready']);
  expect(sent).toHaveLength(1);
  expect(seen.notices).toHaveLength(1);
});

it('forgets the photos of one user when another one comes in another tab [WIZ-19, AUTH-12]', async () => {
  const { choose, there, states, store, sent } = started();
  choose(['a.jpg', 'b.jpg']);
  const first = await there(0);
  const { session } = loggedInAs({ _id: 'u2' });
  store.dispatch(
    storageChangedElsewhere({ session: { ...session, token: 'token-2' }, chosenListing: { chosen: null } }),
  );
  await until(() => expect(first.aborted()).toBe(true));
  expect(states()).toEqual([]);
  expect(sent).toHaveLength(1);
});

it('sends nothing of a user who leaves while a photo is made smaller, whoever comes then [WIZ-19]', async () => {
  const { choose, store, sent, world, states } = started();
  const ends: ((file: File) => void)[] = [];
  Object.assign(world, { shrink: () => new Promise<File>((resolve) => ends.push(resolve)) });
  choose(['a.jpg', 'b.jpg']);
  await until(() => expect(ends).toHaveLength(1));
  store.dispatch(loggedOut());
  expect(states()).toEqual(['ready', 'ready']);
  const { session } = loggedInAs({ _id: 'u2' });
  store.dispatch(storageChangedElsewhere({ session, chosenListing: { chosen: null } }));
  for (const end of ends) end(new File(['small'], 'a.jpg', { type: 'image/jpeg' }));
  await settle(5);
  expect(states()).toEqual([]);
  expect(sent).toEqual([]);
});
