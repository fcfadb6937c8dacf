import { isNumberKind, LISTING_FIELDS, namesWhere, PICTURE_FIELDS } from '@/contract/listingFields';
import type { ListingPayload } from '@/contract/payloads';
import { readAmenities } from '@/domain/amenityFlags';
import { imageGroups } from '@/domain/imageGroups';
import { toNumber } from '@/domain/price';
import { canonicalSubtype } from '@/domain/subtypes';
import { headline, whatAndWhere } from '@/domain/headlines';
import { textIn, type Doc } from '../db/doc';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { distinctTexts } from '@/domain/text';

/** Fields that are numbers; they may come as texts. */
const NUMBERS: ReadonlySet<string> = new Set(namesWhere(LISTING_FIELDS, ({ kind }) => isNumberKind(kind)));
const PICTURES: ReadonlySet<string> = new Set(Object.keys(PICTURE_FIELDS));
/** Read on their own: whose it is, the two names of the sale type, and what belongs together. */
const APART: ReadonlySet<string> = new Set([
  '_id',
  'userId',
  'saleType',
  'transactionType',
  'amenities',
  'customAmenities',
]);

/** A listing's or project's name; of one without, what and where it is, in English: "Plot in Perur" [PDET-3]. */
export const headlineOf = (doc: Doc): string => headline(headlined(doc));

const headlined = (doc: Doc) => ({
  name: textIn(doc, 'name'),
  selectedSubtype: textIn(doc, 'selectedSubtype'),
  propertyType: textIn(doc, 'propertyType'),
  bedroom: doc['bedroom'],
  bhk: doc['bhk'],
  locality: textIn(doc, 'locality'),
  city: textIn(doc, 'city'),
});

/** Its name, and what and where it is, in English. */
export const namesIn = (doc: Doc): readonly string[] => [headlineOf(doc), whatAndWhere(headlined(doc))];

/** Where exactly somebody lives is nothing to be judged. */
const PRIVATE: ReadonlySet<string> = new Set(namesWhere(LISTING_FIELDS, ({ told }) => told === 'owner'));

/** What operators see of a listing's fields. */
export const withoutPrivate = (doc: Doc): Doc =>
  Object.fromEntries(Object.entries(doc).filter(([field]) => !PRIVATE.has(field)));

/** What a field says: flags the same in every order, and one that is off no more than one that is not there. */
function asText(value: unknown): string {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  const said = isMap
    ? Object.entries(value)
        .flatMap(([name, isOn]) => (isOn === false ? [] : [name]))
        .sort()
    : value;
  return said === false || isEmpty(said) ? '' : JSON.stringify(said);
}

/** The fields of a listing that are others at another time, as they are in `doc`. */
export function differing(doc: Doc, other: Doc): Doc {
  const isOther = (field: string) => asText(doc[field]) !== asText(other[field]);
  const fields = new Set([...Object.keys(doc), ...Object.keys(other)]);
  return Object.fromEntries([...fields].filter(isOther).map((field) => [field, doc[field] ?? null]));
}

/** What is asked for a listing, and what its owner agreed to. */
const ASKED_FOR: ReadonlySet<string> = new Set(
  namesWhere(LISTING_FIELDS, ({ asked = 'all' }) => ['price', 'more', 'brokerage', 'terms'].includes(asked)),
);

/** Whether an edit says something else of what can be seen: a lower price is for the same home. */
export const changesFacts = (before: Doc, doc: Doc): boolean =>
  Object.keys(differing(before, doc)).some((field) => !ASKED_FOR.has(field));

const MOST_AMENITIES = 200;

/** A picture field keeps its shape: one address, or a list without blanks and repeats. */
function pictures(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? distinctAddresses(value) : value;
}
const distinctAddresses = (list: readonly unknown[]): readonly string[] => [
  ...new Set(list.flatMap((each) => (typeof each === 'string' && each.trim() !== '' ? [each.trim()] : []))),
];

function valueOf(field: string, value: unknown): unknown {
  if (NUMBERS.has(field)) return toNumber(value);
  if (PICTURES.has(field)) return pictures(value);
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return field === 'selectedSubtype' ? (canonicalSubtype(text) ?? text) : text;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

type Changes = Map<string, unknown>;

/** `transactionType` and `saleType` are two names of one thing, which is kept once. */
function saleType({ transactionType, saleType: named }: ListingPayload, changes: Changes): void {
  if (transactionType === undefined && named === undefined) return;
  changes.set('saleType', (transactionType ?? named ?? '').trim());
  changes.set('transactionType', null);
}

/** Both spellings become the one name; flags that are not named stay, and so do custom amenities. */
function amenities({ amenities: map, customAmenities: list }: ListingPayload, changes: Changes): void {
  if (map !== undefined) {
    const { flags } = readAmenities({ amenities: map });
    if (Object.keys(flags).length > MOST_AMENITIES)
      throw new HttpError(400, said('manyAmenities', { field: 'amenities' }));
    changes.set('amenities', map === null ? null : flags);
  }
  if (list !== undefined) changes.set('customAmenities', list === null ? null : distinctTexts(list));
}

/** What a payload says of a listing, in the database's shape; an empty value says that there is none. */
function changesOf(payload: ListingPayload): Changes {
  const changes: Changes = new Map();
  for (const [field, value] of Object.entries(payload)) {
    if (value !== undefined && !APART.has(field)) changes.set(field, valueOf(field, value));
  }
  saleType(payload, changes);
  amenities(payload, changes);
  return changes;
}

const DEFAULTS = { propertyType: 'Residential', selectedSubtype: 'Flat/Apartment', type: 'Sell' } as const;

function applied(doc: Doc, changes: Changes): Doc {
  const entries = Object.entries({ ...doc, ...Object.fromEntries(changes) });
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}

/** A new listing's fields (WIZ-16). Throws 400 when it has no city. */
export function newListing(payload: ListingPayload): Doc {
  return checkedCity({ ...DEFAULTS, ...applied({}, changesOf(payload)) });
}

/** A listing's fields after an edit: what the payload leaves out stays, what is null or empty goes (EDIT-2, EDIT-6). */
export function editedListing(doc: Doc, payload: ListingPayload): Doc {
  return checkedCity(applied(doc, changesOf(payload)));
}

function checkedCity(doc: Doc): Doc {
  if (typeof doc['city'] !== 'string') throw new HttpError(400, said('required', { field: 'city' }));
  return doc;
}

/** With so many pictures a listing shows itself well. */
const ENOUGH_PICTURES = 3;

/** Whether a listing has what visitors look for first. */
export function isComplete(doc: Doc): boolean {
  const count = imageGroups(doc).reduce((sum, { urls }) => sum + urls.length, 0);
  return count >= ENOUGH_PICTURES && (toNumber(doc['expectedPrice']) ?? 0) > 0;
}

/** Makes a time a small part of a rank, so that of two listings the fresher one stands first. */
const TIME_SCALE = 1e13;

/**
 * The place in the default order: complete listings stand before the others, in each of the two the freshest first.
 * `fresh` is when it was posted or last confirmed (`freshSince`).
 */
export const rankOf = (doc: Doc, fresh: number): number => (isComplete(doc) ? 0 : 1.2) - fresh / TIME_SCALE;
