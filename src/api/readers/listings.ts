import { readAmenities } from '@/domain/amenityFlags';
import type { ProjectRecord, PropertyRecord } from '../records';
import type { Ids, Page, Reader } from '../types';
import { fieldsOf, isRaw, object, rows, text, texts, type Raw } from './coerce';
import { DETAIL_FIELDS, OWN_PROPERTY_FIELDS, POSTING_FIELDS, PROPERTY_FIELDS } from './propertyFields';
import { ownerOf, parts, readProjectCard, type Parted } from './rows';

/** Amenities under `amenities` or at top level, in both spellings (FMT-5, PDET-11). */
function amenitiesOf(raw: Raw, whole: boolean) {
  if (!whole && !('amenities' in raw)) return {};
  const { flags, custom } = readAmenities(raw);
  return { amenities: flags, customAmenities: texts(custom) };
}

export function readPropertyRow(raw: Raw, whole: boolean): Parted<PropertyRecord> | null {
  const _id = text(raw['_id']);
  if (_id === null) return null;
  const { userId, owner } = ownerOf(raw, _id);
  const saleType = raw['saleType'] ?? raw['transactionType'];
  const named: Raw = saleType === undefined ? raw : { ...raw, saleType };
  const record = {
    ...fieldsOf(named, PROPERTY_FIELDS, whole),
    // Not told to visitors: a detail without it does not take it from its owner.
    ...('address' in raw ? { address: text(raw['address']) } : {}),
    // A server that cannot keep it says nothing of it, also in a detail.
    ...('renewedAt' in raw ? { renewedAt: text(raw['renewedAt']) } : {}),
    ...amenitiesOf(raw, whole),
    ...(whole || 'userId' in raw ? { userId } : {}),
    _id,
  };
  return { record, owner };
}

function readProjectRow(raw: Raw, whole: boolean): Parted<ProjectRecord> | null {
  const parted = readProjectCard(raw, whole);
  return parted && { ...parted, record: { ...parted.record, ...amenitiesOf(raw, whole) } };
}

export const readPropertyPage: Reader<Page<'properties'>> = (body, { next, total, sorts, filters, bands, places }) => {
  const { ids, records, agents } = parts(rows(body), readPropertyRow, false);
  return {
    result: { kind: 'properties', ids, next, total, sorts, filters, bands, ...(places && { places }) },
    records: { properties: records, agents },
  };
};

export const readProjectPage: Reader<Page<'projects'>> = (body, { next, total, sorts, filters, bands, places }) => {
  const { ids, records, agents } = parts(rows(body), readProjectRow, false);
  return {
    result: { kind: 'projects', ids, next, total, sorts, filters, bands, ...(places && { places }) },
    records: { projects: records, agents },
  };
};

interface HomeProjects {
  readonly spotlight: Ids<'projects'>;
  readonly reraApproved: Ids<'projects'>;
  readonly topProjects: Ids<'projects'>;
}
/** The three lists of Home (API-1). */
export const readHomeProjects: Reader<HomeProjects> = (body) => {
  const raw = object(body);
  const section = (name: keyof HomeProjects) => parts(rows(raw[name] ?? null), readProjectCard, false);
  const spotlight = section('spotlight');
  const reraApproved = section('reraApproved');
  const topProjects = section('topProjects');
  const all = [spotlight, reraApproved, topProjects];
  return {
    result: {
      spotlight: { kind: 'projects', ids: spotlight.ids },
      reraApproved: { kind: 'projects', ids: reraApproved.ids },
      topProjects: { kind: 'projects', ids: topProjects.ids },
    },
    records: { projects: all.flatMap(({ records }) => records), agents: all.flatMap(({ agents }) => agents) },
  };
};

/** The first element of a list (API-10); some servers answer the listing itself. An unknown id gives no ids. */
const firstOf = (body: unknown): readonly Raw[] => (isRaw(body) ? [body] : rows(body).slice(0, 1));

function readDetailRow(raw: Raw): Parted<PropertyRecord> | null {
  const parted = readPropertyRow(raw, true);
  return parted && { ...parted, record: { ...parted.record, ...fieldsOf(raw, DETAIL_FIELDS, true) } };
}

export const readProperty: Reader<Ids<'properties'>> = (body) => {
  const { ids, records, agents } = parts(firstOf(body), readDetailRow, true);
  return { result: { kind: 'properties', ids }, records: { properties: records, agents } };
};

export const readProject: Reader<Ids<'projects'>> = (body) => {
  const { ids, records, agents } = parts(firstOf(body), readProjectRow, true);
  return { result: { kind: 'projects', ids }, records: { projects: records, agents } };
};

/**
 * One of the user's own listings: whole, and what only its owner is told. A detail answer says nothing of the latter
 * and so leaves it; an own listing that names no owner leaves the known one.
 */
export function readOwnRow(raw: Raw): Parted<PropertyRecord> | null {
  const parted = readPropertyRow(raw, true);
  if (parted === null) return null;
  const { userId, ...rest } = parted.record;
  const record = {
    ...rest,
    ...fieldsOf(raw, POSTING_FIELDS, true),
    ...fieldsOf(raw, OWN_PROPERTY_FIELDS, true),
    ...('userId' in raw ? { userId } : {}),
  };
  return { ...parted, record };
}

/** The user's own listings carry every field: editing starts from them, and a field taken away disappears [EDIT-6, STORE-6]. */
export const readMyProperties: Reader<Ids<'properties'>> = (body) => {
  const { ids, records, agents } = parts(rows(body), readOwnRow, true);
  return { result: { kind: 'properties', ids }, records: { properties: records, agents } };
};
