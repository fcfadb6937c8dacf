import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Language } from '@/domain/languages';

const WORDS = join(__dirname, '../../../src/words');

const flat = (group: object): readonly (readonly [string, string])[] =>
  Object.entries(group).flatMap(([key, each]: [string, unknown]) => {
    if (typeof each === 'string') return [[key, each] as const];
    if (typeof each !== 'object' || each === null) return [];
    return flat(each).map(([rest, text]) => [`${key}.${rest}`, text] as const);
  });
const messagesOf = (area: string, language: Language) =>
  flat(JSON.parse(readFileSync(join(WORDS, area, `${language}.json`), 'utf8')) as object);

/** The English messages that a language says otherwise, those without arguments. */
function englishOf(language: Language): ReadonlySet<string> {
  const areas = readdirSync(WORDS, { withFileTypes: true }).filter(
    (each) => each.isDirectory() && each.name !== 'built',
  );
  const texts = areas.flatMap(({ name }) => {
    const own = new Map(messagesOf(name, language));
    const english = messagesOf(name, 'en').filter(([key, text]) => own.get(key) !== text);
    return english.map(([, text]) => text).filter((text) => /^[A-Z][^{}]*$/.test(text));
  });
  return new Set(texts);
}

/** Under these names the console's answers hold what people wrote; in a whole record, what no message says. */
const WRITTEN = new Set(['name', 'title', 'topic', 'message', 'text', 'note', 'author', 'builder']);
const RECORDS = new Set(['doc', 'changed', 'fields']);

function writtenIn(answer: unknown, english: ReadonlySet<string>, within: 'record' | 'text' | null): string[] {
  if (typeof answer === 'string') return within === 'text' || (within && !english.has(answer)) ? [answer] : [];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]: [string, unknown]) => {
    // What a check says of a listing is the server's.
    if (key === 'hints') return [];
    const isText = WRITTEN.has(key) && within === null;
    return writtenIn(value, english, isText ? 'text' : RECORDS.has(key) ? 'record' : within);
  });
}

/** Runs in the page: what it says, to eyes and to ears, but what is marked as English, or stands in a field. */
function saidHere(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (holder?.checkVisibility({ visibilityProperty: true }) && !holder.closest('[lang^="en"], textarea'))
      texts.push(node.textContent ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) texts.push(element.getAttribute(name) ?? '');
  return texts;
}

const EMAIL = /\S+@\S+/g;
const A_FEW_WORDS = /\b[a-z]+ [A-Za-z]+\b|\b[A-Za-z]+ [a-z]+\b/;

/**
 * Asks of a page of the console what it says in English though it is in another language: a message as English has it, or
 * a few words of which one begins small. To be called before the page asks for anything: what people wrote, which stays
 * as it is, is known by the server's answers.
 */
export function englishWatch(page: Page, language: Language): () => Promise<readonly string[]> {
  const english = englishOf(language);
  const written = new Set<string>();
  const answers: Promise<void>[] = [];
  const read = (answer: unknown) => {
    for (const text of writtenIn(answer, english, null)) if (text.length > 3) written.add(text.trim());
  };
  page.on('response', (response) => {
    if (response.url().includes('/console/api/') && response.request().method() === 'GET')
      answers.push(response.json().then(read, () => undefined));
  });
  return async () => {
    const said = await page.evaluate(saidHere);
    await Promise.all(answers);
    const longestFirst = [...written].sort((a, b) => b.length - a.length);
    return said
      .map((text) => text.trim())
      .filter((text) => {
        if (written.has(text)) return false;
        const rest = longestFirst.reduce((left, each) => left.replaceAll(each, ' … '), text);
        return english.has(text) || A_FEW_WORDS.test(rest.replace(EMAIL, '…'));
      })
      .map((text) => `in English: ${text.slice(0, 80)}`);
  };
}
