import type { PropertyRecord } from '@/api/records';
import type { Bodies, ListingPayload } from '@/contract/payloads';
import { POSTING_IMAGE_CATEGORIES } from '@/domain/imageGroups';
import type { PhotoUrls } from '@/store/uploads/photoLists';
import { LISTING_FIELDS, type FieldKind } from '@/contract/listingFields';
import { isPlot } from '@/domain/subtypes';
import { askedFields } from './askedFields';
import { fieldsWithoutControl, emptyFieldsWithoutControl } from './fieldsWithoutControl';
import { photoCategories } from './photoUrls';
import type { PostingValues } from './postingValues';
import { broughtBy, sentValues, withBrokerageType } from './sentValues';
import { propertyKindOf, valuesOf } from './valuesOf';
import { numberIn } from './numberFields';

/** The unit in which the forms ask for areas. */
const UNIT = 'sq ft';

type Extent = Pick<ListingPayload, 'unit' | 'projectExtentArea'>;

/** Area and unit joined [WIZ-16]; the area is the plot's, of buildings the property area. */
function extentOf(values: PostingValues): {
  readonly unit: string | null;
  readonly projectExtentArea: string | null;
} {
  const area = numberIn(values, isPlot(values.selectedSubtype) ? 'plotArea' : 'builtUpArea');
  return area === null ? { unit: null, projectExtentArea: null } : { unit: UNIT, projectExtentArea: `${area} ${UNIT}` };
}

/** The same after an edit: an extent that was made of the area follows it, another one stays as it is [EDIT-6]. */
function editedExtent(values: PostingValues, stored: PostingValues, record: PropertyRecord): Extent {
  const { unit, projectExtentArea } = record;
  const made = extentOf(stored);
  const follows = projectExtentArea != null && projectExtentArea === made.projectExtentArea && unit === made.unit;
  return follows ? extentOf(values) : { unit, projectExtentArea };
}

const KINDS: ReadonlyMap<string, FieldKind> = new Map(
  Object.entries(LISTING_FIELDS).map(([name, { kind }]) => [name, kind]),
);
type Empty = null | '' | false | readonly never[];
/** What is not named here says nothing by null: numbers and choices. */
const EMPTY: Readonly<Partial<Record<FieldKind, Empty>>> = {
  text: '',
  name: '',
  link: '',
  word: '',
  words: '',
  flag: false,
  texts: [],
  pictures: [],
  pictureList: [],
};

/** What a field of the payload says when it says nothing [WIZ-16]. */
const emptyValue = (field: string): Empty => EMPTY[KINDS.get(field) ?? 'choice'] ?? null;

/** The same fields, each with a value: one that says nothing is empty in its own way, so that every key goes out. */
const withEmpties = (fields: Partial<ListingPayload>): Partial<ListingPayload> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? emptyValue(field)]));

const categoriesOf = (subtype: string): ReadonlySet<string> => new Set(photoCategories(subtype).map(({ key }) => key));

/**
 * The photos of every category as a list; a kind that does not have the category has none in it [WIZ-11], unless they were
 * brought along [STAT-5].
 */
function photoFields(photos: PhotoUrls, subtype: string, brought: readonly string[] = []): Partial<ListingPayload> {
  const own = new Set([...categoriesOf(subtype), ...brought]);
  return Object.fromEntries(
    POSTING_IMAGE_CATEGORIES.map(({ key }) => [key, own.has(key) ? [...(photos[key] ?? [])] : []]),
  );
}

/** What every payload says of a form in its own words. */
const always = (values: PostingValues, userId: string) => ({
  type: values.type,
  city: values.city?.trim() ?? '',
  termsAccepted: values.termsAccepted === true,
  userId,
});

/**
 * What is sent to post a listing: every field of the specification's payload, whatever the kind; what the form neither
 * asks for nor was brought goes out empty [WIZ-16]. Prices are rupees, areas square feet, lengths feet. The same values
 * and photos make the same payload, so that a second press is a repeat. `userId` is the session's own.
 */
export function payloadOf(values: PostingValues, photos: PhotoUrls, userId: string): ListingPayload {
  const sent = withBrokerageType(sentValues(values, values.broughtAlong ?? []));
  return {
    ...withEmpties({
      ...emptyFieldsWithoutControl(),
      ...askedFields(sent),
      ...extentOf(sent),
    }),
    ...photoFields(photos, values.selectedSubtype, values.broughtAlong),
    ...always(values, userId),
    propertyType: values.propertyType,
    selectedSubtype: values.selectedSubtype,
  };
}

/** The record's name of a field of the payload. */
const storedName = (field: string) => (field === 'transactionType' ? 'saleType' : field);

/**
 * What the form asks for, of an edit. A field that says what it said at first stays as it is stored, also where the form
 * has words of its own for it or cannot read it [EDIT-1].
 */
function editedFields(sent: PostingValues, before: PostingValues, record: PropertyRecord): Partial<ListingPayload> {
  const stored = new Map<string, unknown>(Object.entries(record));
  const first = new Map<string, unknown>(Object.entries(askedFields(before)));
  const field = ([name, value]: [string, unknown]) =>
    [name, value === first.get(name) ? stored.get(storedName(name)) : value] as const;
  return Object.fromEntries(Object.entries(askedFields(sent)).map(field));
}

/** The kind as the form says it; a word that no form knows stays as long as nobody chose another kind. */
function editedKind(values: PostingValues, record: PropertyRecord): Partial<ListingPayload> {
  const before = propertyKindOf(record);
  const { propertyType, selectedSubtype } = values;
  return {
    propertyType: propertyType === before.propertyType ? (record.propertyType ?? propertyType) : propertyType,
    selectedSubtype:
      selectedSubtype === before.selectedSubtype ? (record.selectedSubtype ?? selectedSubtype) : selectedSubtype,
  };
}

/**
 * What is sent to change a listing: every field, the empty ones too, so that a server that replaces the whole listing
 * keeps what was not touched and loses what was emptied [EDIT-1, EDIT-2, EDIT-6]. `photos` are all of the form's, those
 * from before among them.
 */
export function updatePayloadOf(
  values: PostingValues,
  photos: PhotoUrls,
  userId: string,
  record: PropertyRecord,
): Bodies['updateProperty'] {
  const stored = valuesOf(record);
  const brought = broughtBy(stored);
  const before = sentValues(stored, brought);
  const typed = sentValues(values, brought);
  const sent = typed.brokerage === before.brokerage ? typed : withBrokerageType(typed);
  const asked = editedFields(sent, before, record);
  return {
    ...withEmpties({
      ...fieldsWithoutControl(record),
      ...asked,
      // Both names of one thing, for servers that keep them apart.
      saleType: asked.transactionType,
      // The second name of the rooms.
      bhk: sent.bedroom === before.bedroom ? record.bhk : null,
      ...editedExtent(sent, before, record),
    }),
    ...photoFields(photos, values.selectedSubtype),
    ...hiddenPhotos(record, values.selectedSubtype),
    ...always(values, userId),
    ...editedKind(values, record),
    _id: record._id,
    ...(values.mark && { mark: values.mark }),
  };
}

/** The photos of categories that the form does not show: kept where the kind did not show them before either, else gone. */
function hiddenPhotos(record: PropertyRecord, subtype: string): Partial<ListingPayload> {
  const [before, now] = [categoriesOf(record.selectedSubtype ?? ''), categoriesOf(subtype)];
  return Object.fromEntries(
    POSTING_IMAGE_CATEGORIES.filter(({ key }) => !now.has(key) && !before.has(key)).map(({ key }) => [
      key,
      [...(record[key] ?? [])],
    ]),
  );
}
