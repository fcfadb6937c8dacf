import type { ReactNode } from 'react';

/** What may be an address: without what ends a sentence or stands around it. */
const WORD = /[\w@/=&%#-]+(?:[.:?]+[\w@/=&%#-]+)*/g;

/** Whether a word is an address: a whole one, or an authority's host alone. What holds an @ is a mailbox. */
const isAddress = (word: string): boolean =>
  /^https:\/\/\w/.test(word) || (word.endsWith('.gov.in') && !/[@/]/.test(word));

/** A plain text whose addresses lead where they say [HOME-10]. */
export function LinkedText({ text }: { readonly text: string }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isAddress(word)) continue;
    parts.push(
      text.slice(from, index),
      <a
        key={index}
        href={word.startsWith('https://') ? word : `https://${word}`}
        rel="noopener noreferrer"
        className="font-semibold text-brand underline"
      >
        {word}
      </a>,
    );
    from = index + word.length;
  }
  return [...parts, text.slice(from)];
}
