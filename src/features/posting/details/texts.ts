import * as words from '@/words/postingDetails';
import * as priceWords from '@/words/postingPrice';

/** What the steps of details and price say. */
export const DETAILS = {
  what: words.what,
  whatHint: words.whatHint,
  land: words.land,
  size: words.size,
  rooms: words.rooms,
  parking: words.parking,
  status: words.status,
  paperwork: words.paperwork,
  surroundings: words.surroundings,
  description: words.description,
  ageHint: words.ageHint,
  carpetAreaHint: words.carpetAreaHint,
  floorHint: words.floorHint,
  floorsHint: words.floorsHint,
  gatedColony: words.gatedColony,
  aboutHint: words.aboutHint,
  clear: words.clear,
  unit: words.unit,
  unitOf: (label: string) => words.unitOf({ label: label.toLowerCase() }),
  years: words.years,
  feet: words.feet,
} as const;

export const AMENITY_TEXTS = {
  search: words.amenities.search,
  chosen: (count: number) => words.chosen({ count }),
  found: (count: number) => words.found({ count }),
  all: (count: number) => words.all({ count }),
  none: (wanted: string) => words.none({ wanted }),
  custom: words.amenities.custom,
  customHint: words.amenities.customHint,
  add: words.amenities.add,
  blank: words.amenities.blank,
  added: (name: string) => words.added({ name }),
  removed: (name: string) => words.removed({ name }),
  twice: (name: string) => words.twice({ name }),
  ticked: (name: string) => words.ticked({ name }),
  full: (most: number) => words.full({ most }),
} as const;

export const PRICE = {
  price: priceWords.price,
  rupees: priceWords.rupees,
  expectedPriceHint: priceWords.expectedPriceHint,
  takeRate: (rate: string) => priceWords.takeRate({ rate }),
  rateFrom: priceWords.rateFrom,
  rateMatches: priceWords.rateMatches,
  rateHint: priceWords.rateHint,
  terms: priceWords.terms,
  more: priceWords.more,
  includesHint: priceWords.includesHint,
  fixed: priceWords.fixed,
  percentage: priceWords.percentage,
  amount: priceWords.amount,
  percent: priceWords.percent,
  share: (percent: string, price: string, amount: string) => priceWords.share({ percent, price, amount }),
  shareHint: priceWords.shareHint,
} as const;
