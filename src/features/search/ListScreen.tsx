import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ListHeading } from '@/components/layout/ListHeading';
import { AreaUnitSelect } from '@/components/ui/AreaUnitSelect';
import { CardList, type CardListWords } from '@/components/ui/CardList/CardList';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { useLazyComponent } from '@/components/ui/useLazyComponent';
import { activeFilters, NO_FILTERS } from '@/domain/filters';
import { withOnePageMore } from '@/domain/listPages';
import { countedTitle, listTitle, otherChoices } from '@/domain/listSentence';
import { useAreaUnitChoice } from '@/store/device/useAreaUnit';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { Place } from '@/api/readers/places';
import type { AlsoPlaces } from '@/domain/listFilter';
import { label } from '@/domain/label';
import { localitiesIn } from '@/domain/placeChoices';
import { RENT } from '@/domain/possession';
import type { ListKind } from '@/domain/listKind';
import { unitFor } from '@/domain/usualUnit';
import { locale } from '@/words/language';
import * as searchWords from '@/words/search';
import { ActiveFilters } from './ActiveFilters';
import { FilterFrame } from './FilterFrame';
import { SortSelect } from './SortSelect';
import { UnitSelect } from './UnitSelect';
import { useArrival } from './useArrival';
import type { FilteredList } from './useFilteredList';
import type { Filters } from './useFilters';
import { useScrollToTopAfterLoad } from './useScrollToTopAfterLoad';

const NO_NAMES: readonly string[] = [];
const NO_CITIES: readonly Place[] = [];
const byName = new Intl.Collator(locale).compare;

/**
 * The localities to choose from in a list: under a city those of it alone, as far as the server tells which they are,
 * in the order of the names that are shown; `also`: what else the city is called [PLIST-2].
 */
function useLocalities(city: string, also: AlsoPlaces): readonly string[] {
  const { data: all = NO_NAMES } = marketplaceApi.useGetLocalitiesQuery(undefined);
  const { data: cities = NO_CITIES } = marketplaceApi.useGetCitiesQuery(undefined, { skip: city === '' });
  return useMemo(
    () =>
      localitiesIn(all, cities, city, also)
        .map((stored) => ({ stored, shown: label(stored) }))
        .sort((a, b) => byName(a.shown, b.shown))
        .map(({ stored }) => stored),
    [all, cities, city, also],
  );
}

const PlaceHint = lazyComponent(() => import('./PlaceHint'));
const RemovalHint = lazyComponent(() => import('./RemovalHint'));

/** What a list says: the group `list` of its messages. */
interface ListWords extends CardListWords {
  readonly status: (counted: { readonly n: number }) => string;
  readonly done: string;
  readonly doneCounted: (counted: { readonly n: number }) => string;
}

interface ListScreenProps {
  readonly kind: ListKind;
  readonly choice: Filters;
  readonly list: FilteredList;
  readonly words: ListWords;
  readonly renderCard: (id: string, index: number) => ReactNode;
  /** About how high a card is in a window of this width (both px; 0 where there is no window). */
  readonly cardHeight: (windowWidth: number) => number;
  /** Stands there while the first cards come. */
  readonly skeleton: ReactNode;
}

/** A list with its filters, whatever it lists [PLIST, JLIST]. */
export function ListScreen({ kind, choice, list, words, ...cards }: ListScreenProps) {
  const { filters, setFilter, clear, sort, setSort } = choice;
  const localities = useLocalities(filters.city, list.places);
  const areaUnit = useAreaUnitChoice();
  const returned = useArrival() === 'returned';
  useScrollToTopAfterLoad();

  const isEmpty = list.ids.length === 0 && !list.isLoading && !list.hasNext && !list.isError && !list.isNextError;
  const [isExplained, setExplained] = useState(false);
  const [openedAt] = useState(filters);
  const { state: hint } = useLazyComponent(PlaceHint, isEmpty);
  const { state: removal } = useLazyComponent(RemovalHint, isEmpty);
  const panel = { kind, filters, onChange: setFilter, onClear: clear } as const;
  const [params] = useSearchParams();
  const more = typeof window === 'undefined' ? withOnePageMore(params) : null;
  return (
    <div className="mx-auto w-full max-w-page px-5 pb-12">
      <Heading {...{ kind, choice, list, words, areaUnit }} />
      <FilterFrame
        {...panel}
        sort={sort}
        localities={localities}
        bands={list.bands}
        doneLabel={list.total === null ? words.done : words.doneCounted({ n: list.total })}
        beside={<SortSelect {...{ sort, filters }} onSort={setSort} place="list" />}
        chosen={<ActiveFilters {...panel} onClear={isEmpty ? undefined : clear} />}
        shownAs={<AreaUnitSelect {...areaUnit} />}
      >
        {kind === 'property' && filters.transactionType === RENT && (
          <p className="mb-4 rounded-card border border-line bg-card p-4">{searchWords.saleOnly}</p>
        )}
        {isEmpty && hint === 'here' && (
          <PlaceHint {...{ kind, filters, openedAt }} onChange={setFilter} onExplained={setExplained} />
        )}
        <CardList
          {...cards}
          list={list}
          moreHref={more}
          label={listTitle(NO_FILTERS, kind)}
          words={words}
          isFiltered={activeFilters(filters, kind).length > 0}
          onClear={clear}
          isExplained={isExplained}
          wayOut={
            removal === 'here' && (
              <RemovalHint {...{ kind, filters }} onChange={setFilter} onClear={clear} renderCard={cards.renderCard} />
            )
          }
          returned={returned}
        />
      </FilterFrame>
    </div>
  );
}

interface HeadingProps extends Pick<ListScreenProps, 'kind' | 'choice' | 'list' | 'words'> {
  readonly areaUnit: ReturnType<typeof useAreaUnitChoice>;
}

/** How many there are of what and where, and what else was chosen [PLIST-6, JLIST-8]. */
function Heading({ kind, choice, list, words, areaUnit }: HeadingProps) {
  const { filters, sort, setSort } = choice;
  const title = listTitle(filters, kind);
  const counted = list.isError ? title : countedTitle(filters, kind, { total: list.total, known: list.ids.length });
  return (
    <ListHeading
      title={title}
      counted={list.isLoading ? null : counted}
      aside={<UnitSelect {...areaUnit} />}
      summary={otherChoices(filters, kind, unitFor(areaUnit.choice, filters)).join(' · ')}
      status={list.isLoading || list.total === null ? '' : words.status({ n: list.total })}
      beside={<SortSelect {...{ sort, filters }} onSort={setSort} place="heading" />}
    />
  );
}
