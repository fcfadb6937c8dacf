/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { SearchBox } from '@/features/home/SearchBox';
import { renderScreen } from '../../support/renderScreen';

const box = () => screen.getByRole('textbox', { name: 'City or locality' });
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
