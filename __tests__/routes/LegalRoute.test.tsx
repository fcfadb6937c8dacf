/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import LegalRoute from '@/routes/LegalRoute';
import { ANSWERS, PICTURES } from '@/serviceWorker/keep';
import { renderScreen } from '../support/renderScreen';

const hrefs = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.includes('#'));

describe('legal texts', () => {
  it.each([
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
    ['/cookies', 'Cookies'],
  ])('%s shows %s and leads to the other two [SHELL-7]', (path, title) => {
    renderScreen(<LegalRoute />, { path });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('Last changed on 25 November 2026')).toBeVisible();
    expect(hrefs()).toHaveLength(2);
    expect(hrefs()).not.toContain(path);
  });

  it('begin with what they say, each part a press away [SHELL-7]', async () => {
    const { user } = renderScreen(<LegalRoute page="privacy" />, { path: '/privacy' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent.trim())).toEqual(titles);
    await user.click(contents.getByRole('link', { name: titles[3] ?? '' }));
    expect(screen.getByRole('heading', { name: titles[3] ?? '' })).toHaveFocus();
  });

  it('names the three keys that are kept in the browser [STORE-3]', () => {
    renderScreen(<LegalRoute page="cookies" />);
    for (const key of ['Authorization', 'user', 'selecteduser1'])
      expect(screen.getByText(new RegExp(`^${key}:`))).toBeVisible();
  });

  it('names what the service worker keeps, with its bounds [SHELL-7]', () => {
    renderScreen(<LegalRoute page="cookies" />);
    expect(screen.getByText(new RegExp(`last ${ANSWERS.most} public answers`))).toBeVisible();
    expect(screen.getByText(new RegExp(`last ${PICTURES.most} pictures`))).toBeVisible();
    expect(ANSWERS.oldest).toBe(PICTURES.oldest);
    expect(screen.getByText(new RegExp(`${ANSWERS.oldest / 86_400_000} days at most`))).toBeVisible();
  });

  it('names drafts, the profile’s too, and the unit of areas, which outlive a logout [SHELL-7]', () => {
    renderScreen(<LegalRoute page="cookies" />);
    for (const words of [/changed in your profile/, /the unit in which you see areas/, /log out/])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  });
});
