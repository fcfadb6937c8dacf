/** @jest-environment ./__tests__/support/domEnvironment.ts */
import ScrollToTopRoute from '@/routes/ScrollToTopRoute';
import { renderScreen } from '../support/renderScreen';

it('leaves the page scrolled to the top, on Home [ROUTE-15]', () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  const { location } = renderScreen(<ScrollToTopRoute />, { path: '/scroll-to-top', pattern: '/scroll-to-top' });
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  expect(location()).toBe('/home');
});
