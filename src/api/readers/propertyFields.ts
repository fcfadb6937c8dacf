import {
  LISTING_FIELDS,
  namesWhere,
  type ListingField,
  type ListingFields,
  type NamesOf,
} from '@/contract/listingFields';
import { bool, fieldsOf, isRaw, number, numbers, RERA_FIELDS, status, text, texts, type Fields } from './coerce';
import { readersOf } from './fieldReaders';

/** Read in their own ways, or not at all. */
type Apart = 'amenities' | 'transactionType';
type Hidden = Exclude<NamesOf<ListingFields, { readonly shown: false }>, Apart>;
type Shown = Exclude<ListingField, NamesOf<ListingFields, { readonly shown: false }> | Apart>;
const APART: ReadonlySet<ListingField> = new Set<Apart>(['amenities', 'transactionType']);
const READ = namesWhere<Shown | Hidden>(LISTING_FIELDS, () => true).filter((name) => !APART.has(name));

const isHidden = (name: Shown | Hidden): name is Hidden => 'shown' in LISTING_FIELDS[name];
const isShown = (name: Shown | Hidden): name is Shown => !isHidden(name);

type Whole<F extends Fields> = { readonly [K in keyof F]: NonNullable<ReturnType<F[K]>> };

/** The rows of a list that can be read as a whole, in their order. */
const listOf =
  <F extends Fields>(fields: F) =>
  (value: unknown): readonly Whole<F>[] | null =>
    Array.isArray(value)
      ? value
          .filter(isRaw)
          .map((each) => fieldsOf(each, fields, true))
          .filter((each): each is Whole<F> => !Object.values<unknown>(each).includes(null))
      : null;

/** What visitors read of a listing. */
export const PROPERTY_FIELDS = {
  ...readersOf(LISTING_FIELDS, READ.filter(isShown)),
  status,
  createdAt: text,
  visitedOn: text,
  pictureCount: number,
} as const;

/** What a detail says besides; other answers, the owner's own list among them, leave it as it is. */
export const DETAIL_FIELDS = {
  ...RERA_FIELDS,
  /** Rupees; `at` in ISO 8601. */
  priceChanges: listOf({ from: number, to: number, at: text }),
  /** Near its locality, km. */
  landmarks: listOf({ name: text, te: text, hi: text, km: number }),
  /** Rupees per sq ft; `month` is YYYY-MM. */
  askingMonths: listOf({ month: text, listings: number, low: number, middle: number, high: number }),
} as const;

/** What only its owner is told of a listing: why it waits, and who looked, in all and on each of the last 30 days. */
export const OWN_PROPERTY_FIELDS = {
  reviewReason: text,
  /** The fields that this is about, in its order. */
  reviewFields: texts,
  waitsForNumber: bool,
  /** Names what the listing says; null where the server does not look at edits that overtake each other. */
  mark: text,
  /** Null where the server cannot say so. */
  sold: bool,
  viewCount: number,
  phoneViewCount: number,
  enquiryCount: number,
  viewsByDay: numbers,
} as const;

/**
 * What posting asks beside the fields that visitors read. The owner's own list brings all of it, so that an edit loses
 * nothing [EDIT-6]; another answer that leaves it out says nothing of it.
 */
export const POSTING_FIELDS = readersOf(LISTING_FIELDS, READ.filter(isHidden));
