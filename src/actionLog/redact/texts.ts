import { kindOf, NO_RULES, type Kind, type Rules } from './fields';
import { DOMAIN } from './shapes';

const EMAIL = /(?<![\w.%+-])[\w.%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}/g;
const PHONE =
  /(?<![A-Za-z0-9])(?:(?:\+?91|0)[\s-]?)?[6-9](?:\d{4}[\s-]?\d{5}|\d\d[\s-]\d{3}[\s-]\d{4}|\d{3}[\s-]\d{3}[\s-]\d{3})(?![A-Za-z0-9])/g;
const AADHAAR = /(?<![A-Za-z0-9])[2-9]\d{3}[\s-]?\d{4}[\s-]?\d{4}(?![A-Za-z0-9])/g;
const BEARER = /\b(Bearer\s+)([^\s"',;]+)/gi;
/** `name=value`, `name: value` and `"name":"value"`, as in addresses, JSON and sentences. */
const ASSIGNMENT =
  /(?<![\w-])([A-Za-z][\w-]{0,40})(\\?["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"|\\"(?:[^"\\])*\\"|'[^']*'|[^\s&,;"'{}()[\]#]+)/g;
const CACHE_KEY = /^([A-Za-z]\w*)\(([\s\S]*)\)$/;
/** The parts of an address, of which each is encoded by itself. */
const PARTS = /[^\s"'<>&?=#/]+/g;
const NOTHING = /^(null|undefined|true|false|bearer)$/i;
/** What any of the rules needs; most texts have none of it. */
const SUSPICIOUS = /[@%=:({[]|\d{4}|bearer/i;
/** Encoded parts within encoded parts are looked into so often. */
const DEPTH = 3;

export interface TextTools {
  /** The pseudonym of a whole secret, which is looked for everywhere from now on. */
  readonly hide: (secret: string, kind: Kind) => string;
  /** The same without looking for it: what stands behind "Password:" may be the next word of a sentence. */
  readonly hideHere: (secret: string) => string;
  /** Replaces the secrets that are known already. */
  readonly known: (text: string) => string;
  /** A value out of JSON, by the fields of a call's question. */
  readonly walk: (value: unknown, rules: Rules) => unknown;
  /** The rules of a call's question, by its name; null for a name that is no call's. */
  readonly rulesOfCall: (name: string) => Rules | null;
}

const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};
const uriDecoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Redacts texts: addresses, query cache keys, errors, JSON within a text. The same text gives the same result. */
export function textRedactor({ hide, hideHere, known, walk, rulesOfCall }: TextTools): (text: string) => string {
  const json = (text: string, rules: Rules): string | null => {
    const held = parsed(text);
    if (held === null || typeof held.value !== 'object' || held.value === null) return null;
    const before = JSON.stringify(held.value);
    const after = JSON.stringify(walk(held.value, rules));
    return before === after ? text : after;
  };

  const hideAssigned = (sign: string, value: string, kind: Kind): string => {
    if (NOTHING.test(value)) return value;
    const quote = /^\\?["']/.exec(value)?.[0] ?? '';
    const inside = quote === '' ? value : value.slice(quote.length, -quote.length);
    const plain = uriDecoded(inside.replace(/\+/g, ' '));
    const encoded = quote === '' && plain !== null && plain !== inside && /%[0-9A-Fa-f]{2}/.test(inside);
    const secret = encoded ? plain : inside;
    const hidden = quote === '' && sign.includes(':') ? hideHere(secret) : hide(secret, kind);
    return `${quote}${encoded ? encodeURIComponent(hidden) : hidden}${quote}`;
  };

  const plainText = (text: string): string => {
    let out = text;
    if (/bearer/i.test(out)) {
      out = out.replace(BEARER, (_whole, word: string, token: string) => word + hide(token, 'credential'));
    }
    if (out.includes('=') || out.includes(':')) {
      out = out.replace(ASSIGNMENT, (whole: string, name: string, sign: string, value: string) => {
        const kind = kindOf(name, NO_RULES);
        return kind === null ? whole : `${name}${sign}${hideAssigned(sign, value, kind)}`;
      });
    }
    if (out.includes('@')) {
      out = out.replace(EMAIL, (found) => (found.endsWith(DOMAIN) ? found : hide(found, 'person')));
    }
    if (/\d{4}/.test(out)) {
      out = out.replace(PHONE, (found) => hide(found, 'person')).replace(AADHAAR, (found) => hide(found, 'credential'));
    }
    return known(out);
  };

  const redact = (text: string, depth: number): string => {
    if (text.length < 4) return text;
    if (!SUSPICIOUS.test(text)) return known(text);
    const key = text.endsWith(')') ? CACHE_KEY.exec(text) : null;
    if (key) {
      const [, name = '', inside = ''] = key;
      const rules = rulesOfCall(name);
      const whole = rules && json(inside, rules);
      if (whole !== null) return `${name}(${whole})`;
    }
    if (/^\s*[{[]/.test(text)) {
      const whole = json(text, NO_RULES);
      if (whole !== null) return whole;
    }
    const out = plainText(text);
    if (depth === 0 || !out.includes('%')) return out;
    return out.replace(PARTS, (part) => {
      if (!part.includes('%')) return part;
      const plain = uriDecoded(part);
      const spaced = plain === null ? null : uriDecoded(part.replace(/\+/g, ' '));
      for (const candidate of [plain, spaced]) {
        if (candidate === null) continue;
        const hidden = redact(candidate, depth - 1);
        if (hidden !== candidate) return encodeURIComponent(hidden);
      }
      return part;
    });
  };
  return (text) => redact(text, DEPTH);
}
