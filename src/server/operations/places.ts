import type { ConsoleCity, ConsolePlace, PlaceFacts, PlaceKind } from '@/contract/placeShapes';
import { equalsIgnoreCase } from '@/domain/text';
import { countedPlaces, offer } from '../db/queries/offeredPlaces';
import {
  deletePlace,
  hidePlaces,
  moveLocality,
  takeAllPlaces,
  takePlaces,
  writePlace,
  type PlaceIn,
} from '../db/queries/placeEdits';
import { listingsIn, moveListings, projectCounts, renameListings, type Spot } from '../db/queries/placeListings';
import { cityRows, placeCalled, type PlaceRow } from '../db/queries/placeRows';
import type { Db } from '../db/schema';
import { OFFERED, REMOVED } from '../db/tables/places';
import { otherNames } from '../gazetteer/facts';
import { HttpError } from '../kernel/httpError';
import { said, type ParamsOf, type Said } from '../kernel/said';
import type { Done, Work } from './act';
import { checkSeen, recordMark } from './deskRecords';
import { checkName, placeOffers } from './placeOffers';

interface NewPlace {
  readonly city: string;
  readonly locality?: string | undefined;
}
type ToPlace = Work<Done<{ readonly message: Said }>>;

/** Offers a city, and a locality in it where one is named: in searches and forms, whether or not it has listings. */
export const addPlace =
  ({ city, locality }: NewPlace): ToPlace =>
  async (part) => {
    const name = locality === undefined ? city : `${locality}, ${city}`;
    const { offered } = placeOffers(part, await takeAllPlaces(part), 'operator');
    const own = await offered(city, null);
    const states = [own.state, locality === undefined ? 'same' : (await offered(locality, own.row)).state];
    if (states.every((state) => state === 'same')) throw new HttpError(409, said('offeredAlready', { name }));
    return { subject: `place:${name}`, answer: { message: said('wasAdded', { name }) } };
  };

const markOf = ({ name, facts }: PlaceRow): string => recordMark(name, facts);

/** A place as an operator saw it. */
export interface SeenPlace {
  readonly kind: PlaceKind;
  readonly id: number;
  readonly mark: string;
}

const titleOf = ({ kind, city, row }: PlaceIn): string => (kind === 'city' ? row.name : `${row.name}, ${city.name}`);

const there = (place: PlaceIn | null | undefined): PlaceIn => {
  if (!place || place.row.from_listing === REMOVED) throw new HttpError(409, said('placeGone'));
  return place;
};

const asSeen = (found: PlaceIn | null | undefined, { mark }: SeenPlace): PlaceIn => {
  const place = there(found);
  checkSeen(place.row.name, markOf(place.row), mark, 'look');
  return place;
};

const spotOf = ({ kind, city, row }: PlaceIn): Spot => ({
  cityId: city.id,
  city: city.name,
  localityId: kind === 'city' ? null : row.id,
  locality: kind === 'city' ? null : row.name,
});

/** So many listings can get another name, or another place, while everybody else waits for some seconds at most. */
const MOST_RENAMED = 20_000;
const MOST_MOVED = 10_000;

/** Throws 409, with what can be done instead, for a place with more listings than `most`. */
async function checkSize(
  part: Db,
  place: PlaceIn,
  most: number,
  instead: ParamsOf<'manyListingsThere'>['instead'],
): Promise<void> {
  const listings = await listingsIn(part, spotOf(place));
  if (listings > most)
    throw new HttpError(409, said('manyListingsThere', { name: place.row.name, listings, most, instead }));
}

/** Every name once, in whatever case, without those that the place has anyway. */
function spellings(names: readonly string[], { te, hi }: PlaceFacts, own: string): string[] {
  const known = new Set([own, te, hi].map((name) => name.toLowerCase()));
  return names.filter((name) => name !== '' && !known.has(name.toLowerCase()) && known.add(name.toLowerCase()));
}

