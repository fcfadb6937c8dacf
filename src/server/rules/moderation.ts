import { LISTING_FIELDS, namesWhere } from '@/contract/listingFields';
import { isNamedAmenity } from '@/domain/amenityFlags';
import { holdsPhone } from '@/domain/contactData/phones';
import { ratedArea } from '@/domain/listingTraits';
import { oddFields } from '@/domain/plausible';
import { toNumber } from '@/domain/price';
import { canonicalSubtype } from '@/domain/subtypes';
import type { Doc } from '../db/doc';
import type { Spoken } from '../kernel/said';
import { holdsLink } from './links';
import { wordOf, type Reason } from './reviewReasons';
import { titlesSite } from './siteName';
import { splitPhones } from './splitPhones';

/** Fields that hold addresses, checked when they are written. */
const NO_TEXTS: ReadonlySet<string> = new Set(
  namesWhere(LISTING_FIELDS, ({ kind }) => kind === 'link' || kind === 'pictures' || kind === 'pictureList'),
);

function textsOf(field: string, value: unknown): readonly string[] {
  if (NO_TEXTS.has(field)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string');
  // A flag that nobody knows is shown under its own name.
  if (field === 'amenities' && typeof value === 'object' && value !== null)
    return Object.keys(value).filter((name) => !isNamedAmenity(name));
  return [];
}

/** The fields whose texts hold something. */
const fieldsWith = (doc: Doc, holds: (text: string) => boolean): readonly string[] =>
  Object.keys(doc).filter((field) => textsOf(field, doc[field]).some(holds));

/** The fields with a phone number, and those that share one. A registration has figures of its own. */
function fieldsWithPhone(doc: Doc): readonly string[] {
  const own = fieldsWith(doc, holdsPhone);
  const texts = Object.entries(doc).flatMap(([field, value]) =>
    field === 'reraId' || own.includes(field) ? [] : textsOf(field, value).map((text) => [field, text] as const),
  );
  const split = splitPhones(texts);
  return Object.keys(doc).filter((field) => own.includes(field) || split.has(field));
}

/** The fields, by their labels, whose texts hold a phone number, a link or an e-mail address. */
export function contactFields(doc: Doc): readonly Spoken[] {
  const fields = [...fieldsWithPhone(doc), ...fieldsWith(doc, holdsLink)];
  // Several fields have one label.
  const byLabel = new Map(fields.map((field) => [wordOf(field, 'en'), field]));
  return [...byLabel.values()].map((field) => ({ in: (language) => wordOf(field, language) }));
}

/** Fewer asking prices than this say nothing about a locality. */
const FEWEST_RATES = 5;
/** So many times off the middle of its locality's, a price per sq ft cannot be. */
const FAR_OFF = 50;
/** So many times below the lower or above the upper quarter of its locality's, it is worth a second look. */
const UNUSUAL = 2;

/** What a listing asks per sq ft: its price for its land, of a building for its area; null where that is not said. */
function rateOf(doc: Doc): number | null {
  const [price, sqft] = [toNumber(doc['expectedPrice']) ?? 0, ratedArea(doc)];
  return price > 0 && sqft !== null ? price / sqft : null;
}

/** What to ask of a price that is far from its locality's, whose rates are given in ascending order; null for nothing. */
export function rateReason(doc: Doc, rates: readonly number[]): Reason | null {
  const rate = rateOf(doc);
  const middle = rates[Math.floor(rates.length / 2)];
  if (rate === null || middle === undefined || rates.length < FEWEST_RATES) return null;
  const isFar = rate > middle * FAR_OFF || rate < middle / FAR_OFF;
  return isFar ? { code: 'rate' } : null;
}

/** Whether a price is far outside what most others ask in its locality, whose rates are given in ascending order. */
export function isUnusualRate(doc: Doc, rates: readonly number[]): boolean {
  const rate = rateOf(doc);
  const [low, high] = [1, 3].map((quarter) => rates[Math.floor(((rates.length - 1) * quarter) / 4)]);
  if (rate === null || low === undefined || high === undefined || rates.length < FEWEST_RATES) return false;
  return rate < low / UNUSUAL || rate > high * UNUSUAL;
}

/** Whether a listing is of a kind that no filter finds. */
const isUnknownKind = ({ selectedSubtype: kind }: Doc): boolean =>
  typeof kind === 'string' && kind.trim() !== '' && canonicalSubtype(kind) === null;

/**
 * Why a listing cannot become active by itself: everything that is missing or has to go. It needs a city and a positive
 * price, no number that makes no sense, and no phone number or link in its texts, and neither title nor place may look
 * like the marketplace's own.
 */
export function reviewReasons(doc: Doc): readonly Reason[] {
  const { name, city, locality } = doc;
  const named = [
    { code: 'odd', fields: [...(isUnknownKind(doc) ? ['selectedSubtype'] : []), ...oddFields(doc, 'far')] },
    { code: 'cramped', fields: oddFields(doc, 'cramped') },
    { code: 'above', fields: oddFields(doc, 'above') },
    { code: 'sides', fields: oddFields(doc, 'sides') },
    { code: 'phone', fields: fieldsWithPhone(doc) },
    { code: 'link', fields: fieldsWith(doc, holdsLink) },
    { code: 'siteName', fields: fieldsWith({ name, city, locality }, titlesSite) },
  ] as const;
  return [
    ...(typeof city !== 'string' || city.trim() === '' ? [{ code: 'city' } as const] : []),
    ...((toNumber(doc['expectedPrice']) ?? 0) > 0 ? [] : [{ code: 'price' } as const]),
    ...named.filter(({ fields }) => fields.length > 0),
  ];
}
