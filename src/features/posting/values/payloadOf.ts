import type { PropertyRecord } from '@/api/records';
import type { Bodies, ListingPayload } from '@/contract/payloads';
import { POSTING_IMAGE_CATEGORIES } from '@/domain/imageGroups';
import type { PhotoUrls } from '@/store/uploads/photoLists';
import { askedFields } from './askedFields';
import { editedExtent, extentOf } from './extent';
import { keptFields, nothingKept } from './keptFields';
import { photoCategories } from './photoUrls';
import { pick } from './pick';
import type { PostingValues } from './postingValues';
import { sentOnEdit, sentOnPost } from './sentValues';
import { kindOf, valuesOf } from './valuesOf';

/** The photos of the categories that a kind has, each as a list; an emptied one says that there are none. */
function photoFields(photos: PhotoUrls, subtype: string): Partial<ListingPayload> {
  return Object.fromEntries(photoCategories(subtype).map(({ key }) => [key, [...(photos[key] ?? [])]]));
}

/**
 * What is sent to post a listing: the whole payload [WIZ-16]. Prices are rupees, areas square feet, lengths feet. The
 * same values and photos make the same payload, so that a second press is a repeat. `userId` is the session's own.
 */
export function payloadOf(values: PostingValues, photos: PhotoUrls, userId: string): ListingPayload {
  const sent = sentOnPost(values);
  return {
    ...nothingKept(),
    ...pick(askedFields(sent.values), sent.names),
    ...photoFields(photos, values.selectedSubtype),
    ...extentOf(sent.values),
    propertyType: values.propertyType,
    selectedSubtype: values.selectedSubtype,
    type: values.type,
    city: values.city?.trim() ?? '',
    termsAccepted: values.termsAccepted === true,
    userId,
  };
}

/** Whether a value says nothing; of amenities, that none is there. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (typeof value === 'object') return !Object.values(value).some((each) => each !== false);
  return false;
}

/** The record's name of a field of the payload. */
const stored = (record: PropertyRecord, field: string): unknown =>
  new Map<string, unknown>(Object.entries(record)).get(field === 'transactionType' ? 'saleType' : field);

/** The kind as the form says it; a word that no form knows stays as long as nobody chose another kind. */
function editedKind(values: PostingValues, record: PropertyRecord): Partial<ListingPayload> {
  const before = kindOf(record);
  const { propertyType, selectedSubtype } = values;
  return {
    propertyType: propertyType === before.propertyType ? (record.propertyType ?? propertyType) : propertyType,
    selectedSubtype:
      selectedSubtype === before.selectedSubtype ? (record.selectedSubtype ?? selectedSubtype) : selectedSubtype,
  };
}

/** Fields that the form shows in words of its own: the stored ones stay as long as nobody chose others. */
function untouchedWords(values: PostingValues, before: PostingValues, record: PropertyRecord): Partial<ListingPayload> {
  const sameRooms = values.bedroom === before.bedroom;
  return {
    bhk: sameRooms ? record.bhk : null,
    ...(sameRooms ? { bedroom: record.bedroom } : {}),
    ...(values.possessionStatus === before.possessionStatus ? { possessionStatus: record.possessionStatus } : {}),
  };
}

/**
 * What is sent to change a listing: all that its record holds, with the form's fields on top; what was emptied is null
 * [EDIT-2, EDIT-6]. `photos` are all of the form's, those from before among them. A field that no answer has brought
 * and nobody has filled is left out, so that the server keeps it.
 */
export function updatePayloadOf(
  values: PostingValues,
  photos: PhotoUrls,
  userId: string,
  record: PropertyRecord,
): Bodies['updateProperty'] {
  const before = valuesOf(record);
  const sent = sentOnEdit(values, before);
  const fields: Partial<ListingPayload> = {
    ...keptFields(record),
    ...askedFields(sent.values),
    ...hiddenPhotos(record, values.selectedSubtype),
    ...photoFields(photos, values.selectedSubtype),
    ...editedExtent(sent.values, before, record),
    ...untouchedWords(sent.values, before, record),
  };
  return {
    ...pick(fields, (field, value) => stored(record, field) !== undefined || !isEmpty(value)),
    ...editedKind(values, record),
    type: values.type,
    city: values.city?.trim() ?? '',
    termsAccepted: values.termsAccepted === true,
    userId,
    _id: record._id,
  };
}

/** The photos of categories that the form does not show: kept where the kind did not show them before either, else gone. */
function hiddenPhotos(record: PropertyRecord, subtype: string): Partial<ListingPayload> {
  const [before, now] = [record.selectedSubtype ?? '', subtype].map(
    (kind) => new Set<string>(photoCategories(kind).map(({ key }) => key)),
  );
  return Object.fromEntries(
    POSTING_IMAGE_CATEGORIES.filter(({ key }) => now?.has(key) !== true).map(({ key }) => [
      key,
      before?.has(key) === true ? [] : [...(record[key] ?? [])],
    ]),
  );
}
