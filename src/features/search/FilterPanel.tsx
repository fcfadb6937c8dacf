import { useState } from 'react';
import { Select } from '@/components/fields/Select';
import { SubmitWithoutScript } from '@/components/fields/SubmitWithoutScript';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { bandOf, budgetOfBand } from '@/domain/budget';
import { activeFilters, BUDGET, filtersToSearch, type PropertyFilters } from '@/domain/filters';
import { LAKH } from '@/domain/price';
import { withSort, type Sort } from '@/domain/sorting';
import { bhkApplies, projectBhkApplies } from '@/domain/subtypes';
import { buildingApplies } from '@/domain/traits';
import type { ListKind } from '@/domain/listKind';
import { BoundsInput } from './BoundsInput';
import { BudgetBars } from './BudgetBars';
import {
  BHK_OPTIONS,
  BUDGET_OPTIONS,
  budgetValue,
  POSSESSION_OPTIONS,
  possessionValue,
  SALE_OPTIONS,
  saleValue,
  typeChoices,
  typeValue,
} from './choices';
import { CityInput, type CityDraft } from './CityInput';
import { MoreFilters } from './MoreFilters';
import { SeveralSelect } from './SeveralSelect';
import * as words from '@/words/search';

export interface FilterPanelProps {
  readonly kind: ListKind;
  readonly filters: PropertyFilters;
  readonly onChange: (patch: Partial<PropertyFilters>) => void;
  readonly onClear: () => void;
  readonly localities: readonly string[];
  /** How many results each of BUDGET_BANDS holds without the budget filter: null while that is not known; nothing is drawn for undefined. */
  readonly bands?: readonly number[] | null | undefined;
  /** The list's order, which stays when the form is sent. */
  readonly sort?: Sort;
  /** In a column that scrolls: Clear Filters stays at its foot, and the fields pass below it. */
  readonly hasFoot?: boolean;
}

/**
 * The filters of a list [PLIST-1, PLIST-4, JLIST-1, JLIST-2]: a form whose controls are named as in the list's address, so
 * that it works without a script too.
 */
export function FilterPanel({
  kind,
  filters,
  onChange,
  onClear,
  localities,
  bands,
  sort = '',
  hasFoot = false,
}: FilterPanelProps) {
  const [cityDraft, setCityDraft] = useCityDraft(filters, kind);
  const type = filters.selectedSubtype;
  const hasBhk = kind === 'property' ? bhkApplies(type) : projectBhkApplies(type);

  return (
    <form
      method="get"
      aria-label={words.filters.name}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-4"
    >
      {/* A locality belongs to its city: another city has others. */}
      <CityInput
        kind={kind}
        city={filters.city}
        onPlace={(place) => onChange({ locality: '', ...place })}
        draft={cityDraft}
        onDraft={setCityDraft}
      />
      <SeveralSelect
        {...{ kind, filters }}
        label={words.panel.localities}
        name="locality"
        value={filters.locality}
        options={localities}
        onChange={(locality) => onChange({ locality })}
      />
      <SeveralSelect
        {...{ kind, filters }}
        label={words.panel.type}
        name="selectedSubtype"
        value={typeValue(type, kind)}
        options={typeChoices(kind)}
        onChange={(selectedSubtype) => onChange({ selectedSubtype })}
      />
      {hasBhk && (
        <SeveralSelect
          {...{ kind, filters }}
          label={words.panel.bhk}
          name="bhkType"
          value={filters.bhkType}
          options={BHK_OPTIONS}
          onChange={(bhkType) => onChange({ bhkType })}
        />
      )}
      <div className="flex flex-col gap-2.5">
        <div className="relative">
          {bands !== undefined && (
            <BudgetBars
              bands={bands}
              minPrice={filters.minPrice}
              maxPrice={filters.maxPrice}
              onBudget={onChange}
              className="absolute inset-x-0 top-6.5"
            />
          )}
          <Select
            label={words.panel.budget}
            name={BUDGET}
            // The bars stand between the label and the choice.
            className={bands === undefined ? undefined : '[&>label]:mb-15 noscript:[&>label]:mb-1.5'}
            placeholder={words.all}
            value={budgetValue(filters)}
            options={BUDGET_OPTIONS}
            onChange={(option) => {
              const band = budgetOfBand(option);
              if (band !== null) onChange(band);
            }}
          />
        </div>
        <BoundsInput
          label={words.panel.budgetBounds}
          unit={words.panel.lakh}
          min={filters.minPrice / LAKH}
          max={filters.maxPrice / LAKH}
          onBounds={({ min, max }) => onChange({ minPrice: Math.round(min * LAKH), maxPrice: Math.round(max * LAKH) })}
        />
      </div>
      {kind === 'property' && (
        <Select
          label={words.panel.sale}
          name="transactionType"
          placeholder={words.all}
          value={saleValue(filters.transactionType)}
          options={SALE_OPTIONS}
          onChange={(transactionType) => onChange({ transactionType })}
        />
      )}
      {(kind === 'project' || buildingApplies(filters.selectedSubtype)) && (
        <Select
          label={words.panel.possession}
          name="possessionStatus"
          placeholder={words.all}
          value={possessionValue(filters.possessionStatus)}
          options={POSSESSION_OPTIONS}
          onChange={(possessionStatus) => onChange({ possessionStatus })}
        />
      )}
      {kind === 'property' && <MoreFilters filters={filters} onChange={onChange} />}
      <div
        className={classes(
          'flex flex-col gap-4',
          hasFoot && 'sticky bottom-0 z-10 -mx-5 border-t border-line bg-card px-5 py-3',
        )}
      >
        <Button
          variant="secondary"
          onClick={() => {
            setCityDraft(null);
            onClear();
          }}
        >
          {words.clear}
        </Button>
        <SubmitWithoutScript label={words.filters.results} kept={keptBeside(filters, sort)} />
      </div>
    </form>
  );
}

/** What no control of the form says: the order, and a budget that is no band. */
function keptBeside({ minPrice, maxPrice }: PropertyFilters, sort: Sort): string {
  if (typeof window !== 'undefined') return '';
  return withSort(bandOf(minPrice, maxPrice) === null ? filtersToSearch({ minPrice, maxPrice }) : '', sort);
}

/**
 * What is being typed as the city, as long as it counts: it goes when the address takes a city from somewhere else, and
 * when all filters are cleared elsewhere.
 */
function useCityDraft(filters: PropertyFilters, kind: ListKind) {
  const [draft, setDraft] = useState<CityDraft | null>(null);
  const any = activeFilters(filters, kind).length > 0;
  const [hadAny, setHadAny] = useState(any);

  // State that follows from what came in is adjusted while rendering, so that no frame shows the old text.
  if (hadAny !== any) {
    setHadAny(any);
    // A press elsewhere takes the focus from the box, which sends what was typed; emptying the box itself is no such press.
    if (!any && draft !== null && draft.sent !== null && draft.sent !== '') setDraft(null);
  }
  if (draft !== null && draft.sent !== null) {
    const same = draft.sent === filters.city;
    if (same && !draft.taken) setDraft({ ...draft, taken: true });
    if (!same && draft.taken) setDraft(null);
  }
  return [draft, setDraft] as const;
}
