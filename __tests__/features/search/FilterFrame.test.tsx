/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { Link, useNavigate } from 'react-router';
import { FilterFrame } from '@/features/search/FilterFrame';
import { useFilters } from '@/features/search/useFilters';
import { renderScreen } from '../../support/renderScreen';

function List() {
  const { filters, setFilter, clear } = useFilters();
  return (
    <FilterFrame kind="property" filters={filters} onChange={setFilter} onClear={clear} localities={[]}>
      <Link to="/detail">A listing</Link>
    </FilterFrame>
  );
}
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}
const home = (
  <>
    <Link to="/properties?selectedSubtype=Villa">Villas</Link>
    <Link to="/properties?city=Tirupati">In Tirupati</Link>
  </>
);
const show = (path: string) =>
  renderScreen(<List />, { path, pattern: '/properties', elsewhere: { '/home': home, '/detail': <Back /> } });
const filters = () => screen.queryByRole('complementary', { name: 'Filters' });
const click = (name: string) => screen.getByRole('link', { name });

function resize(width: number) {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}
afterEach(() => resize(1024));

describe('on wide screens', () => {
  it('hides the filters of who arrives with a type, until they are asked for [PLIST-5]', async () => {
    const { user } = show('/home');
    await user.click(click('Villas'));
    expect(filters()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show Filters · 1' }));
    expect(filters()).toBeVisible();
    expect(screen.queryByRole('button', { name: /Show Filters/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hide Filters' }));
    expect(filters()).toBeNull();
  });

  it('moves the focus to the button that undoes the press [PLIST-5]', async () => {
    const { user } = show('/properties?city=Tirupati');
    await user.click(screen.getByRole('button', { name: 'Hide Filters' }));
    expect(screen.getByRole('button', { name: /^Show Filters/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Hide Filters' })).toHaveFocus();
  });

  it('hides them for an address with a type as well [PLIST-5]', () => {
    show('/properties?selectedSubtype=Villa');
    expect(filters()).toBeNull();
  });

  it('shows them to everybody else, and hides nothing when a type is chosen here [PLIST-5]', async () => {
    const { user, location } = show('/home');
    await user.click(click('In Tirupati'));
    expect(filters()).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Property type' }), 'Villa');
    expect(location()).toContain('selectedSubtype=Villa');
    expect(filters()).toBeVisible();
  });

  it('hides nothing when Back leads to the list [PLIST-5]', async () => {
    const { user } = show('/home');
    await user.click(click('In Tirupati'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Property type' }), 'Villa');
    await user.click(click('A listing'));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(filters()).toBeVisible();
  });

  it('remembers in the history entry what was asked for [PLIST-5]', async () => {
    const { user } = show('/home');
    await user.click(click('In Tirupati'));
    await user.click(screen.getByRole('button', { name: 'Hide Filters' }));
    await user.click(click('A listing'));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(filters()).toBeNull();
  });
});

it('opens a sheet on small screens, with the number of active filters [PLIST-5]', async () => {
  resize(360);
  const { user } = show('/properties?city=Tirupati&bhkType=2');
  expect(filters()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show Filters · 2' }));
  const sheet = screen.getByRole('dialog', { name: 'Filters' });
  expect(within(sheet).getByRole('combobox', { name: 'BHK type' })).toHaveDisplayValue('2 BHK');
  await user.click(within(sheet).getByRole('button', { name: 'Show results' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
