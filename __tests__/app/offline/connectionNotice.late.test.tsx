/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act } from '@testing-library/react';
import { marketplaceApi } from '@/api/marketplaceApi';
import { connectionNotice } from '@/app/offline/connectionNotice';
import { anAgent } from '../../support/factories';
import { testStore } from '../../support/testStore';

const { getAgents, getLocalities } = marketplaceApi.endpoints;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

it('asks for what failed before it was there, and again while the line that is back does not carry yet [ERR-5]', async () => {
  let isUp = false;
  const { store, server } = testStore({
    'GET users/getAgents': () => {
      if (!isUp) throw new TypeError('Failed to fetch');
      return [anAgent()];
    },
    'GET users/getAllLocalities': { status: 500, body: { message: 'x', errors: { message: 'x' } } },
  });
  const { calls } = server;
  void store.dispatch(getAgents.initiate());
  void store.dispatch(getLocalities.initiate());
  await pass(100);
  expect(getAgents.select()(store.getState()).isError).toBe(true);
  const first = calls.length;

  // The line was gone and came back before anybody watched it.
  connectionNotice(store);
  await pass(100);
  expect(calls.slice(first)).toEqual(['GET users/getAgents']);

  act(() => void window.dispatchEvent(new Event('online')));
  await pass(100);
  expect(getAgents.select()(store.getState()).isError).toBe(true);
  isUp = true;
  await pass(2000);
  expect(getAgents.select()(store.getState()).data?.ids).toHaveLength(1);
  const answered = calls.length;
  await pass(20_000);
  expect(calls).toHaveLength(answered);
});
