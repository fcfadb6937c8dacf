/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { SearchElsewhere } from '@/features/home/SearchElsewhere';
import { renderScreen } from '../../support/renderScreen';

describe('SearchElsewhere', () => {
  it("searches as Home's box does, and without a script [ROUTE-16] [HOME-1]", async () => {
    const { user, location } = renderScreen(<SearchElsewhere />, { path: '/nowhere' });
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/properties');
    expect(form).toHaveAttribute('method', 'get');
    const box = screen.getByRole('combobox', { name: 'Place, project, type or budget' });
    expect(box).toHaveAttribute('name', 'city');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(location()).toBe('/properties?city=Tirupati');
  });

  it('leads to what there is in the city [ROUTE-16] [ROUTE-20]', () => {
    renderScreen(<SearchElsewhere />, { path: '/nowhere' });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Flats in Tirupati', '/properties?city=Tirupati&selectedSubtype=Flat%2FApartment'],
      ['Plots in Tirupati', '/properties?city=Tirupati&selectedSubtype=Plot%2Fland'],
      ['Independent houses in Tirupati', '/properties?city=Tirupati&selectedSubtype=Independent%20House'],
      ['Projects in Tirupati', '/projects?city=Tirupati'],
      ['Realtors in Tirupati', '/realestateagents?city=Tirupati'],
    ]);
  });
});
