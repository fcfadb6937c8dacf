import type { SecretTable } from '../secrets';
import { fileNoteOf, isLiteral } from '../fileNote';
import { isObject, type Fields } from '../guards';
import { kindOf, NO_RULES, rulesOf, type Kind, type Rules } from './fields';
import { pseudonyms } from './pseudonyms';
import { secretsSeen } from './secretsSeen';
import { secretIn } from './shapes';
import { textRedactor } from './texts';

/** Names the rules in a file's head. */
export const REDACTION = '1';

export interface Redactor {
  /** An action, a state or any other value without its secrets; what holds none is the same object. */
  readonly value: (value: unknown) => unknown;
  /** An action: its payload belongs to the call that its meta or its cache key names. */
  readonly action: (action: unknown) => unknown;
  readonly text: (text: string) => string;
  /** Whether a text of a file holds a secret that was seen, in any way of writing it. */
  readonly leaksIn: (text: string) => boolean;
}

const nameIn = (value: unknown, key: string): string | null => {
  if (!isObject(value)) return null;
  const name = (value as Fields)[key];
  return typeof name === 'string' ? name : null;
};

/** What stands for a chosen file: of its own, only size and type are kept, since a name may tell who somebody is. */
const isFileNote = ({ size, type }: Fields): boolean =>
  typeof size === 'number' && typeof type === 'string' && type.includes('/');
const put = (copy: Record<string, unknown>, key: string, held: unknown): void => {
  if (key !== '__proto__') copy[key] = held;
};

/** Names of fields and ids of few letters: no secret is written so. */
const PLAIN_KEY = /^[A-Za-z_]{1,24}$/;
/** Numbers of fewer digits are prices and counts, whatever else they equal. */
const TELLING_NUMBER = 1e9;

/**
 * Takes the secrets out of what is recorded. `key`: 32 hexadecimal digits, one for each recording, never written.
 * `recognise`: see `pseudonyms`.
 */
