import { viewsApi } from '@/api/viewsApi';
import { testStore } from '../support/testStore';

const { noteView } = viewsApi.endpoints;
const view = { listingId: 'abc123', seen: 'page' } as const;

it('tells every view to a server that counts them, whether it succeeds or not [DASH-2]', async () => {
  const { store, server } = testStore({ 'POST property/views': { status: 500, body: {} } });
  await store.dispatch(noteView.initiate(view));
  await store.dispatch(noteView.initiate(view));
  expect(server.calls).toHaveLength(2);
});

it('asks a server once that has no such call [DASH-2, API-27]', async () => {
  const { store, server } = testStore({ 'POST property/views': { status: 404, body: {} } });
  for (let views = 0; views < 3; views += 1) {
    expect(await store.dispatch(noteView.initiate(view))).toEqual({ data: null });
  }
  expect(server.calls).toEqual(['POST property/views']);
});
