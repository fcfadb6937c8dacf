/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { SearchBox } from '@/features/home/SearchBox';
import { renderScreen } from '../../support/renderScreen';

const box = () => screen.getByRole('combobox', { name: 'City or locality' });
const search = () => screen.getByRole('button', { name: 'Search' });

describe('SearchBox', () => {
  it('starts with Tirupati and searches for it [HOME-1]', async () => {
    const { user, location } = renderScreen(<SearchBox />, { path: '/home' });
    expect(box()).toHaveValue('Tirupati');
    await user.click(search());
    expect(location()).toBe('/properties?city=Tirupati');
  });

  it('goes to the properties of another place, with Enter too [HOME-2]', async () => {
    const { user, location } = renderScreen(<SearchBox />, { path: '/home' });
    await user.clear(box());
    await user.type(box(), '  Sri Kalahasti & more {Enter}');
    expect(location()).toBe('/properties?city=Sri%20Kalahasti%20%26%20more');
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
  ])('does nothing with %s in it [HOME-2]', async (_what, text) => {
    const { user, location } = renderScreen(<SearchBox />, { path: '/home' });
    await user.clear(box());
    if (text) await user.type(box(), text);
    await user.click(search());
    expect(location()).toBe('/home');
  });
});

describe('suggestions', () => {
  const server = {
    'GET users/getAllCities': {
      citieslist: [
        { name: 'Tirupati', localities: [{ name: 'Alipiri' }, { name: 'Korlagunta' }] },
        { name: 'Chittoor', localities: [{ name: 'Kattamanchi' }] },
      ],
    },
  };
  const show = () => renderScreen(<SearchBox />, { path: '/home', server });
  const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

  it('asks for the places when the box is first used, and shows nothing before one types [HOME-14]', async () => {
    const { user, calls } = show();
    expect(calls).toEqual([]);
    await user.click(box());
    await waitFor(() => expect(calls).toEqual(['GET users/getAllCities']));
    expect(options()).toEqual([]);
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('suggests cities and localities while typing [HOME-14]', async () => {
    const { user } = show();
    await user.clear(box());
    await user.type(box(), 'tt');
    await waitFor(() => expect(options()).toEqual(['Chittoor', 'KattamanchiChittoor']));
    await user.clear(box());
    expect(options()).toEqual([]);
    await user.type(box(), 'ali');
    await waitFor(() => expect(options()).toEqual(['AlipiriTirupati']));
  });

  it('goes to a chosen locality in its city [HOME-14]', async () => {
    const { user, location } = show();
    await user.clear(box());
    await user.type(box(), 'korl');
    await user.click(await screen.findByRole('option', { name: /Korlagunta/ }));
    expect(location()).toBe('/properties?city=Tirupati&locality=Korlagunta');
    expect(box()).toHaveValue('Korlagunta');
  });

  it('goes to a chosen city with the keys alone [HOME-14]', async () => {
    const { user, location } = show();
    await user.clear(box());
    await user.type(box(), 'chi');
    await screen.findByRole('option', { name: 'Chittoor' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(location()).toBe('/properties?city=Chittoor');
  });

  it('knows a typed locality without a choice once the places are there [HOME-14]', async () => {
    const { user, location } = show();
    await user.clear(box());
    await user.type(box(), 'alipiri');
    await screen.findByRole('option');
    await user.keyboard('{Enter}');
    expect(location()).toBe('/properties?city=Tirupati&locality=Alipiri');
  });

  it('takes a typed locality as it is while the places are not known [HOME-2, HOME-14]', async () => {
    const { user, location } = renderScreen(<SearchBox />, {
      path: '/home',
      server: { 'GET users/getAllCities': { body: { citieslist: [] }, delay: 60_000 } },
    });
    await user.clear(box());
    await user.type(box(), 'alipiri{Enter}');
    expect(location()).toBe('/properties?city=alipiri');
  });
});
