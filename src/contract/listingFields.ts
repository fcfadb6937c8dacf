/**
 * What a field of a listing holds. What the contract takes, how an answer is read, what a form sends when nothing is given
 * and what the server checks all follow from it.
 *
 * - `text`: words of one's own; `name`: the same on one line, in one way of writing; `link`: an address on the web
 * - `word`: a short word that is no secret; `choice`: one of a few words, and others that other servers know
 * - `count`: a number that may be written "3+"; `floor`: the same, where "Ground" is one too
 * - `rupees`, `area` (sq ft), `feet`, `years`, `units` (pieces): numbers
 * - `flag`: true or false; `yesNo`: the words "Yes" and "No"; `yesNoFlag`: asked as the words, kept as the flag
 * - `texts`, `words`: lists; `amenities`: flags by name; `pictures`: addresses, of older records a single one;
 *   `pictureList`: addresses
 */
export type FieldKind =
  | 'text'
  | 'name'
  | 'link'
  | 'word'
  | 'choice'
  | 'count'
  | 'floor'
  | NumberKind
  | 'flag'
  | 'yesNo'
  | 'yesNoFlag'
  | 'texts'
  | 'words'
  | 'amenities'
  | 'pictures'
  | 'pictureList';
export type NumberKind = 'rupees' | 'area' | 'feet' | 'years' | 'units';

/** Where the posting forms ask for a field: which form, which kind of property, and what has to be ticked before. */
export type AskedIn =
  | 'kind'
  | 'place'
  | 'all'
  | 'building'
  | 'unfinished'
  | 'land'
  | 'variant'
  | 'media'
  | 'terms'
  | 'price'
  | 'more'
  | 'brokerage';

/** Which kinds alone are asked: homes, not commercial ones; flats; what lies on a floor of a building; farm land. */
export type AskedOf = 'homes' | 'flats' | 'floors' | 'farms';

export interface FieldRow {
  readonly kind: FieldKind;
  /** The most characters. */
  readonly max?: number;
  /** Without it no form asks for the field; a listing may have it all the same. */
  readonly asked?: AskedIn;
  readonly only?: AskedOf;
  /** Beside lists: only details answer it, or only its owner is told. */
  readonly told?: 'details' | 'owner';
  /** No screen shows it to visitors: only the owner's own list is read for it. */
  readonly shown?: false;
  /** A new listing's payload does not name it; an edit sends back what is stored [WIZ-16, EDIT-6]. */
  readonly posted?: false;
}
/** The most characters of a `count` or a `floor`. */
export const MOST_COUNT_CHARACTERS = 16;
type FieldTable = Readonly<Record<string, FieldRow>>;

/** Every list of pictures that a listing or a project can have [PDET-12]. */
export const PICTURE_FIELDS = {
  propertyMainImage: { kind: 'pictures' },
  exteriorView: { kind: 'pictureList', told: 'details' },
  livingRoom: { kind: 'pictureList', told: 'details' },
  bedrooms: { kind: 'pictureList', told: 'details' },
  bathrooms: { kind: 'pictureList', told: 'details' },
  kitchen: { kind: 'pictureList', told: 'details' },
  floorPlan: { kind: 'pictureList', told: 'details' },
  masterPlan: { kind: 'pictureList', told: 'details' },
  locationMap: { kind: 'pictures', told: 'details' },
  others: { kind: 'pictureList', told: 'details' },
  projectImages: { kind: 'pictureList', told: 'details', posted: false },
  floorPlans: { kind: 'pictureList', told: 'details', posted: false },
  parkingPlan: { kind: 'pictureList', told: 'details', posted: false },
} as const satisfies FieldTable;

const FINISHES = {
  livingDiningFloor: { kind: 'text', max: 200, told: 'details' },
  bedroomFloor: { kind: 'text', max: 200, told: 'details' },
  kitchenFloor: { kind: 'text', max: 200, told: 'details' },
  kitchenFitting: { kind: 'text', max: 200, told: 'details' },
  toiletFitting: { kind: 'text', max: 200, told: 'details' },
  bedroomFitting: { kind: 'text', max: 200, told: 'details' },
  livingDiningWall: { kind: 'text', max: 200, told: 'details' },
  kitchenWall: { kind: 'text', max: 200, told: 'details' },
  bedroomWall: { kind: 'text', max: 200, told: 'details' },
} as const satisfies FieldTable;

