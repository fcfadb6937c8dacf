/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import NotFoundRoute from '@/routes/NotFoundRoute';
import { renderScreen } from '../support/renderScreen';

describe('page not found', () => {
  it('says so and has a way home and the search [ROUTE-16] [ROUTE-18]', () => {
    renderScreen(<NotFoundRoute />, { path: '/nowhere' });
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
    expect(screen.getByRole('search')).toBeVisible();
    expect(document.title).toBe('Page not found – Gruham');
  });
});
