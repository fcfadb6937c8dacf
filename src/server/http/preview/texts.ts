import { holdsPhone, withoutPhones } from '../../rules/contactInText';

/** How much of a description search results and chats show, in characters. */
const LONGEST = 160;

/** A text on one line, without characters that no text needs and without phone numbers, which people put anywhere. */
export const plainText = (text: string): string =>
  withoutPhones(text.replace(/[\p{Cc}\p{Surrogate}]/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** What a longer text says apart from its sentences with phone numbers: without the number they say nothing. */
const withoutCalls = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => !holdsPhone(sentence))
    .join(' ');

/** A text cut at a word's end to at most 160 characters, with an ellipsis where something was left out. */
export function clip(text: string): string {
  if (text.length <= LONGEST) return text;
  // No half of a surrogate pair stays at the end.
  const cut = text.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '');
  const wordEnd = cut.lastIndexOf(' ');
  return `${(wordEnd > LONGEST / 2 ? cut.slice(0, wordEnd) : cut).replace(/[\s,.;:·–-]+$/, '')}…`;
}

/** Facts and a longer text as one description; what is empty is left out. */
export function describe(facts: readonly (string | null)[], about: string | null): string {
  const known = facts.filter((fact) => fact !== null && fact !== '').join(' · ');
  return clip(plainText([known, withoutCalls(about ?? '')].filter((part) => part !== '').join('. ')));
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', "'": '&#39;', '<': '&lt;', '>': '&gt;' };

/** A text as it stands in HTML or XML, in an attribute as well as between tags. */
export const escaped = (text: string): string => text.replace(/[&"'<>]/g, (sign) => SIGNS[sign] ?? '');
