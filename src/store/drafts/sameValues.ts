import { isRaw } from '@/api/readers/coerce';

/** Nothing typed, nothing ticked: a box that was ticked and unticked is one that was never touched. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRaw(value) && Object.values(value).every(isNothing);
}

/** Whether two forms hold the same, whatever stands for "nothing" in either. */
export function sameValues(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isNothing(a) && isNothing(b))) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, place) => sameValues(one, b[place]));
  }
  if (!isRaw(a) || !isRaw(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameValues(a[key], b[key]));
}