/** What a place is called by itself, and what only tells of it. */
export interface PlaceChange {
  readonly name: string;
  readonly facts: PlaceFacts;
}

/**
 * Changes name and facts of a place; null where they are as they were. The old name finds it on; its listings and
 * projects say the new one. Throws 409 for a name that one of its siblings has.
 */
export async function changeTaken(part: Db, place: PlaceIn, siblings: readonly PlaceRow[], to: PlaceChange) {
  const { kind, row } = place;
  const { name } = to;
  for (const each of to.facts.also) if (!row.facts.also.includes(each)) checkName('also', each);
  const facts = { ...to.facts, also: spellings([...to.facts.also, row.name], to.facts, name) };
  const after = { name, facts };
  if (JSON.stringify(after) === JSON.stringify({ name: row.name, facts: row.facts })) return null;
  const others = siblings.filter(({ id }) => id !== row.id);
  const double = others.find((other) => equalsIgnoreCase(other.name, name));
  if (double) throw new HttpError(409, said('placeNamed', { name: double.name }));
  const taken = others.find((other) => facts.also.some((each) => equalsIgnoreCase(each, other.name)));
  if (taken) throw new HttpError(409, said('nameOfOtherPlace', { name: taken.name }));
  if (name !== row.name) await checkSize(part, place, MOST_RENAMED, 'rename');
  await writePlace(part, kind, row.id, after);
  const from = spotOf(place);
  if (name !== row.name)
    await renameListings(part, from, kind === 'city' ? { ...from, city: name } : { ...from, locality: name });
  return { before: { name: row.name, ...row.facts }, after: { name, ...facts }, facts };
}

/** Siblings of a place: the cities, or the localities of its city. */
const siblingsOf = async (part: Db, { kind, city }: PlaceIn): Promise<readonly PlaceRow[]> =>
  kind === 'city' ? cityRows(part) : city.localities;

export const changePlace =
  (seen: SeenPlace, to: PlaceChange): ToPlace =>
  async (part) => {
    const [found] = await takePlaces(part, seen.kind, [seen.id]);
    const place = asSeen(found, seen);
    const changed = await changeTaken(part, place, await siblingsOf(part, place), to);
    if (changed === null) throw new HttpError(409, said('nothingChanged'));
    const { before, after } = changed;
    return {
      subject: `place:${titleOf(place)}`,
      before,
      after,
      answer: { message: said('placeSaved', { name: to.name }) },
    };
  };

/** What a place is known by after another one has come to it. */
const withNames = (own: PlaceRow, gone: PlaceRow): PlaceChange => ({
  name: own.name,
  facts: { ...own.facts, also: spellings([...own.facts.also, gone.name, ...gone.also], own.facts, own.name) },
});

interface Moved {
  readonly listings: number;
  readonly projects: number;
}
const sum = (moves: readonly Moved[]): Moved => ({
  listings: moves.reduce((all, { listings }) => all + listings, 0),
  projects: moves.reduce((all, { projects }) => all + projects, 0),
});

/** What is in one place, and what it is called, comes to another one. Answers that one as it is then. */
async function take(part: Db, from: PlaceIn, to: PlaceIn): Promise<{ readonly moved: Moved; readonly place: PlaceIn }> {
  const moved = await moveListings(part, spotOf(from), spotOf(to));
  // An offered place stays so under the name of the other one.
  if (from.row.from_listing === OFFERED) {
    await offer(part, 'cities', [to.city.id]);
    if (to.kind === 'locality') await offer(part, 'localities', [to.row.id]);
  }
  const { facts } = withNames(to.row, from.row);
  await writePlace(part, to.kind, to.row.id, { name: to.row.name, facts });
  return { moved, place: { ...to, row: { ...to.row, facts, also: otherNames(facts) } } };
}

