/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { AppScreens } from '@/app/App';
import { screenOf } from '@/app/prepare';
import { renderScreen } from '../support/renderScreen';
import { QUIET } from '../support/quietAnswers';

// jsdom has no entries; the page's head asks for the first address.

it('stands under /scroll-to-top and leaves the page scrolled to the top, on Home [ROUTE-15]', async () => {
  // The code of a screen comes by itself; here it need not come within the test's patience.
  await Promise.all(['/scroll-to-top', '/home'].map((path) => screenOf(path).component.preload()));
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { location } = renderScreen(<AppScreens />, { path: '/scroll-to-top', server: QUIET.home });
  await waitFor(() => expect(location()).toBe('/home'));
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  expect(await screen.findByRole('combobox', { name: 'Place, project, type or budget' })).toBeVisible();
  expect(screen.queryByText('Page not found')).toBeNull();
});
