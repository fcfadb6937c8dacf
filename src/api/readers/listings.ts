import { readAmenities } from '@/domain/amenities';
import { placeId, type AgentRecord, type ProjectRecord, type PropertyRecord } from '../records';
import type { Ids, Page, Reader } from '../types';
import { fieldsOf, isRaw, object, rows, text, texts, type Raw } from './coerce';
import { AGENT_FIELDS, PROJECT_FIELDS, PROPERTY_FIELDS } from './fields';

/** A listing apart from its owner: the owner becomes a record of its own, the listing keeps the id. */
interface Parted<R> {
  readonly record: R;
  readonly owner: AgentRecord | null;
}

function ownerOf(raw: Raw, listingId: string): { userId: string | null; owner: AgentRecord | null } {
  const user = raw['userId'];
  if (!isRaw(user)) return { userId: text(user), owner: null };
  const _id = text(user['_id']) ?? placeId(listingId, 'owner');
  const profilePic = text(user['profilePic']) ?? text(user['image']);
  return { userId: _id, owner: { ...fieldsOf(user, AGENT_FIELDS, false), ...(profilePic ? { profilePic } : {}), _id } };
}

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
    ...amenitiesOf(raw, whole),
    ...(whole || 'userId' in raw ? { userId } : {}),
    _id,
  };
  return { record, owner };
}

export function readProjectRow(raw: Raw, whole: boolean): Parted<ProjectRecord> | null {
  const _id = text(raw['_id']);
  if (_id === null) return null;
  const { userId, owner } = ownerOf(raw, _id);
  const record = {
    ...fieldsOf(raw, PROJECT_FIELDS, whole),
    ...amenitiesOf(raw, whole),
    ...(whole || 'userId' in raw ? { userId } : {}),
    _id,
  };
  return { record, owner };
}

const present = <T>(value: T | null): value is T => value !== null;
const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

function parts<R extends { readonly _id: string }>(
  list: readonly Raw[],
  read: (raw: Raw, whole: boolean) => Parted<R> | null,
  whole: boolean,
) {
  const parted = list.map((raw) => read(raw, whole)).filter(present);
  return {
    ids: distinct(parted.map(({ record }) => record._id)),
    records: parted.map(({ record }) => record),
    agents: parted.map(({ owner }) => owner).filter(present),
  };
}

export const readPropertyPage: Reader<Page<'properties'>> = (body, { next, total, sorts, bands }) => {
  const { ids, records, agents } = parts(rows(body), readPropertyRow, false);
  return { result: { kind: 'properties', ids, next, total, sorts, bands }, records: { properties: records, agents } };
};

export const readProjectPage: Reader<Page<'projects'>> = (body, { next, total, sorts, bands }) => {
  const { ids, records, agents } = parts(rows(body), readProjectRow, false);
  return { result: { kind: 'projects', ids, next, total, sorts, bands }, records: { projects: records, agents } };
};

/** The first element of a list (API-10); some servers answer the listing itself. An unknown id gives no ids. */
const firstOf = (body: unknown): readonly Raw[] => (isRaw(body) ? [body] : rows(body).slice(0, 1));

export const readProperty: Reader<Ids<'properties'>> = (body) => {
  const { ids, records, agents } = parts(firstOf(body), readPropertyRow, true);
  return { result: { kind: 'properties', ids }, records: { properties: records, agents } };
};

export const readProject: Reader<Ids<'projects'>> = (body) => {
  const { ids, records, agents } = parts(firstOf(body), readProjectRow, true);
  return { result: { kind: 'projects', ids }, records: { projects: records, agents } };
};

/** The user's own listings carry every field, so that editing can start from them. */
export const readMyProperties: Reader<Ids<'properties'>> = (body) => {
  const { ids, records, agents } = parts(rows(body), readPropertyRow, false);
  return { result: { kind: 'properties', ids }, records: { properties: records, agents } };
};

export interface HomeProjects {
  readonly spotlight: Ids<'projects'>;
  readonly reraApproved: Ids<'projects'>;
  readonly topProjects: Ids<'projects'>;
}
export const readHomeProjects: Reader<HomeProjects> = (body) => {
  const raw = object(body);
  const section = (name: keyof HomeProjects) => parts(rows(raw[name] ?? null), readProjectRow, false);
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
