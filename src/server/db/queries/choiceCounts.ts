import { BHK_CHOICES, matchesBhk } from '@/domain/bhk';
import { bhkApplies, LIST_TYPE_CHOICES, matchesSubtype } from '@/domain/subtypes';
import { includesIgnoreCase } from '@/domain/text';
import type { Db } from '../schema';
import { countGroups, countListings, isCutBudget, type CountColumn, type CountGroup } from './listingCounts';
import { localityNames } from './places';
import { askedBudget, filtersOf, MANY, ownFilters, type PropertyQuery } from './properties';
import { wantedRooms } from './wantedValues';

export type CountedFilter = NonNullable<PropertyQuery['counts']>;

/** How many listings each choice would give. */
export type ChoiceCounts = Readonly<Record<string, number>>;

/** More groups than this no header holds. */
const MOST_GROUPS: Readonly<Record<CountedFilter, number>> = { selectedSubtype: 2000, bhkType: 200, locality: 150 };
const COLUMNS: Readonly<Record<CountedFilter, readonly CountColumn[]>> = {
  selectedSubtype: ['subtype', 'property_type', 'bhk'],
  bhkType: ['bhk'],
  locality: ['locality_id'],
};

/** A question without what it says of the filter whose choices are counted, and of what goes with that filter. */
function withoutChoice(q: PropertyQuery, filter: CountedFilter): PropertyQuery {
  const rooms = { bhkType: undefined, bhks: undefined };
  if (filter === 'locality') return { ...q, locality: undefined, localities: undefined };
  return filter === 'bhkType' ? { ...q, ...rooms } : { ...q, ...rooms, selectedSubtype: undefined, types: undefined };
}

const sumOf = (groups: readonly CountGroup[], fits: (group: CountGroup) => boolean): number =>
  groups.reduce((sum, group) => sum + (fits(group) ? group.listings : 0), 0);

function ofTypes(groups: readonly CountGroup[], q: PropertyQuery): ChoiceCounts {
  const rooms = wantedRooms(q);
  const hasRooms = ({ bhk }: CountGroup) => rooms.length === 0 || rooms.some((wanted) => matchesBhk(bhk, wanted));
  return Object.fromEntries(
    LIST_TYPE_CHOICES.map(({ value }) => [
      value,
      sumOf(
        groups,
        (group) =>
          matchesSubtype(
            { selectedSubtype: String(group.subtype), propertyType: String(group.property_type) },
            value,
          ) &&
          (!bhkApplies(value) || hasRooms(group)),
      ),
    ]),
  );
}

const ofRooms = (groups: readonly CountGroup[]): ChoiceCounts =>
  Object.fromEntries(BHK_CHOICES.map((digit) => [digit, sumOf(groups, ({ bhk }) => matchesBhk(bhk, digit))]));

/** A locality is chosen by a part of its name: others that hold it are found with it. */
async function ofLocalities(db: Db, groups: readonly CountGroup[]): Promise<ChoiceCounts> {
  const names = await localityNames(
    db,
    groups.map(({ locality_id }) => Number(locality_id)),
  );
  const nameOf = ({ locality_id }: CountGroup) => names.get(Number(locality_id));
  return Object.fromEntries(
    [...names.values()].map((name) => [name, sumOf(groups, (group) => includesIgnoreCase(nameOf(group), name))]),
  );
}

/**
 * How many active listings each choice of a filter would give, with the other filters of the question kept: one grouped
 * query. A locality without any is left out. Null where only a look at each of more than `many` could tell, and where there
 * are too many choices to tell of [PLIST-1].
 */
export async function countChoices(
  db: Db,
  asked: PropertyQuery,
  filter: CountedFilter,
  { many = MANY } = {},
): Promise<ChoiceCounts | null> {
  const q = withoutChoice(asked, filter);
  const [filters, own, budget] = [await filtersOf(db, q), ownFilters(q), askedBudget(q)];
  if (own.length > 0 || isCutBudget(budget)) {
    const { total } = await countListings(db, filters, { min: 0, max: 0 });
    if (total > many) return null;
  }
  const most = MOST_GROUPS[filter];
  const groups = await countGroups(db, { filters, own, budget, by: COLUMNS[filter], most: most + 1 });
  if (groups.length > most) return null;
  if (filter === 'locality') return ofLocalities(db, groups);
  return filter === 'bhkType' ? ofRooms(groups) : ofTypes(groups, asked);
}
