/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { city, Panel, show } from '../../support/filterPanel';
import { renderScreen } from '../../support/renderScreen';

const select = (label: string) => screen.getByRole('combobox', { name: label });
const options = (label: string) =>
  within(select(label))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('controls', () => {
  it('offers a city box, six dropdowns and Clear Filters [PLIST-1, PLIST-10, PLIST-11, PLIST-12]', () => {
    show();
    expect(city()).toBeVisible();
    expect(screen.getAllByRole('combobox').map((box) => (box as HTMLSelectElement).labels[0]?.textContent)).toEqual([
      'City',
      'Localities',
      'Property type',
      'BHK type',
      'Budget',
      'Sale type',
      'Possession status',
    ]);
    expect(options('Localities')).toEqual(['All', 'Alipiri', 'Korlagunta']);
    expect(options('BHK type')).toEqual(['All', '1 BHK', '2 BHK', '3 BHK', '4 BHK', '5+ BHK']);
    expect(options('Budget')).toEqual(['All', '0-50L', '50L-1Cr', '1-2Cr', '2-3Cr', '3-4Cr', '4-5Cr']);
    expect(options('Sale type')).toEqual(['All', 'New', 'Resale']);
    expect(options('Possession status')).toEqual(['All', 'Under construction', 'Ready to move']);
    expect(options('Property type').filter((label) => label.includes('Showroom'))).toEqual(['Shop/Showroom']);
    expect(screen.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  });

  it('swaps two bounds that were typed one after the other the wrong way round, and says so [PLIST-1, PLIST-10]', async () => {
    const { location, user } = show('/properties?city=Tirupati');
    const least = screen.getByRole('textbox', { name: 'Budget in lakh, from' });
    const most = screen.getByRole('textbox', { name: 'Budget in lakh, to' });
    await user.type(least, '90');
    await user.tab();
    await user.keyboard('40');
    await user.tab();
    expect(location()).toBe('/properties?city=Tirupati&minPrice=4000000&maxPrice=9000000');
    expect([least, most].map((box) => (box as HTMLInputElement).value)).toEqual(['40', '90']);
    expect(screen.getByText('Max was below Min, so they changed places.')).toBeVisible();
    // Who comes back for another least one goes on to the most.
    await user.clear(least);
    await user.type(least, '100');
    await user.tab();
    expect(location()).toBe('/properties?city=Tirupati&minPrice=10000000');
    expect(screen.queryByText(/changed places/)).toBeNull();
    await user.keyboard('100');
    await user.tab();
    await user.type(least, '{Backspace}');
    await user.tab();
    expect(location()).toBe('/properties?city=Tirupati&minPrice=1000000&maxPrice=10000000');
  });

  it('takes a budget typed in lakh, beyond the bands too [PLIST-1, PLIST-10]', () => {
    const { location } = show('/properties?city=Tirupati');
    const least = screen.getByRole('textbox', { name: 'Budget in lakh, from' });
    const most = screen.getByRole('textbox', { name: 'Budget in lakh, to' });
    fireEvent.change(least, { target: { value: '40' } });
    fireEvent.blur(least);
    fireEvent.change(most, { target: { value: '65.5' } });
    fireEvent.keyDown(most, { key: 'Enter' });
    expect(location()).toBe('/properties?city=Tirupati&minPrice=4000000&maxPrice=6550000');
    expect(most).toHaveValue('65.5');

    fireEvent.change(least, { target: { value: '500' } });
    fireEvent.blur(least);
    expect(location()).toBe('/properties?city=Tirupati&minPrice=50000000');
    fireEvent.change(least, { target: { value: 'cheap' } });
    fireEvent.blur(least);
    expect(location()).toBe('/properties?city=Tirupati');
    expect(least).toHaveValue('');
  });

  it('keeps further filters under a button until one is asked for or chosen [PLIST-1, PLIST-3]', () => {
    const { location } = show();
    expect(screen.queryByRole('checkbox', { name: 'RERA registered' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'More filters', expanded: false }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'RERA registered' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'With photos' }));
    fireEvent.change(select('Furnishing'), { target: { value: 'Unfurnished' } });
    fireEvent.change(select('Facing'), { target: { value: 'East' } });
    fireEvent.change(select('Floor'), { target: { value: '10+' } });
    const area = screen.getByRole('textbox', { name: 'Area in sq ft, from' });
    fireEvent.change(area, { target: { value: '1,200' } });
    fireEvent.blur(area);
    expect(location()).toBe(
      '/properties?withRera=1&withPhotos=1&furnishingType=Unfurnished&facing=East&floor=10%2B&minArea=1200',
    );
    fireEvent.click(screen.getByRole('checkbox', { name: 'RERA registered' }));
    expect(location()).not.toContain('withRera');
  });

  it('takes areas in the unit that the list is shown in, keeps square feet, and shows what was typed [PLIST-1, PLIST-10]', () => {
    const { location, store } = show('/properties?minArea=43560');
    act(() => void store.dispatch(areaUnitChosen('acres')));
    expect(screen.getByRole('textbox', { name: 'Area in acres, from' })).toHaveValue('1');
    const most = screen.getByRole('textbox', { name: 'Area in acres, to' });
    fireEvent.change(most, { target: { value: '2.5' } });
    fireEvent.blur(most);
    expect(location()).toBe('/properties?minArea=43560&maxArea=108900');
    expect(most).toHaveValue('2.5');
  });

  it('shows the further filters where one is chosen, without furnishing for land, and none of projects [PLIST-4]', () => {
    const { unmount } = show('/properties?selectedSubtype=Plot%2Fland&facing=East');
    expect(screen.getByRole('button', { name: 'More filters', expanded: true })).toBeVisible();
    expect(select('Facing')).toHaveValue('East');
    for (const name of ['Furnishing', 'Floor']) expect(screen.queryByRole('combobox', { name })).toBeNull();
    unmount();
    show('/projects', 'project');
    expect(screen.queryByRole('button', { name: 'More filters' })).toBeNull();
  });

  it.each(['Independent/Builder Floor', 'Showroom', 'Office', 'Retail shop', 'Warehouse/Godown', 'Agricultural Land'])(
    'hides BHK for %s [PLIST-4]',
    (type) => {
      show(`/properties?selectedSubtype=${encodeURIComponent(type)}`);
      expect(screen.queryByRole('combobox', { name: 'BHK type' })).toBeNull();
    },
  );
  it.each(['Flat/Apartment', 'Villa', 'Plot/land', 'Commercial', ''])('shows BHK for "%s" [PLIST-4]', (type) => {
    show(`/properties?selectedSubtype=${encodeURIComponent(type)}`);
    expect(select('BHK type')).toBeVisible();
  });
  it('shows what the address says, and what is chosen goes there [PLIST-3, ROUTE-17]', async () => {
    const { user, location } = show(
      '/properties?bhkType=2&minPrice=5000000&maxPrice=10000000&selectedSubtype=Open%20plot',
    );
    expect(select('BHK type')).toHaveDisplayValue('2 BHK');
    expect(select('Budget')).toHaveDisplayValue('50L-1Cr');
    expect(select('Property type')).toHaveDisplayValue('Plot/land');
    await user.selectOptions(select('Sale type'), 'Resale');
    await user.selectOptions(select('Budget'), '1-2Cr');
    expect(select('Budget')).toHaveDisplayValue('1-2Cr');
    expect(location()).toContain('transactionType=Resale');
    expect(location()).toContain('minPrice=10000000&maxPrice=20000000');
    expect(location()).toContain('bhkType=2');
  });

  it('takes several values, ticked beside the dropdown, which says them all [PLIST-1, PLIST-3, ROUTE-17]', async () => {
    const { user, location } = show('/properties?selectedSubtype=Villas');
    const tick = (name: string) => screen.getByRole('checkbox', { name });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose several for Property type' }));
    expect(tick('Villa')).toBeChecked();
    fireEvent.click(tick('Shop/Showroom'));
    fireEvent.click(tick('Office'));
    expect(location()).toBe('/properties?selectedSubtype=Villa%7CRetail%20shop%7COffice');
    expect(select('Property type')).toHaveDisplayValue('Villa, Shop/Showroom, Office');
    await user.click(tick('Villa'));
    expect(location()).toBe('/properties?selectedSubtype=Retail%20shop%7COffice');
    await user.selectOptions(select('Property type'), 'Plot/land');
    expect(location()).toBe('/properties?selectedSubtype=Plot%2Fland');
  });

  it('shows the ticks where several are chosen already [PLIST-1, JLIST-1]', () => {
    show('/projects?bhkType=2|5&locality=korlagunta|alipiri', 'project');
    const ticked = screen.getAllByRole('checkbox', { checked: true });
    expect(ticked.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Alipiri',
      'Korlagunta',
      '2 BHK',
      '5+ BHK',
    ]);
  });

  it('resets everything, what is being typed too [PLIST-9]', async () => {
    const { user, location } = show('/properties?bhkType=2&locality=Alipiri');
    await user.type(city(), 'Tiru');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(location()).toBe('/properties'));
    expect(city()).toHaveValue('');
    expect(select('Localities')).toHaveDisplayValue('All');
  });
});

