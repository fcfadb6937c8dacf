import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, type Select, type Token } from '@messageformat/parser';
import { renderToStaticMarkup } from 'react-dom/server';

const WORDS = resolve(__dirname, '../../src/words');
const LOCALES = { en: 'en-IN', te: 'te', hi: 'hi' } as const;
type Language = keyof typeof LOCALES;
type Given = Readonly<Record<string, string | number>>;

interface Catalog {
  readonly [key: string]: string | Catalog;
}
interface Built {
  readonly [key: string]: string | Built | ((given: Given) => string | React.ReactElement);
}

/** Each message with the keys that lead to it. */
const leaves = (entries: Catalog, path: readonly string[] = []): [path: readonly string[], message: string][] =>
  Object.entries(entries).flatMap(([key, entry]): [readonly string[], string][] =>
    typeof entry === 'string' ? [[[...path, key], entry]] : leaves(entry, [...path, key]),
  );

const casesOf = (token: Token): Select['cases'] => ('cases' in token ? token.cases : []);

/** A number of a category that no case of its own names; of 0 to 100000. */
function numberOf(language: Language, category: string, { cases }: Select): number {
  const rules = new Intl.PluralRules(LOCALES[language]);
  const named = (n: number) => cases.some(({ key }) => key === `=${String(n)}`);
  const found = [0, 1, 2, 3, 5, 11, 100_000].find((n) => rules.select(n) === category && !named(n));
  if (found === undefined) throw new Error(`No number is ${category} in ${language}.`);
  return found;
}

const valueIn = (language: Language, select: Select, key: string): string | number => {
  if (select.type === 'select') return key;
  return key.startsWith('=') ? Number(key.slice(1)) : numberOf(language, key, select);
};

interface Count {
  readonly select: Select;
  /** What has to be said for it to come to this count. */
  readonly around: Given;
}

/** Every count of a message, also those within a choice. */
const countsIn = (language: Language, tokens: readonly Token[], around: Given = {}): readonly Count[] =>
  tokens.flatMap((token) => {
    if (!('cases' in token)) return [];
    const inside = token.cases.flatMap(({ key, tokens: own }) =>
      countsIn(language, own, { ...around, [token.arg]: valueIn(language, token, key) }),
    );
    return token.type === 'select' ? inside : [{ select: token, around }, ...inside];
  });

/** Something for each argument. */
const anything = (tokens: readonly Token[]): Given =>
  Object.assign(
    {},
    ...tokens.map((token) => ({
      ...('arg' in token && { [token.arg]: token.type === 'argument' ? 'X' : token.type === 'select' ? 'other' : 7 }),
      ...anything(casesOf(token).flatMap((each) => each.tokens)),
    })),
  ) as Given;

const counts = (Object.keys(LOCALES) as Language[]).flatMap((language) =>
  readdirSync(WORDS)
    .filter((area) => area !== 'built')
    .flatMap((area) => {
      const catalog = JSON.parse(readFileSync(join(WORDS, area, `${language}.json`), 'utf8')) as Catalog;
      return leaves(catalog).flatMap(([path, message]) => {
        const tokens = parse(message);
        const name = `${language} ${area} ${path.join('.')}`;
        return countsIn(language, tokens).map((count) => ({ ...count, language, area, path, tokens, name }));
      });
    }),
);

/** What the built message says. */
function said({ language, area, path }: (typeof counts)[number], given: Given): string {
  const module: Built = jest.requireActual(join(WORDS, 'built', language, area));
  const message = path.reduce<Built[string] | undefined>(
    (part, key) => (typeof part === 'object' ? part[key] : undefined),
    module,
  );
  if (typeof message !== 'function') throw new Error(`${area} ${path.join('.')} takes nothing`);
  const words = message(given);
  return typeof words === 'string' ? words : renderToStaticMarkup(words);
}

it('meets each plural category of each language in every message that counts', () => {
  expect(counts.length).toBeGreaterThan(300);
  const missed = counts.flatMap((count) => {
    const { select, around, language, tokens, name } = count;
    return select.cases.flatMap(({ key, tokens: own }) => {
      const given = { ...anything(tokens), ...around, [select.arg]: valueIn(language, select, key) };
      const words = said(count, given);
      const texts = own.flatMap((token) => (token.type === 'content' ? [token.value] : []));
      return texts.every((text) => words.includes(text)) ? [] : [`${name}, ${key}: ${words}`];
    });
  });
  expect(missed).toEqual([]);
});

it('never says “one” of nothing, where a language counts nothing as one', () => {
  const spelt = counts.filter(
    ({ language, select }) =>
      new Intl.PluralRules(LOCALES[language]).select(0) === 'one' &&
      !select.cases.some(({ key }) => key === '=0') &&
      select.cases.some(
        ({ key, tokens }) =>
          key === 'one' && tokens.some((token) => token.type === 'content' && /(?:^|\s)एक(?=\s|$)/.test(token.value)),
      ),
  );
  expect(spelt.map(({ name }) => name)).toEqual([]);
});
