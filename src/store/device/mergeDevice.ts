import { MOST_COMPARED } from '@/domain/compared';
import { distinct, isSameListing, type DeviceState, type ViewedListing } from './deviceSlice';

/** Each is stored by itself. */
export const FIELDS = ['recent', 'compare', 'units'] as const satisfies readonly (keyof DeviceState)[];

type Viewed = readonly ViewedListing[];

/** The listings at the front of `now` that are viewed since `before`: without them it is `before`, or some of it. */
function viewedSince(before: Viewed, now: Viewed): Viewed {
  const isOld = (rest: Viewed) => {
    let place = -1;
    return rest.every((one) => {
      const next = before.findIndex((other) => isSameListing(one, other) && one.name === other.name);
      const inOrder = next > place;
      place = next;
      return inOrder;
    });
  };
  const count = now.findIndex((_one, place) => isOld(now.slice(place)));
  return count === -1 ? now : now.slice(0, count);
}

function mergeRecent(before: Viewed, now: Viewed, stored: Viewed): Viewed {
  const viewed = viewedSince(before, now);
  const isGone = (one: ViewedListing) => !now.some((other) => isSameListing(one, other));
  // What only fell off the end here is not gone.
  const gone = distinct([...viewed, ...before]).filter(isGone);
  return distinct([...viewed, ...stored.filter((one) => !gone.some((other) => isSameListing(one, other)))]);
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
  recent: isSame(before.recent, stored.recent) ? now.recent : mergeRecent(before.recent, now.recent, stored.recent),
  compare: isSame(before.compare, stored.compare)
    ? now.compare
    : mergeCompared(before.compare, now.compare, stored.compare),
  units: now.units === before.units ? stored.units : now.units,
});

/** The fields in which two states differ by what they hold. */
export const differingFields = (a: DeviceState, b: DeviceState): readonly (keyof DeviceState)[] =>
  FIELDS.filter((field) => a[field] !== b[field] && !isSame(a[field], b[field]));