describe('budget bars', () => {
  const bars = () => within(screen.getByRole('group', { name: 'Results by budget' })).getAllByRole('button');
  const height = (bar: Element | undefined) => parseFloat((bar?.firstElementChild as HTMLElement).style.height);

  it('draws and names how many results each budget band holds [PLIST-10]', () => {
    renderScreen(<Panel bands={[10, 20, 1, 0, 0, 0]} />, { path: '/properties' });
    expect(bars().map((bar) => bar.getAttribute('aria-label'))).toEqual([
      '0-50L: 10 results',
      '50L-1Cr: 20 results',
      '1-2Cr: 1 result',
      '2-3Cr: 0 results',
      '3-4Cr: 0 results',
      '4-5Cr: 0 results',
    ]);
    expect(height(bars()[1])).toBe(2 * height(bars()[0]));
  });

  it('chooses a band with a press or a key, marks it, and takes it away again [PLIST-10]', async () => {
    const { user, location } = renderScreen(<Panel bands={[10, 20, 0, 0, 0, 0]} />, { path: '/properties' });
    const bar = () => screen.getByRole('button', { name: /^50L-1Cr/ });
    await user.click(bar());
    expect(location()).toBe('/properties?minPrice=5000000&maxPrice=10000000');
    expect(bar()).toHaveAttribute('aria-pressed', 'true');
    expect(select('Budget')).toHaveDisplayValue('50L-1Cr');
    expect(bars().filter((each) => each.getAttribute('aria-pressed') === 'true')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(location()).toBe('/properties');
    expect(bar()).toHaveAttribute('aria-pressed', 'false');
  });

  it('can be chosen from before the counts are known [PLIST-10]', async () => {
    const { user, location } = renderScreen(<Panel bands={null} />, { path: '/properties' });
    await user.click(screen.getByRole('button', { name: '0-50L' }));
    expect(location()).toBe('/properties?maxPrice=5000000');
  });
});