/** Every field that somebody can post of a listing, under the payload's name [WIZ-16]. */
export const LISTING_FIELDS = {
  propertyType: { kind: 'word', max: 60, asked: 'kind' },
  selectedSubtype: { kind: 'word', max: 60, asked: 'kind' },
  /** What is done with it; the forms post sales: "Sell". */
  type: { kind: 'word', max: 40, asked: 'kind' },
  city: { kind: 'name', max: 120, asked: 'place' },
  locality: { kind: 'name', max: 120, asked: 'place' },
  address: { kind: 'text', max: 400, asked: 'place', told: 'owner', shown: false },
  location: { kind: 'text', max: 400, told: 'owner', shown: false },
  name: { kind: 'name', max: 200, asked: 'all' },
  facing: { kind: 'choice', max: 40, asked: 'all' },
  /** Of land: whether it is a gated colony [WIZ-7]. */
  gatedCommunity: { kind: 'yesNo', asked: 'all' },
  age: { kind: 'years', asked: 'building' },
  builtUpArea: { kind: 'area', asked: 'building' },
  carpetArea: { kind: 'area', asked: 'building' },
  flatNumber: { kind: 'text', max: 40, asked: 'building', only: 'flats', told: 'owner', shown: false },
  propertyFloorNo: { kind: 'floor', asked: 'building', only: 'floors' },
  reraId: { kind: 'text', max: 60, asked: 'all' },
  approvedType: { kind: 'choice', max: 40, asked: 'all' },
  /** Two-wheelers. */
  openParking: { kind: 'count', asked: 'building' },
  /** Four-wheelers. */
  coveredParking: { kind: 'count', asked: 'building' },
  balconies: { kind: 'count', asked: 'building', only: 'homes' },
  bathroom: { kind: 'count', asked: 'building' },
  bedroom: { kind: 'count', asked: 'building', only: 'homes' },
  /** The second name of the bedrooms. */
  bhk: { kind: 'count' },
  furnishingType: { kind: 'choice', max: 40, asked: 'building' },
  transactionType: { kind: 'choice', max: 40, asked: 'all' },
  /** The second name of the transaction type, under which it is kept. */
  saleType: { kind: 'choice', max: 40 },
  possessionStatus: { kind: 'choice', max: 60, asked: 'building' },
  about: { kind: 'text', max: 5000, asked: 'all' },
  amenities: { kind: 'amenities', asked: 'building', told: 'details' },
  customAmenities: { kind: 'texts', max: 60, asked: 'building', told: 'details' },
  /** The land's number in the records of the revenue office. */
  surveyNumber: { kind: 'text', max: 60, asked: 'land', told: 'details' },
  /** Where its water comes from. */
  waterSource: { kind: 'choice', max: 40, asked: 'land', only: 'farms', told: 'details' },
  noOfOpenSides: { kind: 'count', asked: 'land' },
  widthOfTheRoad: { kind: 'feet', asked: 'land' },
  /** Of houses and villas, too: their land. */
  plotArea: { kind: 'area', asked: 'land' },
  plotLength: { kind: 'feet', asked: 'land' },
  plotWidth: { kind: 'feet', asked: 'land' },
  anyConstructionDone: { kind: 'yesNo', asked: 'land', shown: false },
  boundaryWall: { kind: 'yesNo', asked: 'land' },
  noOfUnits: { kind: 'units', asked: 'variant', shown: false },
  noOfFloors: { kind: 'floor', asked: 'building' },
  video: { kind: 'link', max: 500, asked: 'media', told: 'details' },
  termsAccepted: { kind: 'flag', asked: 'terms', told: 'owner', shown: false },
  expectedPrice: { kind: 'rupees', asked: 'price' },
  pricePerSqft: { kind: 'rupees', asked: 'price' },
  allInclusivePrice: { kind: 'flag', asked: 'price', shown: false },
  taxNgovtChargesExcluded: { kind: 'flag', asked: 'price', shown: false },
  priceNegotiable: { kind: 'flag', asked: 'price' },
  chargeBrokerage: { kind: 'yesNoFlag', asked: 'price', shown: false },
  maintenanceCharges: { kind: 'rupees', asked: 'more', shown: false },
  otherCharges: { kind: 'rupees', asked: 'more', shown: false },
  tokenAmount: { kind: 'rupees', asked: 'more', shown: false },
  priceIncludes: { kind: 'text', max: 400, asked: 'more', shown: false },
  brokerChargesType: { kind: 'choice', max: 40, asked: 'brokerage', shown: false },
  /** Rupees, or per cent of the price. */
  brokerage: { kind: 'rupees', asked: 'brokerage', shown: false },
  brokerageNegotiable: { kind: 'flag', asked: 'brokerage', shown: false },
  totalBlocks: { kind: 'units', shown: false },
  noOfBuildings: { kind: 'units', shown: false },
  unitAreaRangeFrom: { kind: 'area', shown: false },
  unitAreaRangeTo: { kind: 'area', shown: false },
  unitPriceRangeFrom: { kind: 'rupees', shown: false },
  unitPriceRangeTo: { kind: 'rupees', shown: false },
  avgPricing: { kind: 'rupees', shown: false },
  projectArea: { kind: 'area', shown: false },
  projectExtentArea: { kind: 'text', max: 60, shown: false },
  unit: { kind: 'word', max: 20, shown: false },
  unitConfig: { kind: 'words', max: 60, shown: false },
  servantRoom: { kind: 'flag', shown: false },
  specifications: { kind: 'text', max: 5000, told: 'details', shown: false },
  per: { kind: 'word', max: 40, shown: false },
  /** When an unfinished building is ready: the forms ask for the month, "2027-06"; others write a day or words [PDET-8]. */
  launchDate: { kind: 'word', max: 40, asked: 'unfinished' },
  projectBrochure: { kind: 'link', max: 500, posted: false },
  view: { kind: 'text', max: 120, posted: false },
  flooring: { kind: 'text', max: 120, posted: false },
  block: { kind: 'text', max: 60, posted: false },
  ...FINISHES,
  ...PICTURE_FIELDS,
} as const satisfies FieldTable;

