import { isRaw } from '@/api/readers/coerce';
import { UNIT_NAMES } from '@/domain/areaUnits';
import { MOST_COMPARED } from '@/domain/compared';
import { isListKind } from '@/domain/listKind';
import { MOST_RECENT, type ContactedListing, type DeviceState, type ViewedListing } from './deviceSlice';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function viewedIn(value: unknown): readonly ViewedListing[] {
  if (!isRaw(value)) return [];
  const { kind, id, name } = value;
  return isListKind(kind) && typeof id === 'string' && id !== '' && typeof name === 'string'
    ? [{ kind, id, name }]
    : [];
}

const contactedIn = (value: unknown): readonly ContactedListing[] =>
  viewedIn(value).map((one) => {
    const { askedAt, sawNumber } = isRaw(value) ? value : {};
    return {
      ...one,
      ...(typeof askedAt === 'number' && { askedAt }),
      ...(sawNumber === true && { sawNumber }),
    };
  });

/** What storage held, whoever wrote it: what cannot be read is left out. */
export const readDevice = (stored: { readonly [K in keyof DeviceState]?: unknown }): DeviceState => ({
  recent: list(stored.recent).flatMap(viewedIn).slice(0, MOST_RECENT),
  contacted: list(stored.contacted).flatMap(contactedIn).slice(0, MOST_RECENT),
  compare: list(stored.compare)
    .filter((id) => typeof id === 'string')
    .slice(0, MOST_COMPARED),
  units: UNIT_NAMES.find((unit) => unit === stored.units) ?? 'usual',
});
