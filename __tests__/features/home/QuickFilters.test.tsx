/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { NavigationContext } from '@/components/layout/navigation';
import { QuickFilters } from '@/features/home/QuickFilters';
import { SearchBox } from '@/features/home/SearchBox';
import { usePlaceSearch } from '@/features/home/usePlaceSearch';
import { renderScreen } from '../../support/renderScreen';

function Search() {
  const search = usePlaceSearch();
  return (
    <>
      <SearchBox search={search} />
      <QuickFilters place={search.place} />
    </>
  );
}
const server = {
  'GET users/getAllCities': { citieslist: [{ name: 'Tirupati', localities: [{ name: 'Alipiri' }] }] },
};
const filters = () => within(screen.getByRole('list', { name: 'Kinds of property' }));
const box = () => screen.getByRole('combobox', { name: 'Place, project, type or budget' });

describe('QuickFilters', () => {
  it('has its buttons in the order of the specification [HOME-3]', () => {
    renderScreen(<Search />);
    expect(
      filters()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['ALL', 'Independent House', 'Flat/Apartment', 'Open plot', 'Commercial']);
  });

  it.each([
    ['ALL', '/properties'],
    ['Independent House', '/properties?selectedSubtype=Independent%20House'],
    ['Flat/Apartment', '/properties?selectedSubtype=Flat%2FApartment'],
    ['Open plot', '/properties?selectedSubtype=Open%20plot'],
    ['Commercial', '/properties?selectedSubtype=Commercial'],
  ])('%s goes to %s while no place is named [HOME-3]', async (name, to) => {
    const { user, location } = renderScreen(<Search />, { path: '/home' });
    await user.clear(box());
    await user.click(screen.getByRole('button', { name }));
    expect(location()).toBe(to);
  });

  it.each([
    ['ALL', '/properties?city=Tirupati'],
    ['Flat/Apartment', '/properties?city=Tirupati&selectedSubtype=Flat%2FApartment'],
  ])('%s keeps the place that the search starts with [HOME-1, HOME-3]', async (name, to) => {
    const { user, location } = renderScreen(<Search />, { path: '/home' });
    await user.click(screen.getByRole('button', { name }));
    expect(location()).toBe(to);
  });

  it('keeps what was typed, a known locality with its city as the search does [HOME-3, HOME-14]', async () => {
    const { user, location, calls } = renderScreen(<Search />, { path: '/home', server });
    await user.clear(box());
    await user.type(box(), ' alipiri ');
    await waitFor(() => expect(calls).toContain('GET users/getAllCities'));
    await screen.findByRole('option', { name: /Alipiri/ });
    await user.click(screen.getByRole('button', { name: 'Open plot' }));
    expect(location()).toBe('/properties?city=Tirupati&selectedSubtype=Open%20plot&locality=Alipiri');
  });

  it('starts the list early when it is pointed at', async () => {
    const prepare = jest.fn();
    const { user } = renderScreen(
      <NavigationContext value={{ prepare, takeFocus: () => false }}>
        <Search />
      </NavigationContext>,
    );
    await user.hover(screen.getByRole('button', { name: 'Commercial' }));
    expect(prepare).toHaveBeenCalledWith('/properties?city=Tirupati&selectedSubtype=Commercial');
  });
});
