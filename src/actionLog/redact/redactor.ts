import { errorOf, isFields, isObject, isText, type Fields } from '../guards';
import { NO_RULES, redactedKindOf, SECRETS, type Declared, type RedactedKind, type Rules } from '../secrets';
import { pseudonyms } from './pseudonyms';
import { textRedactor } from './texts';

export type Redactor = ReturnType<typeof redactor>;

const textIn = (value: unknown, key: string): string | null => {
  const text = isFields(value) ? value[key] : null;
  return isText(text) ? text : null;
};
/** A chosen file: of its own, only size and type are kept, since a name may tell who somebody is. */
const isFileNote = ({ size, type }: Fields): boolean =>
  typeof size === 'number' && typeof type === 'string' && type.includes('/');
/** Who is logged in: of all people with a name, the one whose name is nobody's business. Sellers' names are public. */
const isAccount = (fields: Fields): boolean => 'username' in fields && 'roleCode' in fields;

/** Names of fields and ids of few letters: no secret is written so. */
const PLAIN_KEY = /^[A-Za-z_]{1,24}$/;

const rulesIn = (side: keyof Declared) =>
  new Map<string, Rules>(Object.entries<Declared>(SECRETS).map(([call, declared]) => [call, new Set(declared[side])]));
const RULES = { ask: rulesIn('ask'), answer: rulesIn('answer') };
const rulesOf = (call: string | null, side: keyof Declared): Rules => RULES[side].get(call ?? '') ?? NO_RULES;

/** Takes the secrets out of what is recorded; what was taken out already stays as it is. */
export function redactor() {
  const names = pseudonyms();
  const memos = new Map<Rules, WeakMap<object, unknown>>();
  const text = textRedactor(names, RULES.ask, (value, of) => walk(value, of));

  /** A copy with each member changed; the object itself when none was. An error has two texts and no members. */
  const inside = (value: object, change: (key: string, held: unknown) => unknown): unknown => {
    if (Array.isArray(value)) {
      const list = value.map((held: unknown) => change('', held));
      return list.every((held, at) => Object.is(held, value[at])) ? value : list;
    }
    if (value instanceof Error) {
      const [message, stack] = [text(value.message), value.stack === undefined ? undefined : text(value.stack)];
      return message === value.message && stack === value.stack ? value : errorOf(value.name, message, stack);
    }
    const pairs: [string, unknown][] = Object.entries(value);
    const changed = pairs.map(([key, held]) => [PLAIN_KEY.test(key) ? key : text(key), change(key, held)] as const);
    const isSame = pairs.every(([key, held], at) => key === changed[at]?.[0] && Object.is(held, changed[at][1]));
    return isSame ? value : Object.fromEntries(changed);
  };

  /** Everything inside a field that holds a secret is one; that there is none, and yes and no, stay. */
  const hide = (value: unknown, kind: RedactedKind): unknown => {
    if (typeof value === 'string') return names.of(value, kind);
    if (typeof value === 'number') return names.ofNumber(value);
    return isObject(value) ? inside(value, (_key, held) => hide(held, kind)) : value;
  };

  /** The kind of secret that `value` of a form's pair or of a patch is. */
  const kindOfValue = ({ name, op, path }: Fields, of: Rules): RedactedKind | null => {
    const steps = [name, ...(isText(op) && Array.isArray(path) ? (path as unknown[]) : [])].filter(isText);
    return steps.map((one) => redactedKindOf(one, of)).find((kind) => kind !== null) ?? null;
  };

  /** The answer that an action brings. What a call was refused with is none, neither here nor in the state. */
  const answerIn = ({ type, payload, meta }: Fields): Rules | null => {
    if (typeof type !== 'string' || type.endsWith('/rejected')) return null;
    const call = isFields(meta) ? textIn(meta['arg'], 'endpointName') : null;
    return rulesOf(call ?? textIn(payload, 'queryCacheKey')?.split('(')[0] ?? null, 'answer');
  };

  const walkFields = (fields: Fields, of: Rules): unknown => {
    const call = textIn(fields, 'endpointName');
    const upserted = textIn(fields['queryDescription'], 'endpointName');
    const valueKind = 'value' in fields ? kindOfValue(fields, of) : null;
    const hidden = isFileNote(fields) ? 'name' : isAccount(fields) ? 'username' : null;
    const rulesBelow = (key: string): Rules => {
      if (key === 'payload') return answerIn(fields) ?? of;
      if (key === 'value' && upserted !== null) return rulesOf(upserted, 'answer');
      if (call === null) return of;
      return key === 'originalArgs' ? rulesOf(call, 'ask') : key === 'data' ? rulesOf(call, 'answer') : of;
    };
    return inside(fields, (key, held) => {
      const kind = key === 'value' && valueKind !== null ? valueKind : key === hidden ? 'own' : redactedKindOf(key, of);
      return kind === null ? walk(held, rulesBelow(key)) : hide(held, kind);
    });
  };

  const walk = (value: unknown, of: Rules): unknown => {
    if (typeof value === 'string') return of.has('') ? names.of(value) : text(value);
    if (typeof value === 'number' && names.isKnown(value)) return names.ofNumber(value);
    if (!isObject(value)) return value;
    let memo = memos.get(of);
    if (memo === undefined) memos.set(of, (memo = new WeakMap()));
    let redacted = memo.get(value);
    if (redacted === undefined) {
      redacted = isFields(value) ? walkFields(value, of) : inside(value, (_key, held) => walk(held, of));
      memo.set(value, redacted);
    }
    return redacted;
  };

  return {
    /** An action, a state, a record or any other value without its secrets; what holds none is the same object. */
    value: (value: unknown): unknown => walk(value, NO_RULES),
    text,
  };
}
