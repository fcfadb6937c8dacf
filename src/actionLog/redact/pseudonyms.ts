import { looksLikePseudonym, pseudonymOf, secretIn } from './shapes';
import { sipHash } from './sipHash';

/** Attempts at a pseudonym that no other secret has. */
const ATTEMPTS = 20;

export interface Pseudonyms {
  /** The same for the same secret; a secret's pseudonym is its own pseudonym. */
  readonly of: (secret: string) => string;
  readonly ofNumber: (secret: number) => number;
}

/**
 * Pseudonyms of one recording. `recognise`: while recording only what this recording has written itself counts as a
 * pseudonym, so that no secret can pass for one; a reader knows no key and goes by the check digits (`any`).
 */
export function pseudonyms(key: string, recognise: 'own' | 'any'): Pseudonyms {
  const hash = sipHash(key);
  const byCore = new Map<string, string>();
  const given = new Set<string>();

  const fresh = (secret: string): string => {
    const { prefix, ...rest } = secretIn(secret);
    const known = byCore.get(rest.core);
    if (known !== undefined) return prefix + known;
    let pseudonym = '';
    for (let n = 0; n < ATTEMPTS; n += 1) {
      pseudonym = pseudonymOf({ prefix, ...rest }, hash(n === 0 ? rest.core : `${rest.core}\u0000${n}`));
      if (!given.has(pseudonym)) break;
    }
    byCore.set(rest.core, pseudonym);
    given.add(pseudonym);
    return prefix + pseudonym;
  };
  const isPseudonym = (value: string): boolean =>
    given.has(value.replace(/^(?:\+?91|0)[\s-]?(?=1\d{9}$)/, '')) ||
    given.has(value) ||
    (recognise === 'any' && looksLikePseudonym(value));

  const of = (secret: string): string => (secret.trim() === '' || isPseudonym(secret) ? secret : fresh(secret));
  return {
    of,
    ofNumber: (secret) => {
      // Enough digits for any number to become one that is told from a secret; still a safe integer.
      const written = String(Math.abs(secret)).replace(/\D/g, '');
      return Number.isFinite(secret)
        ? Number(of(written.length < 8 ? written.padStart(8, '0') : written.slice(0, 15)))
        : secret;
    },
  };
}
