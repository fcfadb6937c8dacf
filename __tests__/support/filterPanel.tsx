import type { ListKind } from '@/domain/listKind';
import { FilterPanel } from '@/features/search/FilterPanel';
import { useFilters } from '@/features/search/useFilters';
import { screen } from '@testing-library/react';
import { renderScreen } from './renderScreen';

/** The filters of a list, with a button that changes the address from outside. */
export function Panel({ kind = 'property', bands }: { kind?: ListKind; bands?: readonly number[] | null }) {
  const { filters, setFilter, clear } = useFilters();
  return (
    <>
      <FilterPanel
        kind={kind}
        filters={filters}
        onChange={setFilter}
        onClear={clear}
        localities={['Alipiri', 'Korlagunta']}
        bands={bands}
      />
      <button type="button" onClick={() => setFilter({ city: 'Chittoor' })}>
        Somewhere else
      </button>
    </>
  );
}
export const show = (path = '/properties', kind: ListKind = 'property') =>
  renderScreen(<Panel kind={kind} />, { path });
export const city = () => screen.getByRole('combobox', { name: 'City' });