export function redactor(options: {
  readonly key: string;
  readonly secrets: SecretTable;
  readonly recognise?: 'own' | 'any';
}): Redactor {
  const names = pseudonyms(options.key, options.recognise ?? 'own');
  const seen = secretsSeen();
  const tables = { ask: new Map<string, Rules>(), answer: new Map<string, Rules>() };
  const memos = new Map<Rules, WeakMap<object, unknown>>();
  for (const [name, { ask, answer }] of Object.entries(options.secrets)) {
    tables.ask.set(name, rulesOf(name, ask, true));
    tables.answer.set(name, rulesOf(name, answer, false));
  }
  const rulesOfSide = (side: 'ask' | 'answer', name: string | null): Rules =>
    (name === null ? undefined : tables[side].get(name)) ?? NO_RULES;

  const hideText = (secret: string, kind: Kind): string => {
    const hidden = names.of(secret);
    if (hidden !== secret) {
      const { shape } = secretIn(secret);
      seen.remember(secret, kind === 'private' && (shape === 'digits' || shape === 'email') ? 'person' : kind);
    }
    return hidden;
  };
  const text = textRedactor({
    hide: hideText,
    hideHere: names.of,
    known: (plain) => seen.replaceIn(plain, names.of),
    walk: (value, rules) => walk(value, rules),
    rulesOfCall: (name) => (tables.ask.has(name) ? rulesOfSide('ask', name) : null),
  });

  /** Everything inside a field that holds a secret is one; that there is none, and yes and no, stay. */
  const hide = (value: unknown, kind: Kind): unknown => {
    if (typeof value === 'string') return hideText(value, kind);
    if (typeof value === 'number') {
      const hidden = names.ofNumber(value);
      if (hidden !== value) seen.remember(String(value), kind);
      return hidden;
    }
    if (typeof value === 'bigint') return BigInt(hideText(String(value).padStart(8, '0'), kind));
    if (value instanceof Date) {
      if (Number.isNaN(value.getTime())) return value;
      const day = value.toISOString().slice(0, 10);
      const hidden = hideText(day, kind);
      return hidden === day ? value : new Date(hidden);
    }
    return isObject(value) ? inside(value, NO_RULES, (_key, held) => hide(held, kind)) : value;
  };

  const patchKind = (patch: Fields, rules: Rules): Kind | null => {
    const { op, path } = patch;
    if (typeof op !== 'string' || !Array.isArray(path)) return null;
    for (const step of path) {
      const kind = typeof step === 'string' ? kindOf(step, rules) : null;
      if (kind !== null) return kind;
    }
    return null;
  };

  /** The kind of secret that `value` of a form's pair or of a patch is. */
  const kindOfValue = (fields: Fields, rules: Rules): Kind | null => {
    const name = nameIn(fields, 'name');
    return (name === null ? null : kindOf(name, rules)) ?? patchKind(fields, rules);
  };

  const walkFields = (fields: Fields, rules: Rules): unknown => {
    const call = nameIn(fields, 'endpointName');
    const upserted = nameIn(fields['queryDescription'], 'endpointName');
    const valueKind = 'value' in fields ? kindOfValue(fields, rules) : null;
    const isFile = isFileNote(fields);
    return inside(fields, rules, (key, held) => {
      if (key === 'value' && valueKind !== null) return hide(held, valueKind);
      if (isFile && key === 'name') return hide(held, 'private');
      const kind = kindOf(key, rules);
      if (kind !== null) return hide(held, kind);
      if (call !== null && key === 'originalArgs') return walk(held, rulesOfSide('ask', call));
      if (call !== null && key === 'data') return walk(held, rulesOfSide('answer', call));
      if (upserted !== null && key === 'value') return walk(held, rulesOfSide('answer', upserted));
      return walk(held, rules);
    });
  };

  const insideFields = (value: object, change: (key: string, held: unknown) => unknown): unknown => {
    const keys = Object.keys(value);
    let copy: Record<string, unknown> | null = null;
    for (const key of keys) {
      const held = (value as Fields)[key];
      const newKey = PLAIN_KEY.test(key) ? key : text(key);
      const newHeld = change(key, held);
      if (copy === null) {
        if (newKey === key && Object.is(held, newHeld)) continue;
        copy = {};
        for (const same of keys.slice(0, keys.indexOf(key))) put(copy, same, (value as Fields)[same]);
      }
      put(copy, newKey, newHeld);
    }
    return copy ?? value;
  };

  /** A copy with each member changed; the object itself when none was. */
  const inside = (value: object, rules: Rules, change: (key: string, held: unknown) => unknown): unknown => {
    if (isLiteral(value)) return insideFields(value, change);
    if (Array.isArray(value)) {
      const list = value.map((held: unknown) => change('', held));
      return list.every((held, at) => Object.is(held, value[at])) ? value : list;
    }
    if (value instanceof Map) {
      const pairs = [...(value as Map<unknown, unknown>)];
      const list = pairs.map(
        ([key, held]) => [walk(key, rules), change(typeof key === 'string' ? key : '', held)] as const,
      );
      return list.every(([key, held], at) => Object.is(key, pairs[at]?.[0]) && Object.is(held, pairs[at]?.[1]))
        ? value
        : new Map(list);
    }
    if (value instanceof Set) {
      const list = [...value].map((held) => change('', held));
      return list.every((held) => value.has(held)) ? value : new Set(list);
    }
    if (value instanceof Error) return withoutSecrets(value);
    if (value instanceof Date || fileNoteOf(value)) return value;
    return insideFields(value, change);
  };

  const withoutSecrets = (error: Error): Error => {
    const message = text(error.message);
    const stack = error.stack === undefined ? undefined : text(error.stack);
    if (message === error.message && stack === error.stack) return error;
    const copy = new Error(message);
    copy.name = error.name;
    if (stack === undefined) delete copy.stack;
    else copy.stack = stack;
    return copy;
  };

  const walk = (value: unknown, rules: Rules): unknown => {
    if (typeof value === 'string') return text(value);
    if (typeof value === 'number') {
      return value >= TELLING_NUMBER && seen.hasNumber(String(value)) ? names.ofNumber(value) : value;
    }
    if (typeof value === 'bigint') return seen.hasNumber(String(value)) ? BigInt(names.of(String(value))) : value;
    if (!isObject(value)) return value;
    let memo = memos.get(rules);
    if (memo === undefined) memos.set(rules, (memo = new WeakMap()));
    const before = memo.get(value);
    if (before !== undefined) return before;
    const redacted = Array.isArray(value)
      ? inside(value, rules, (_key, held) => walk(held, rules))
      : walkFields(value as Fields, rules);
    memo.set(value, redacted);
    return redacted;
  };

  const action = (of: unknown): unknown => {
    if (!isObject(of)) return walk(of, NO_RULES);
    const { type, payload, meta } = of as Fields;
    // What a call was refused with is no answer of it, neither here nor in the state.
    if (typeof type === 'string' && type.endsWith('/rejected')) return walk(of, NO_RULES);
    const call = nameIn(isObject(meta) ? (meta as Fields)['arg'] : null, 'endpointName');
    const key = nameIn(payload, 'queryCacheKey');
    const rules = rulesOfSide('answer', call ?? key?.slice(0, key.indexOf('(')) ?? null);
    if (rules === NO_RULES) return walk(of, NO_RULES);
    return inside(of, NO_RULES, (name, held) => walk(held, name === 'payload' ? rules : NO_RULES));
  };

  return { value: (value) => walk(value, NO_RULES), action, text, leaksIn: seen.inText };
}
