import { personalIn } from '@/domain/contactData/personal';
import type { RedactedKind } from '../secrets';

/** Counted numbers instead of secrets. No phone, Aadhaar number, address or day of birth can look so. */
const FORMS = '~\\d+~|(?<!\\d)10{3,8}\\d{5}(?!\\d)|p\\d+@redacted\\.invalid|(?<!\\d)18\\d\\d-[01]\\d-[0-3]\\d(?!\\d)';
/** Splits a text into what may hold secrets and, at every second place, what stands instead of one. */
export const PSEUDONYM = new RegExp(`(${FORMS})`);
const WHOLE = new RegExp(`^(?:${FORMS})$`);

const DIGITS = /^\d{9,14}$/;
const DAY = /^\d{4}-\d\d-\d\d(?:T|$)/;
/** Days from 1800 on that are told apart. */
const DAYS = 36_000;
/** No longer text is one number or address. */
const LONGEST = 80;

/** What is written for the same secret in any way of writing it, and how its pseudonym looks. */
function coreOf(secret: string): readonly [core: string, shape: 'digits' | 'email' | 'day' | 'text', isFound: boolean] {
  const [one, more] = secret.length > LONGEST ? [] : personalIn(secret);
  if (one && !more && !/[\p{L}\p{N}]/u.test(secret.slice(0, one.from) + secret.slice(one.to))) {
    if (one.kind === 'email') return [one.plain.toLowerCase(), 'email', true];
    return [one.plain, one.kind === 'birth' ? 'day' : 'digits', true];
  }
  return [secret, DIGITS.test(secret) ? 'digits' : DAY.test(secret) ? 'day' : 'text', false];
}

/** A word that could be anybody's ("tirupati", "Alipiri Road") is taken out where it stands and not looked for. */
const TELLING = /^(?=.{10})(?=.*\d)|^\S{12,}$|^(?=\S{6,}$)(?=.*[^A-Za-z])/s;
const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const alone = (word: string): RegExp =>
  new RegExp(
    `${/^\w/.test(word) ? '(?<![A-Za-z0-9])' : ''}${escaped(word)}${/\w$/.test(word) ? '(?![A-Za-z0-9])' : ''}`,
    'g',
  );

export type Pseudonyms = ReturnType<typeof pseudonyms>;
/** The pseudonyms of one page load. */
export function pseudonyms() {
  const given = new Map<string, string>();
  const known = new Map<string, RegExp>();

  const of = (secret: string, kind: RedactedKind = 'own'): string => {
    const trimmed = secret.trim();
    if (trimmed === '') return secret;
    const before = kind === 'own' ? given.get(trimmed) : undefined;
    if (before !== undefined) return before;
    const [core, shape, isFound] = coreOf(trimmed);
    if (WHOLE.test(core)) return core;
    // What is found in any text need not be remembered.
    if (kind === 'secret' && !isFound && TELLING.test(core) && !known.has(core)) known.set(core, alone(core));
    let pseudonym = given.get(core);
    if (pseudonym === undefined) {
      const n = given.size + 1;
      if (shape === 'digits') pseudonym = `1${String(n).padStart(core.length - 1, '0')}`;
      else if (shape === 'email') pseudonym = `p${n}@redacted.invalid`;
      else if (shape === 'day') pseudonym = new Date(Date.UTC(1800, 0, 1 + (n % DAYS))).toISOString().slice(0, 10);
      else pseudonym = `~${n}~`;
      given.set(core, pseudonym);
    }
    return pseudonym;
  };

  return {
    /** The same for the same secret in the order in which they come; a secret's pseudonym is its own pseudonym. */
    of,
    ofNumber: (secret: number): number =>
      Number.isFinite(secret)
        ? Number(of(String(Math.abs(secret)).replace(/\D/g, '').padStart(10, '0').slice(0, 14)))
        : secret,
    /** Whether a number is a secret that came before; one of fewer digits is a price or a count, whatever it equals. */
    isKnown: (number: number): boolean => number >= 1e9 && given.has(String(number)),
    /** The text without the secrets that came before; nobody's `own` words. */
    withoutKnown: (text: string): string => {
      let out = text;
      for (const [word, pattern] of known) if (out.includes(word)) out = out.replace(pattern, () => of(word));
      return out;
    },
  };
}
