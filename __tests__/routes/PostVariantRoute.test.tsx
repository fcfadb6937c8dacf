/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import PostVariantRoute from '@/routes/PostVariantRoute';
import { renderScreen } from '../support/renderScreen';

const PATHS = ['/postproperty-apartment', '/postproperty-residential'] as const;
const show = (path: string, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<PostVariantRoute />, { path, pattern: path, ...options });

it.each(PATHS)('%s sends home who has no stored user [ROUTE-21]', (path) => {
  expect(show(path).location()).toBe('/home');
});

it.each(PATHS)('%s gives a user who is no agent the application [WIZ-20]', async (path) => {
  show(path, { token: 't', user: { roleCode: 'usr' }, server: { 'GET users/standing': [] } });
  expect(await screen.findByRole('button', { name: 'Apply as an agent' })).toBeVisible();
});

it('shows the commercial variant [ROUTE-11]', async () => {
  show('/postproperty-apartment', { token: 't', user: { roleCode: 'agt' } });
  expect(screen.getByRole('heading', { level: 1, name: /apartment or commercial/ })).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Showroom' })).toBeVisible();
});

it('shows the residential variant [ROUTE-11]', async () => {
  show('/postproperty-residential/', { token: 't', user: { roleCode: 'agt' } });
  expect(screen.getByRole('heading', { level: 1, name: /residential/ })).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Villa' })).toBeVisible();
});