/** The localities of a city come to another one: those that it has, too, become one with its own. */
async function takeLocalities(part: Db, from: PlaceIn['city'], to: PlaceIn['city']): Promise<readonly Moved[]> {
  const moves: Moved[] = [];
  let own = to.localities;
  for (const row of from.localities) {
    const gone: PlaceIn = { kind: 'locality', city: from, row };
    const twin = placeCalled(own, row.name);
    if (twin === undefined) {
      await moveLocality(part, row.id, to.id);
      moves.push(await moveListings(part, spotOf(gone), { ...spotOf(gone), cityId: to.id, city: to.name }));
    } else {
      const { moved, place } = await take(part, gone, { kind: 'locality', city: to, row: twin });
      own = own.map((each) => (each.id === twin.id ? { ...each, ...place.row } : each));
      await deletePlace(part, 'locality', row.id);
      moves.push(moved);
    }
  }
  return moves;
}

/**
 * Makes one place of two doubles: listings, projects and counts of the first come to the second, and its names find
 * that one. A city brings its localities along.
 */
export const mergePlaces =
  (seen: SeenPlace, into: number): ToPlace =>
  async (part) => {
    const { kind } = seen;
    if (into === seen.id) throw new HttpError(400, said('mergeIntoOther'));
    const [found, other] = await takePlaces(part, kind, [seen.id, into]);
    const [from, to] = [asSeen(found, seen), there(other)];
    await checkSize(part, from, MOST_MOVED, kind === 'city' ? 'localities' : 'other');
    const parts = kind === 'city' ? await takeLocalities(part, from.city, to.city) : [];
    const { moved } = await take(part, from, to);
    // Its name is the other one's from now on; in another city the gazetteer would bring it back.
    if (kind === 'city' || from.city.id === to.city.id) await deletePlace(part, kind, from.row.id);
    else await hidePlaces(part, kind, [from.row.id]);
    const { listings, projects } = sum([...parts, moved]);
    return {
      subject: `place:${titleOf(from)}`,
      before: { name: from.row.name, ...from.row.facts },
      after: { into: titleOf(to), listings, projects },
      answer: { message: said('placesMerged', { gone: from.row.name, into: to.row.name, listings, projects }) },
    };
  };

/** Offers a place no longer, with the localities of a city. Only one without active listings and projects can go. */
export const removePlace =
  (seen: SeenPlace): ToPlace =>
  async (part) => {
    const [found] = await takePlaces(part, seen.kind, [seen.id]);
    const place = asSeen(found, seen);
    const { kind, row, city } = place;
    const cities = await countedPlaces(part);
    const counted = kind === 'city' ? cities : cities.flatMap(({ localities }) => localities);
    const listings = counted.find(({ id }) => id === row.id)?.listings ?? 0;
    const projects = (await projectCounts(part))[kind].get(row.id) ?? 0;
    if (listings + projects > 0) throw new HttpError(409, said('placeInUse', { name: row.name, listings, projects }));
    await hidePlaces(part, kind, [row.id]);
    if (kind === 'city')
      await hidePlaces(
        part,
        'locality',
        city.localities.map(({ id }) => id),
      );
    return {
      subject: `place:${titleOf(place)}`,
      before: { name: row.name, ...row.facts },
      answer: { message: said('placeRemoved', { name: row.name }) },
    };
  };

/** Every place that is offered, as an operator sees it. */
export async function placesNow(db: Db): Promise<ConsoleCity[]> {
  const [cities, projects] = await Promise.all([countedPlaces(db), projectCounts(db)]);
  const told = (kind: PlaceKind, row: PlaceRow & { readonly listings: number }): ConsolePlace => ({
    id: row.id,
    mark: markOf(row),
    name: row.name,
    facts: row.facts,
    listings: row.listings,
    projects: projects[kind].get(row.id) ?? 0,
    offered: row.from_listing === OFFERED,
  });
  return cities.map((city) => ({
    ...told('city', city),
    localities: city.localities.map((part) => told('locality', part)),
  }));
}
