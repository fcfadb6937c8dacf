import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { recordsReceived } from '@/api/baseQuery';
import type { RecordKind, RecordOf } from '@/api/types';
import { frozen } from '../pureReducer';

export interface EntityMap<E> {
  readonly ids: readonly string[];
  readonly entities: Readonly<Record<string, E>>;
}

/** Records that nothing refers to any longer; sent by the sweep alone. */
export const recordsSwept = createAction<{ readonly [K in RecordKind]?: readonly string[] }>('records/swept');

/** By the type alone: all four slices are asked about every action, and `match` looks at more. */
const isReceived = (action: UnknownAction): action is ReturnType<typeof recordsReceived> =>
  action.type === recordsReceived.type;
const isSwept = (action: UnknownAction): action is ReturnType<typeof recordsSwept> => action.type === recordsSwept.type;

/**
 * The reducer of one entity slice. Written without immer: a response costs one copy of the map, and the same state
 * object comes back when nothing changed.
 */
export function entityReducer<K extends RecordKind>(kind: K): Reducer<EntityMap<RecordOf[K]>> {
  const empty: EntityMap<RecordOf[K]> = { ids: [], entities: {} };
  return (state = empty, action: UnknownAction) => {
    if (isReceived(action)) return merge(state, action.payload[kind] ?? []);
    if (isSwept(action)) return drop(state, action.payload[kind] ?? []);
    return state;
  };
}

function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  const keys = Object.keys(right);
  return keys.length === Object.keys(left).length && keys.every((key) => same(left[key], right[key]));
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is no more than the beginning of a longer one. */
const begins = (part: unknown, whole: unknown): boolean =>
  typeof part === 'string' && typeof whole === 'string'
    ? whole.startsWith(part)
    : Array.isArray(part) && Array.isArray(whole) && part.every((each, place) => each === whole[place]);

/** The texts and pictures that a list cuts short; it counts the pictures then. Where the whole is known, it stays. */
function uncut<E>(record: E, old: E): E {
  const [read, known] = [record as Fields, old as Fields];
  if (typeof read['pictureCount'] !== 'number') return record;
  const whole: Record<string, unknown> = {};
  for (const field of ['about', 'propertyMainImage']) {
    if (begins(read[field], known[field])) whole[field] = known[field];
  }
  return { ...record, ...whole };
}

/** Merges field by field: what a record does not bring stays as it was. */
export function merge<E extends { readonly _id: string }>(state: EntityMap<E>, records: readonly E[]): EntityMap<E> {
  let entities: Record<string, E> | null = null;
  const added: string[] = [];
  for (const received of records) {
    const old = (entities ?? state.entities)[received._id];
    const record = old === undefined ? received : uncut(received, old);
    if (old === undefined) {
      entities ??= { ...state.entities };
      entities[record._id] = record;
      added.push(record._id);
      continue;
    }
    let changed = false;
    for (const field in record) {
      if (!same(old[field], record[field])) {
        changed = true;
        break;
      }
    }
    if (changed) {
      entities ??= { ...state.entities };
      entities[record._id] = { ...old, ...record };
    }
  }
  if (entities === null) return state;
  return frozen({ ids: added.length > 0 ? [...state.ids, ...added] : state.ids, entities });
}

export function drop<E>(state: EntityMap<E>, ids: readonly string[]): EntityMap<E> {
  const gone = new Set(ids.filter((id) => id in state.entities));
  if (gone.size === 0) return state;
  const keep = state.ids.filter((id) => !gone.has(id));
  const entities: Record<string, E> = {};
  for (const id of keep) {
    const record = state.entities[id];
    if (record !== undefined) entities[id] = record;
  }
  return frozen({ ids: keep, entities });
}

/** All records of one kind by their ids, and one of them by its id. */
export function entitySelectors<K extends RecordKind>(kind: K) {
  type WithRecords = { readonly [P in K]: EntityMap<RecordOf[K]> };
  const ofAll = (state: WithRecords): Readonly<Record<string, RecordOf[K]>> => state[kind].entities;
  const ofOne = (state: WithRecords, id: string | null | undefined): RecordOf[K] | undefined =>
    typeof id === 'string' ? ofAll(state)[id] : undefined;
  return [ofAll, ofOne] as const;
}
