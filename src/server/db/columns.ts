import { bedroomsIn, configurations } from '@/domain/bhk';
import { possessionNamed } from '@/domain/possession';
import { toNumber } from '@/domain/price';
import { canonicalSubtype } from '@/domain/subtypes';
import { filteredArea, rateOf } from '@/domain/listingTraits';
import type { Doc } from './doc';
import type { OrderColumns, ProjectsTable, PropertiesTable } from './schema';
import { traitBits } from './traitBits';

/** Stands after every known price, in orders that go up and in those that go down. */
export const NO_PRICE = 1e15;
/** The highest count that `bhk_mask` tells apart. */
const FIVE_OR_MORE = 5;

const word = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

const possession = (value: unknown): string => (typeof value === 'string' ? possessionNamed(value).toLowerCase() : '');

const known = (rupees: number | null): rupees is number => rupees !== null && rupees > 0;

/** The columns of every order; an unknown price or price per sq ft comes last in each of them. */
function orders(
  createdAt: number,
  rank: number,
  low: number | null,
  high: number | null,
  perSqft: number | null,
): OrderColumns {
  return {
    rank,
    order_newest: -createdAt,
    order_price_up: known(low) ? low : NO_PRICE,
    order_price_down: known(high) ? -high : NO_PRICE,
    order_per_sqft: known(perSqft) ? perSqft : NO_PRICE,
  };
}

type PropertyColumns = OrderColumns &
  Pick<PropertiesTable, 'subtype' | 'property_type' | 'bhk' | 'price' | 'sale_type' | 'possession' | 'created_at'> & {
    traits: number;
    area: number | null;
  };

/** What the database filters and orders a listing by, read from its fields. `createdAt` in ms since 1970. */
export function propertyColumns(doc: Doc, createdAt: number, rank: number): PropertyColumns {
  const subtype = typeof doc['selectedSubtype'] === 'string' ? doc['selectedSubtype'] : '';
  const price = toNumber(doc['expectedPrice']);
  return {
    ...orders(createdAt, rank, price, price, rateOf(doc)),
    subtype: word(canonicalSubtype(subtype) ?? subtype),
    property_type: word(doc['propertyType']),
    bhk: bedroomsIn(doc),
    price,
    sale_type: word(doc['saleType']) || word(doc['transactionType']),
    possession: possession(doc['possessionStatus']),
    traits: traitBits(doc),
    area: filteredArea(doc),
    created_at: createdAt,
  };
}

type ProjectColumns = OrderColumns &
  Pick<ProjectsTable, 'property_type' | 'bhk_mask' | 'price_from' | 'price_to' | 'possession' | 'created_at'>;

/** The counts that a project offers, bit n for n BHK; bit 5 for five or more. */
function bhkMask(unitConfig: unknown): number {
  const list: readonly unknown[] = Array.isArray(unitConfig) ? unitConfig : [unitConfig];
  const texts = list.filter((each) => typeof each === 'string');
  return configurations(texts).reduce((mask, count) => mask | (1 << Math.min(count, FIVE_OR_MORE)), 0);
}

/** The same for a project, whose price is a range. */
export function projectColumns(doc: Doc, createdAt: number, rank: number): ProjectColumns {
  const from = toNumber(doc['unitPriceRangeFrom']);
  const to = toNumber(doc['unitPriceRangeTo']);
  const [start, end] = [from ?? to, to ?? from];
  const low = start === null || end === null ? null : Math.min(start, end);
  const high = start === null || end === null ? null : Math.max(start, end);
  return {
    ...orders(createdAt, rank, low, high, toNumber(doc['pricePerSqft'])),
    property_type: word(doc['propertyType']),
    bhk_mask: bhkMask(doc['unitConfig']),
    price_from: low,
    price_to: high,
    possession: possession(doc['possessionStatus']),
    created_at: createdAt,
  };
}
