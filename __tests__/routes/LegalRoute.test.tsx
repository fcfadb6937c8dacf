/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import LegalRoute from '@/routes/LegalRoute';
import { renderScreen } from '../support/renderScreen';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

describe('legal texts', () => {
  it.each([
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
    ['/cookies', 'Cookies'],
  ])('%s shows %s and leads to the other two [SHELL-7]', (path, title) => {
    renderScreen(<LegalRoute />, { path });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(hrefs()).toHaveLength(2);
    expect(hrefs()).not.toContain(path);
  });

  it('names the three keys that are kept in the browser [STORE-3]', () => {
    renderScreen(<LegalRoute page="cookies" />);
    for (const key of ['Authorization', 'user', 'selecteduser1'])
      expect(screen.getByText(new RegExp(`^${key}:`))).toBeVisible();
  });
});
