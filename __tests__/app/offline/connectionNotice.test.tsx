/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, render, screen, waitFor } from '@testing-library/react';
import { marketplaceApi } from '@/api/marketplaceApi';
import { connectionNotice } from '@/app/offline/connectionNotice';
import { Toaster } from '@/components/ui/Toaster';
import { anAgent, aProperty } from '../../support/factories';
import { testStore } from '../../support/testStore';

const { getAgents, getProperty } = marketplaceApi.endpoints;

it('says that the line is gone until it is back, and then asks again for what got no answer alone [ERR-5]', async () => {
  let line = true;
  const { store, server } = testStore({
    'GET users/getAgents': () => {
      if (!line) throw new TypeError('Failed to fetch');
      return [anAgent()];
    },
    'GET property/propertyDetailsByUser': () => [aProperty()],
  });
  render(<Toaster />);
  connectionNotice(store);
  await store.dispatch(getProperty.initiate('p1'));
  line = false;
  act(() => void window.dispatchEvent(new Event('offline')));
  // A toast is drawn more than once while it comes.
  await waitFor(() => expect(screen.getByText(/^You are offline/)).toBeVisible());
  await store.dispatch(getAgents.initiate());
  expect(getAgents.select()(store.getState()).isError).toBe(true);
  const before = server.calls.length;

  line = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(getAgents.select()(store.getState()).data?.ids).toHaveLength(1));
  expect(server.calls.slice(before)).toEqual(['GET users/getAgents']);
  await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
});
