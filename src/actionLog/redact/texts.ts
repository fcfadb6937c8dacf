import { personalIn } from '@/domain/contactData/personal';
import { attempt } from '../guards';
import { genericKind, NO_RULES, type Rules } from '../secrets';
import { PSEUDONYM, type Pseudonyms } from './pseudonyms';

const BEARER = /\b(Bearer\s+)([^\s"',;]+)/gi;
/** The beginning of `name=value`, `name: value` and `"name":"value"`, as in addresses, JSON and sentences. */
const ASSIGNED = /(?<![\w-])([A-Za-z][\w-]{0,40})(\\?["']?\s{0,9}[:=]\s{0,9})/g;
const VALUE = /"(?:[^"\\]|\\.)*"|\\"[^"\\]*\\"|'[^']*'|[^\s&,;"'{}()[\]#]+/y;
const NOTHING = /^(null|undefined|true|false|bearer)$/i;
const CACHE_KEY = /^([A-Za-z]\w*)\(([\s\S]*)\)$/;
/** The parts of an address, of which each is encoded by itself. */
const PARTS = /[^\s"'<>&?=#/]+/g;
/** Ten digits are sixteen signs, the shortest e-mail address is eight. */
const BASE64 = /[\w+/-]{8,}={0,2}/g;
/** Bytes of a text in UTF-8. */
const PRINTABLE = /^(?:[\t\n\r -~]|[\u00c2-\u00f4][\u0080-\u00bf]{1,3})+$/;
/** What is encoded within what is encoded is looked into so often. */
const DEPTH = 3;

const uriDecoded = (text: string): string | null => attempt(() => decodeURIComponent(text));
/** What a run stands for, if that is a text; nothing here throws, since nearly every long word is tried. */
const base64Decoded = (run: string): string | null => {
  const signs = run.replace(/={1,2}$/, '');
  if (!/[A-Z]/.test(signs) || signs.length % 4 === 1) return null;
  const bytes = atob(signs.replace(/-/g, '+').replace(/_/g, '/'));
  if (!PRINTABLE.test(bytes)) return null;
  return uriDecoded(bytes.replace(/[^]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`));
};

/**
 * Redacts texts: addresses, query cache keys, errors, what is encoded within a text. `questions`: the fields of each
 * call's question; `walk`: redacts a value out of JSON by such fields.
 */
export function textRedactor(
  names: Pseudonyms,
  questions: ReadonlyMap<string, Rules>,
  walk: (value: unknown, rules: Rules) => unknown,
): (text: string) => string {
  const json = (text: string, rules: Rules): string | null => {
    const held = attempt(() => JSON.parse(text) as unknown);
    if (held === null || (typeof held !== 'object' && !rules.has(''))) return null;
    const after = walk(held, rules);
    return after === held ? text : JSON.stringify(after);
  };

  /** Hides what stands behind the name of a secret field. */
  const withoutAssigned = (text: string): string => {
    let out = '';
    let end = 0;
    for (const { 0: whole, 1: name = '', index } of text.matchAll(ASSIGNED)) {
      if (index < end || genericKind(name) === null) continue;
      VALUE.lastIndex = index + whole.length;
      const value = VALUE.exec(text)?.[0];
      if (value === undefined) continue;
      const [quote = ''] = /^\\?["']|/.exec(value) ?? [];
      const inside = value.slice(quote.length, value.length - quote.length);
      const plain = quote === '' && inside.includes('%') ? (uriDecoded(inside.replace(/\+/g, ' ')) ?? inside) : inside;
      const hidden = NOTHING.test(inside) ? plain : names.of(plain);
      const written = plain === inside ? hidden : encodeURIComponent(hidden);
      out += text.slice(end, index) + whole + (hidden === plain ? value : quote + written + quote);
      end = index + whole.length + value.length;
    }
    return out + text.slice(end);
  };

  const withoutPersonal = (text: string): string => {
    let out = '';
    let end = 0;
    for (const { plain, from, to } of personalIn(text)) {
      out += text.slice(end, from) + names.of(plain);
      end = to;
    }
    return out + text.slice(end);
  };

  const holdsSecret = (run: string, depth: number): boolean => {
    const plain = base64Decoded(run);
    return plain !== null && redact(plain, depth - 1) !== plain;
  };
  const withoutBase64 = (text: string, depth: number): string =>
    text.replace(BASE64, (run) => {
      if (holdsSecret(run, depth)) return names.of(run);
      return run.includes('/')
        ? run.replace(/[^/]{8,}/g, (part) => (holdsSecret(part, depth) ? names.of(part) : part))
        : run;
    });
  const withoutEncoded = (text: string, depth: number): string =>
    text.replace(PARTS, (part) => {
      if (!part.includes('%')) return part;
      for (const candidate of [uriDecoded(part), uriDecoded(part.replace(/\+/g, ' '))]) {
        const hidden = candidate === null ? null : redact(candidate, depth - 1);
        if (hidden !== null && hidden !== candidate) return encodeURIComponent(hidden);
      }
      return part;
    });

  const once = (text: string, depth: number): string => {
    const parts = withoutAssigned(
      text.replace(BEARER, (_whole, word: string, token: string) => word + names.of(token, 'secret')),
    );
    return parts
      .split(PSEUDONYM)
      .map((part, at) => {
        if (at % 2 === 1 || part.length < 4) return part;
        const plain = names.withoutKnown(withoutPersonal(part));
        return depth === 0 ? plain : withoutEncoded(withoutBase64(plain, depth), depth);
      })
      .join('');
  };

  function redact(text: string, depth: number): string {
    if (text.length < 4) return text;
    const [, call = '', asked = ''] = (text.endsWith(')') && CACHE_KEY.exec(text)) || [];
    const rules = questions.get(call);
    const whole = rules ? json(asked, rules) : /^\s*[{[]/.test(text) ? json(text, NO_RULES) : null;
    if (whole !== null) return rules ? `${call}(${whole})` : whole;
    // What is left between two secrets may be one by itself: a text is done when nothing changes.
    let out = text;
    for (let next = once(out, depth); next !== out; next = once(out, depth)) out = next;
    return out;
  }
  return (text) => redact(text, DEPTH);
}
