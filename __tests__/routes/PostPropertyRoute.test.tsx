/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import PostPropertyRoute from '@/routes/PostPropertyRoute';
import { renderScreen } from '../support/renderScreen';

it('sends home who has no stored user [ROUTE-10]', () => {
  const { location } = renderScreen(<PostPropertyRoute />, { path: '/postproperty', pattern: '/postproperty' });
  expect(location()).toBe('/home');
});

it('tells a logged-in agent how a listing gets online', () => {
  renderScreen(<PostPropertyRoute />, { path: '/postproperty', token: 't', user: { roleCode: 'agt' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Post a property' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Open a chat/ })).toHaveAttribute('href', expect.stringContaining('wa.me'));
});
