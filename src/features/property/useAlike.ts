import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { silentQueries } from '@/api/silentQueries';
import type { PropertyRecord } from '@/api/records';
import { filtersToQuery, NO_FILTERS } from '@/domain/filters';
import { makePropertyPredicate } from '@/domain/listFilter';
import { selectPropertyMap } from '@/store/entities/properties';
import { useAppSelector } from '@/store/hooks';
import { ACTIVE } from '@/domain/listingStatus';

/** How many similar ones are shown; with fewer in the locality the whole town is asked for. */
const SHOWN = 3;
/** Of the price: how much more or less still is near it. */
const NEAR = 0.4;

const { usePeekPropertiesQuery } = silentQueries;

const NONE: readonly PropertyRecord[] = [];

/** The listings, but for the one in question, that some filters let through; undefined while they come, none where that fails. */
function useListed(filters: Partial<typeof NO_FILTERS> | null, id: string): readonly PropertyRecord[] | undefined {
  const all = useMemo(() => filters && { ...NO_FILTERS, ...filters }, [filters]);
  const { currentData, isError } = usePeekPropertiesQuery(all ? filtersToQuery(all, 'property') : skipToken);
  const byId = useAppSelector(selectPropertyMap);
  return useMemo(() => {
    if (!all || !currentData) return isError ? NONE : undefined;
    const fits = makePropertyPredicate(all);
    const records = currentData.ids.flatMap((each) => byId[each] ?? []);
    return records.filter((each) => each._id !== id && (each.status ?? ACTIVE) === ACTIVE && fits(each));
  }, [all, currentData, isError, byId, id]);
}

/** Those near a price (rupees), the nearest first. */
export function nearestInPrice(
  listings: readonly PropertyRecord[],
  price: number | null | undefined,
): readonly PropertyRecord[] {
  const asked = price ?? 0;
  if (asked <= 0) return listings.slice(0, SHOWN);
  const away = ({ expectedPrice }: PropertyRecord) => Math.abs((expectedPrice ?? 0) - asked) / asked;
  return listings
    .filter((each) => away(each) <= NEAR)
    .sort((a, b) => away(a) - away(b))
    .slice(0, SHOWN);
}

type Likened = Pick<PropertyRecord, '_id' | 'city' | 'locality' | 'selectedSubtype' | 'expectedPrice'>;

/**
 * What else of the kind is offered: in the locality, and near the price, from the whole town where the locality has too
 * few. Nobody waits for it: it asks once it is wanted, and says nothing where it fails.
 */
export function useAlike(listing: Likened, wanted: boolean) {
  const { _id, city, locality, selectedSubtype, expectedPrice } = listing;
  const town = useMemo(
    () => (wanted && city && selectedSubtype ? { city, selectedSubtype } : null),
    [wanted, city, selectedSubtype],
  );
  const quarter = useMemo(() => (town && locality ? { ...town, locality } : null), [town, locality]);
  const nearby = useListed(quarter, _id);
  const fromNearby = useMemo(() => nearestInPrice(nearby ?? [], expectedPrice), [nearby, expectedPrice]);
  const isEnough = fromNearby.length >= SHOWN;
  const isAskedTown = quarter === null || (nearby !== undefined && !isEnough);
  const inTown = useListed(isAskedTown ? town : null, _id);
  const similar = useMemo(() => {
    const others = (inTown ?? []).filter(({ _id: id }) => !fromNearby.some((each) => each._id === id));
    return [...fromNearby, ...nearestInPrice(others, expectedPrice)].slice(0, SHOWN);
  }, [fromNearby, inTown, expectedPrice]);
  const isAsked = (quarter !== null && nearby === undefined) || (isAskedTown && town !== null && inTown === undefined);
  return { nearby: nearby ?? [], similar: isAsked ? [] : similar, isAsked };
}
