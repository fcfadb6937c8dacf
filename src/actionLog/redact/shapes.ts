import { hashText } from '../hash';

/**
 * What a pseudonym looks like: like the secret where its shape is known, yet as no real one does, with check digits by
 * which it is told without the key. Mobile numbers begin with 6 to 9 and Aadhaar numbers with 2 to 9: their pseudonyms
 * begin with 1. E-mail pseudonyms live in a domain that cannot exist, dates of birth in the 19th century.
 */
export const DOMAIN = 'redacted.invalid';
const PHONE = /^((?:(?:\+?91|0)[\s-]?)?)([6-9](?:[\s-]?\d){9})$/;
const AADHAAR = /^([2-9]\d{3})[\s-]?(\d{4})[\s-]?(\d{4})$/;
const DIGITS = /^\d{8,15}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A secret taken apart: what stays of it, and what a pseudonym is made of; equal cores get equal pseudonyms. */
export interface Secret {
  readonly shape: 'digits' | 'email' | 'date' | 'other';
  readonly prefix: string;
  readonly core: string;
}

export function secretIn(value: string): Secret {
  const trimmed = value.trim();
  const phone = PHONE.exec(trimmed);
  if (phone) return { shape: 'digits', prefix: phone[1] ?? '', core: (phone[2] ?? '').replace(/\D/g, '') };
  const aadhaar = AADHAAR.exec(trimmed);
  if (aadhaar) return { shape: 'digits', prefix: '', core: aadhaar.slice(1).join('') };
  if (DIGITS.test(trimmed)) return { shape: 'digits', prefix: '', core: trimmed };
  if (EMAIL.test(trimmed)) return { shape: 'email', prefix: '', core: trimmed.toLowerCase() };
  return { shape: DATE.test(trimmed) ? 'date' : 'other', prefix: '', core: trimmed };
}

/** A number below `below`, by which whoever knows no key tells a pseudonym from a secret. */
const check = (text: string, below: number): number => Number.parseInt(hashText(text).slice(-6), 36) % below;
const digits = (number: bigint | number, length: number): string => String(number).padStart(length, '0').slice(-length);
const letters = (number: bigint, length: number): string => number.toString(36).padStart(length, '0').slice(-length);
const checkLetters = (text: string): string => check(text, 1296).toString(36).padStart(2, '0');

/** The pseudonym of a shape out of 64 bits; digits keep their number. */
export function pseudonymOf({ shape, core }: Secret, bits: bigint): string {
  if (shape === 'digits') {
    const body = `1${digits(bits % 10n ** BigInt(core.length - 4), core.length - 4)}`;
    return body + digits(check(body, 1000), 3);
  }
  if (shape === 'email') {
    const body = `p${letters(bits, 10)}`;
    return `${body}${checkLetters(body)}@${DOMAIN}`;
  }
  if (shape === 'date') {
    const month = `18${digits(bits % 100n, 2)}-${digits(((bits >> 20n) % 12n) + 1n, 2)}`;
    return `${month}-${digits(check(month, 28) + 1, 2)}`;
  }
  const body = letters(bits, 10);
  return `~${body}${checkLetters(body)}~`;
}

const FORMS: readonly [RegExp, (body: string) => string][] = [
  [/^(?:(?:\+?91|0)[\s-]?)?(1\d{4,11})(\d{3})$/, (body) => digits(check(body, 1000), 3)],
  [/^(p[0-9a-z]{10})([0-9a-z]{2})@redacted\.invalid$/, checkLetters],
  [/^(18\d{2}-\d{2})-(\d{2})$/, (month) => digits(check(month, 28) + 1, 2)],
  [/^~([0-9a-z]{10})([0-9a-z]{2})~$/, checkLetters],
];

/** True for what a recording, whatever its key, wrote instead of a secret. */
export const looksLikePseudonym = (value: string): boolean =>
  FORMS.some(([form, checkOf]) => {
    const match = form.exec(value);
    return match !== null && checkOf(match[1] ?? '') === match[2];
  });
