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
const read = (area: string, language: Language) =>
  flat(JSON.parse(readFileSync(join(WORDS, area, `${language}.json`), 'utf8')) as object);

/** The English messages that a language says otherwise, those without arguments. */
function englishOf(language: Language): readonly string[] {
  const areas = readdirSync(WORDS, { withFileTypes: true }).filter(
    (each) => each.isDirectory() && each.name !== 'built',
  );
  return areas.flatMap(({ name }) => {
    const own = new Map(read(name, language));
    return read(name, 'en').flatMap(([key, text]) =>
      /^[A-Z][^{}]*$/.test(text) && own.get(key) !== text ? [text] : [],
    );
  });
}

/**
 * What on a page in another language is said in English: a message as English has it, or a few words of which one begins
 * small. `written` are texts of people. What is marked as English, and what nobody sees or hears, is left out.
 */
export async function englishLeft(
  page: Page,
  language: Language,
  written: readonly string[],
): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        node.parentElement?.checkVisibility({ visibilityProperty: true }) &&
        !node.parentElement.closest('[lang^="en"]')
      )
        texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) texts.push(element.getAttribute(name) ?? '');
    return texts;
  });
  const english = new Set(englishOf(language));
  return said.flatMap((text) => {
    const rest = written.reduce((left, each) => left.replaceAll(each, ' … '), text.trim());
    const isSaid = english.has(rest) || /(\b[a-z]+\b[ ,.]+\b[A-Za-z]+\b|\b[A-Za-z]+\b[ ,.]+\b[a-z]+\b)/.test(rest);
    return isSaid ? [`in English: ${text.trim().slice(0, 80)}`] : [];
  });
}
