import { holdsPhone, withoutPhones } from '@/domain/contactData/phones';

/** How much of a description search results and chats show, in characters. */
const LONGEST = 160;
/** So much of a text is read for it: any sentence may have to be left out. */
const LONGEST_READ = 480;

/** What is read of a text, without a number that the cut has halved. */
const beginning = (text: string): string =>
  text.length <= LONGEST_READ ? text : text.slice(0, LONGEST_READ).replace(/[^\p{L}]{1,40}$/u, '');

/** A text on one line, without characters that no text needs and without phone numbers, which people put anywhere. */
export const plainText = (text: string): string =>
  withoutPhones(beginning(text).replace(/[\p{Cc}\p{Surrogate}]/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** What a longer text says apart from its sentences with phone numbers: without the number they say nothing. */
function withoutCalls(text: string): string {
  let said = '';
  for (const sentence of beginning(text).split(/(?<=[.!?])\s+|\n+/)) {
    // Nothing behind it is shown.
    if (said.length > LONGEST) break;
    if (!holdsPhone(sentence)) said += said === '' ? sentence : ` ${sentence}`;
  }
  return said;
}

/** A text cut at a word's end to at most 160 characters, with an ellipsis where something was left out. */
export function clip(text: string): string {
  if (text.length <= LONGEST) return text;
  // No half of a surrogate pair stays at the end.
  const cut = text.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '');
  const wordEnd = cut.lastIndexOf(' ');
  return `${(wordEnd > LONGEST / 2 ? cut.slice(0, wordEnd) : cut).replace(/(?<![\s,.;:·–-])[\s,.;:·–-]+$/, '')}…`;
}

/** Facts and a longer text as one description; what is empty is left out. */
export function describe(facts: readonly (string | null)[], about: string | null): string {
  const known = facts.filter((fact) => fact !== null && fact !== '').join(' · ');
  return clip(plainText([known, withoutCalls(about ?? '')].filter((part) => part !== '').join('. ')));
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', "'": '&#39;', '<': '&lt;', '>': '&gt;' };

/** A text as it stands in HTML or XML, in an attribute as well as between tags. */
export const escaped = (text: string): string => text.replace(/[&"'<>]/g, (sign) => SIGNS[sign] ?? '');
