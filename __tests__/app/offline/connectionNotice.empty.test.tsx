/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/dialog';
import '../../support/browserGaps';
import { act, render, screen } from '@testing-library/react';
import { marketplaceApi } from '@/api/marketplaceApi';
import { connectionNotice } from '@/app/offline/connectionNotice';
import { keptAnswers } from '@/app/offline/keptAnswers';
import { Toaster } from '@/components/ui/Toaster';
import { pass } from '../../support/pass';
import { testStore } from '../../support/testStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('does not say from when a screen is on which nothing is: what it is about did not come [ERR-5]', async () => {
  const { store } = testStore({
    'GET projects': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  window.history.replaceState(null, '', '/projects');
  render(<Toaster />);
  act(() => connectionNotice(store));
  act(() => keptAnswers.heard('Wed, 14 Jan 2026 06:00:00 GMT'));
  await pass(1000);
  const text = () => screen.queryAllByText(/no connection/).map((one) => one.textContent);
  const withDate = ['There is no connection to Gruham. What you see is from 14 Jan 2026, 11:30 am.'];
  expect(text()).toEqual(withDate);

  const asked = store.dispatch(marketplaceApi.endpoints.getProjects.initiate(''));
  await pass(2000);
  expect(text()).toEqual(['There is no connection to Gruham. You can still read what is loaded.']);
  // The screen is left for one whose answer was kept.
  act(() => asked.unsubscribe());
  window.history.replaceState(null, '', '/realestateagents');
  await pass(2000);
  expect(text()).toEqual(withDate);
});
