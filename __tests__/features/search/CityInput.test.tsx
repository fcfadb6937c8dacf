/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { showSite } from '@/domain/site';
import { city, Panel, show } from '../../support/filterPanel';
import { renderScreen } from '../../support/renderScreen';

describe('city box', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const type = (text: string) => fireEvent.change(city(), { target: { value: text } });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('applies one character 300 ms after the last key [PLIST-13]', () => {
    const { location } = show();
    type('T');
    wait(299);
    expect(location()).toBe('/properties');
    wait(1);
    expect(location()).toBe('/properties?city=T');
  });
  it('begins to wait again at every key [PLIST-13]', () => {
    const { location } = show();
    type('T');
    wait(200);
    type('Ti');
    wait(200);
    expect(location()).toBe('/properties');
    wait(100);
    expect(location()).toBe('/properties?city=Ti');
  });
  it('applies with Enter, and an empty box, at once [PLIST-13]', () => {
    const { location } = show();
    type('Tirupati');
    fireEvent.keyDown(city(), { key: 'Enter' });
    expect(location()).toBe('/properties?city=Tirupati');
    type('');
    expect(location()).toBe('/properties');
  });
  it('never overwrites what is being typed, nor eats the space in it [PLIST-13]', () => {
    const { location } = show();
    type('New ');
    wait(300);
    expect(location()).toBe('/properties?city=New');
    expect(city()).toHaveValue('New ');
    type('New D');
    expect(city()).toHaveValue('New D');
    wait(300);
    expect(location()).toBe('/properties?city=New%20D');
  });
  it('follows a city that is chosen somewhere else', () => {
    show();
    type('Tiru');
    wait(300);
    fireEvent.click(screen.getByRole('button', { name: 'Somewhere else' }));
    expect(city()).toHaveValue('Chittoor');
  });
  it('hands on what was typed when the box is left', () => {
    const { location } = show();
    type('Tiru');
    fireEvent.blur(city());
    expect(location()).toBe('/properties?city=Tiru');
  });
  it('shows the city’s name in the page’s language, and keeps the stored one in the address [PLIST-13]', () => {
    showSite({ places: { Renigunta: 'రేణిగుంట' } });
    const { location } = show('/properties?city=Renigunta');
    expect(city()).toHaveValue('రేణిగుంట');
    type('రేణిగుం');
    type('రేణిగుంట');
    wait(300);
    expect(location()).toBe('/properties?city=Renigunta');
    expect(city()).toHaveValue('రేణిగుంట');
    showSite({});
  });
  it('empties with its own button [PLIST-13]', () => {
    const { location } = show('/properties?city=Tirupati');
    fireEvent.click(screen.getByRole('button', { name: 'Clear text' }));
    expect(location()).toBe('/properties');
    expect(city()).toHaveValue('');
    expect(city()).toHaveFocus();
  });
});

describe('suggestions', () => {
  const server = {
    'GET users/getAllCities': {
      citieslist: [{ name: 'Tirupati', localities: [{ name: 'Alipiri' }, { name: 'Tiruchanur' }] }],
    },
  };

  it('suggests cities and localities once the box is used; a city applies at once [PLIST-13]', async () => {
    const { user, calls, location } = renderScreen(<Panel />, { path: '/properties', server });
    expect(calls).toEqual([]);
    await user.type(city(), 'tiru');
    const suggested = () => screen.queryAllByRole('option', { name: /^Tiru/ }).map((option) => option.textContent);
    await waitFor(() => expect(suggested()).toEqual(['Tirupati', 'TiruchanurTirupati']));
    await user.click(screen.getByRole('option', { name: 'Tirupati' }));
    expect(location()).toBe('/properties?city=Tirupati');
    expect(city()).toHaveValue('Tirupati');
    expect(city()).toHaveFocus();
  });

  it.each([
    ['property', ['Tirumala490 listings']],
    ['project', ['Tirumala']],
  ] as const)(
    'says of places how many properties they have on the list of those alone: %s [PLIST-13, JLIST-1]',
    async (kind, said) => {
      const hit = { kind: 'place', label: 'Tirumala', note: null, filters: { city: 'Tirumala' }, id: null, count: 490 };
      const search = { match: null, exact: false, suggestions: [{ ...hit, unused: [] }], didYouMean: [], nearby: [] };
      const { user } = renderScreen(<Panel kind={kind} />, {
        path: '/properties',
        server: { ...server, 'GET search': search },
      });
      await user.type(city(), 'tiru');
      const suggested = () => screen.queryAllByRole('option', { name: /^Tirum/ }).map((option) => option.textContent);
      await waitFor(() => expect(suggested()).toEqual(said));
    },
  );

  it('lets go the locality of the city before, which another city does not have [PLIST-2, PLIST-13]', () => {
    const { location } = show('/properties?city=Tirupati&bhkType=2&locality=Alipiri');
    fireEvent.change(city(), { target: { value: 'Chandragiri' } });
    fireEvent.keyDown(city(), { key: 'Enter' });
    expect(location()).toBe('/properties?city=Chandragiri&bhkType=2');
  });
  it('sets the city with a suggested locality [PLIST-13]', async () => {
    const { user, location } = renderScreen(<Panel />, { path: '/properties?bhkType=2', server });
    await user.type(city(), 'alip');
    await screen.findByRole('option', { name: 'Alipiri Tirupati' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(location()).toBe('/properties?city=Tirupati&bhkType=2&locality=Alipiri');
    expect(city()).toHaveValue('Tirupati');
    expect(screen.getByRole('combobox', { name: 'Localities' })).toHaveDisplayValue('Alipiri');
  });
});