export type ListingFields = typeof LISTING_FIELDS;
export type ListingField = keyof ListingFields;
/** A field that some posting form asks for. */
export type AskedField = NamesOf<ListingFields, { readonly asked: AskedIn }>;

const configurations = <const N extends string>(n: N) =>
  ({
    [`unitAreaRangeFrom${n}BHK`]: { kind: 'area' },
    [`unitAreaRangeTo${n}BHK`]: { kind: 'area' },
    [`floorPlan${n}Bhk`]: { kind: 'pictureList', told: 'details' },
  }) as {
    readonly [K in `unitAreaRange${'From' | 'To'}${N}BHK`]: { readonly kind: 'area' };
  } & { readonly [K in `floorPlan${N}Bhk`]: { readonly kind: 'pictureList'; readonly told: 'details' } };

/** What is said of a project. */
export const PROJECT_FIELDS = {
  name: { kind: 'name', max: 200 },
  builderName: { kind: 'name', max: 200 },
  city: { kind: 'name', max: 120 },
  locality: { kind: 'name', max: 120 },
  propertyType: { kind: 'word', max: 60 },
  unitConfig: { kind: 'texts', max: 20 },
  unitPriceRangeFrom: { kind: 'rupees' },
  unitPriceRangeTo: { kind: 'rupees' },
  unitAreaRangeFrom: { kind: 'area' },
  unitAreaRangeTo: { kind: 'area' },
  ...configurations('1'),
  ...configurations('2'),
  ...configurations('3'),
  ...configurations('4'),
  ...configurations('5'),
  pricePerSqft: { kind: 'rupees' },
  possessionStatus: { kind: 'choice', max: 60 },
  about: { kind: 'text', max: 5000 },
  projectBrochure: { kind: 'link', max: 500 },
  video: { kind: 'link', max: 500, told: 'details' },
  locationHighlights: { kind: 'texts', max: 2000, told: 'details' },
  projectExtentArea: { kind: 'text', max: 60 },
  totalBlocks: { kind: 'units' },
  totalPlots: { kind: 'units' },
  totalVillas: { kind: 'units' },
  noOfBuildings: { kind: 'units' },
  noOfUnits: { kind: 'units' },
  noOfFloors: { kind: 'units' },
  launchDate: { kind: 'word', max: 40 },
  possessionDate: { kind: 'word', max: 40 },
  reraId: { kind: 'text', max: 60 },
  amenities: { kind: 'amenities', told: 'details' },
  customAmenities: { kind: 'texts', max: 60, told: 'details' },
  ...FINISHES,
  ...PICTURE_FIELDS,
} as const satisfies FieldTable;

/** The names of a table's fields whose rows fit a type. */
export type NamesOf<T extends FieldTable, Row> = {
  [N in keyof T & string]: T[N] extends Row ? N : never;
}[keyof T & string];

/** The names of a table's fields whose rows a question lets through; their type is the same question, asked by `NamesOf`. */
export const namesWhere = <N extends string>(
  table: Readonly<Record<N, FieldRow>> | FieldTable,
  holds: (row: FieldRow) => boolean,
): readonly N[] => Object.entries(table).flatMap(([name, row]: [string, FieldRow]) => (holds(row) ? [name as N] : []));

const NUMBER_KINDS: ReadonlySet<FieldKind> = new Set<NumberKind>(['rupees', 'area', 'feet', 'years', 'units']);
export const isNumberKind = (kind: FieldKind): kind is NumberKind => NUMBER_KINDS.has(kind);
