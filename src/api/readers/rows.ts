import { placeId, type AgentRecord, type ProjectRecord } from '../records';
import { fieldsOf, isRaw, text, type Raw } from './coerce';
import { AGENT_FIELDS, PROJECT_FIELDS } from './fields';

/** A listing apart from its owner: the owner becomes a record of its own, the listing keeps the id. */
export interface Parted<R> {
  readonly record: R;
  readonly owner: AgentRecord | null;
}

export function ownerOf(raw: Raw, listingId: string): { userId: string | null; owner: AgentRecord | null } {
  const user = raw['userId'];
  if (!isRaw(user)) return { userId: text(user), owner: null };
  const _id = text(user['_id']) ?? placeId(listingId, 'owner');
  const profilePic = text(user['profilePic']) ?? text(user['image']);
  return { userId: _id, owner: { ...fieldsOf(user, AGENT_FIELDS, false), ...(profilePic ? { profilePic } : {}), _id } };
}

/** What a card shows of a project: all but its amenities, of which nothing is said. */
export function readProjectCard(raw: Raw, whole: boolean): Parted<ProjectRecord> | null {
  const _id = text(raw['_id']);
  if (_id === null) return null;
  const { userId, owner } = ownerOf(raw, _id);
  const record = {
    ...fieldsOf(raw, PROJECT_FIELDS, whole),
    ...(whole || 'userId' in raw ? { userId } : {}),
    _id,
  };
  return { record, owner };
}

export const present = <T>(value: T | null): value is T => value !== null;
const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

export function parts<R extends { readonly _id: string }>(
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
