/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/dialog';
import '../../support/browserGaps';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { early } from '@/actionLog/browser/early';
import { marketplaceApi } from '@/api/marketplaceApi';
import { keptAnswers } from '@/app/offline/keptAnswers';
import { connectionNotice } from '@/app/offline/connectionNotice';
import { Toaster } from '@/components/ui/Toaster';
import { anAgent, aProperty } from '../../support/factories';
import { pass } from '../../support/pass';
import { testStore } from '../../support/testStore';

const { getAgents, getProperty } = marketplaceApi.endpoints;
const EARLY = 'Wed, 14 Jan 2026 06:00:00 GMT';
const LATE = 'Thu, 15 Jan 2026 06:00:00 GMT';

const leap = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says from when the oldest kept answer is, once, and asks for everything again when the server answers [ERR-5]', async () => {
  const load = jest.spyOn(early, 'load').mockImplementation(() => new Promise(() => undefined));
  let isUp = false;
  // As the browser's port does with an answer that carries its date.
  const heard = (date: string) => {
    if (!isUp) keptAnswers.heard(date);
  };
  const { store, server } = testStore({
    // What asks whether the server answers at all.
    'HEAD ': () => {
      if (!isUp) throw new TypeError('Failed to fetch');
      return null;
    },
    'GET users/getAgents': () => {
      heard(LATE);
      return [anAgent()];
    },
    'GET property/propertyDetailsByUser': () => {
      heard(EARLY);
      return [aProperty()];
    },
  });
  render(<Toaster />);
  void store.dispatch(getAgents.initiate());
  void store.dispatch(getProperty.initiate('p1'));
  // Of a screen that Back leads to.
  const left = store.dispatch(getProperty.initiate('p2'));
  await pass(100);
  // Nobody listened yet: the first kept answer brings who does.
  expect(load).toHaveBeenCalled();
  act(() => connectionNotice(store));
  await pass(500);
  const notice = () => screen.queryByText(/What you see is from/);
  expect(notice()).toHaveTextContent(
    /^There is no connection to Gruham\. What you see is from 14 Jan 2026, 11:30 am\.$/,
  );

  left.unsubscribe();
  fireEvent.click(notice() ?? document.body);
  await pass(500);
  const before = server.calls.length;
  await leap(21_000);
  await leap(21_000);
  await pass(500);
  expect(server.calls.slice(before)).toEqual(['HEAD ', 'HEAD ']);
  expect(notice()).toBeNull();
  expect(getProperty.select('p2')(store.getState()).data?.ids).toHaveLength(1);

  isUp = true;
  await leap(21_000);
  await pass(300);
  expect(server.calls.slice(before + 2).sort()).toEqual([
    'GET property/propertyDetailsByUser?id=p1',
    'GET users/getAgents',
    'HEAD ',
  ]);
  expect(notice()).toBeNull();
  await leap(60_000);
  await pass(300);
  expect(server.calls.slice(before)).toHaveLength(5);
});

it('speaks of the device when it has no line, and is there once', async () => {
  render(<Toaster />);
  act(() => void window.dispatchEvent(new Event('offline')));
  await pass(500);
  expect(screen.getByText(/^You are offline\. You can still read what is loaded\./)).toBeInTheDocument();
  act(() => keptAnswers.heard(EARLY));
  await pass(1500);
  expect(screen.getByText(/^You are offline\. What you see is from 14 Jan 2026, 11:30 am\.$/)).toBeInTheDocument();
  expect(screen.getAllByText(/^You are offline/)).toHaveLength(1);
});
