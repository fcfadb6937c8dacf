import { shallowEqual } from 'react-redux';
import { MOST_COMPARED } from '@/domain/compared';
import { distinct, isSameListing, type DeviceState, type ViewedListing } from './deviceSlice';

/** Each is stored by itself. */
export const FIELDS = ['recent', 'contacted', 'compare', 'units'] as const satisfies readonly (keyof DeviceState)[];

function mergeRecent<T extends ViewedListing>(before: readonly T[], now: readonly T[], stored: readonly T[]) {
  const without = (all: readonly T[], others: readonly T[]) =>
    all.filter((one) => !others.some((other) => isSameListing(one, other)));
  const gone = (all: readonly T[]) => without(all, now);
  // Viewed since is what stands before the first of the earlier ones that is as it was.
  const first = before.find((one) => now.some((other) => shallowEqual(one, other)));
  const viewed =
    first === undefined
      ? now
      : now.slice(
          0,
          now.findIndex((one) => isSameListing(one, first)),
        );
  // What only fell off the end here is not gone.
  return distinct([...viewed, ...without(stored, gone(distinct([...viewed, ...before])))]);
}

function mergeCompared(before: readonly string[], now: readonly string[], stored: readonly string[]) {
  const added = now.filter((id) => !before.includes(id));
  const left = stored.filter((id) => !added.includes(id) && (now.includes(id) || !before.includes(id)));
  return [...left, ...added].slice(-MOST_COMPARED);
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What the device holds for several tabs: what storage holds now, changed by what this tab did since `before`. Where
 * nobody else wrote, that is `now`.
 */
export const mergeDevice = (before: DeviceState, now: DeviceState, stored: DeviceState): DeviceState => ({
  recent: mergeRecent(before.recent, now.recent, stored.recent),
  contacted: mergeRecent(before.contacted, now.contacted, stored.contacted),
  compare: isSame(before.compare, stored.compare)
    ? now.compare
    : mergeCompared(before.compare, now.compare, stored.compare),
  units: now.units === before.units ? stored.units : now.units,
});

/** The fields in which two states differ by what they hold. */
export const differingFields = (a: DeviceState, b: DeviceState): readonly (keyof DeviceState)[] =>
  FIELDS.filter((field) => a[field] !== b[field] && !isSame(a[field], b[field]));
