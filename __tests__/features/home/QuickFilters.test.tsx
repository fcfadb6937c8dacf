/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { NavigationContext } from '@/components/layout/navigation';
import { QuickFilters } from '@/features/home/QuickFilters';
import { renderScreen } from '../../support/renderScreen';

describe('QuickFilters', () => {
  it('has its buttons in the order of the specification [HOME-3]', () => {
    renderScreen(<QuickFilters />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'ALL',
      'Independent House',
      'Flat/Apartment',
      'Open plot',
      'Commercial',
    ]);
  });

  it.each([
    ['ALL', '/properties'],
    ['Independent House', '/properties?selectedSubtype=Independent%20House'],
    ['Flat/Apartment', '/properties?selectedSubtype=Flat%2FApartment'],
    ['Open plot', '/properties?selectedSubtype=Open%20plot'],
    ['Commercial', '/properties?selectedSubtype=Commercial'],
  ])('%s goes to %s [HOME-3]', async (name, to) => {
    const { user, location } = renderScreen(<QuickFilters />, { path: '/home' });
    await user.click(screen.getByRole('button', { name }));
    expect(location()).toBe(to);
  });

  it('starts the list early when it is pointed at', async () => {
    const prepare = jest.fn();
    const { user } = renderScreen(
      <NavigationContext value={{ prepare, takeFocus: () => false }}>
        <QuickFilters />
      </NavigationContext>,
    );
    await user.hover(screen.getByRole('button', { name: 'Commercial' }));
    expect(prepare).toHaveBeenCalledWith('/properties?selectedSubtype=Commercial');
  });
});
