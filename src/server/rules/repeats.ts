import { sha256 } from './tokens';

/** The same value with the fields of its objects in one order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, inner]) => [field, ordered(inner)]);
}

/** By what the same payload of the same user is known again, whatever the order of its fields. */
export const postingMark = (userId: string, payload: object): string =>
  sha256(JSON.stringify(['posting', userId, ordered(payload)]));
