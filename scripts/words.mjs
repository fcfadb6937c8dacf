// node scripts/words.mjs: compiles the messages of src/words, ICU in JSON, to typed modules, one for each area and
// language, in src/words/built; what is missing or wrong in a language fails. The builds call it themselves.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parse } from '@messageformat/parser';
import { ROOT } from './lib.mjs';

/** Each language's folder, and the locale of its numbers: 1,23,45,678 in all three. */
export const LANGUAGES = { en: 'en-IN', te: 'te', hi: 'hi' };

const SOURCE = join(ROOT, 'src/words');
const BUILT = join(SOURCE, 'built');

/** What stands in Latin letters in every language: the market's short forms, units, formats, and names of things. */
const LATIN = new Set(
  'Gruham BHK RERA EMI GPS WhatsApp Google Maps YouTube Drive Facebook Instagram LinkedIn X CSV PDF JPG PNG QR PIN OTP SMS URL ID Wi Fi English TPT Vimeo OpenStreetMap TUDA IndexedDB Cache Storage GIF BMP WebP MB KB jpg gif bmp png P'.split(
    ' ',
  ),
);

const isGroup = (entry) => typeof entry === 'object';

/** Every message with the keys that lead to it: [['faults', 'nothing'], 'We could not hear you.']. */
const leaves = (entries, path = []) =>
  Object.entries(entries).flatMap(([key, entry]) =>
    isGroup(entry) ? leaves(entry, [...path, key]) : [[[...path, key], entry]],
  );

/** The arguments of a message, in the order of their names, with the TypeScript type of each. */
function typesOf(tokens, found = new Map()) {
  for (const token of tokens) {
    if (token.type === 'argument' && !found.has(token.arg)) found.set(token.arg, 'string');
    if (token.type === 'function') found.set(token.arg, token.key === 'node' ? 'ReactNode' : 'number');
    if (token.type === 'plural' || token.type === 'selectordinal') found.set(token.arg, 'number');
    if (token.type === 'select') {
      const named = token.cases.map(({ key }) => key).filter((key) => key !== 'other');
      found.set(token.arg, [...named.map((key) => `'${key}'`), `'other'`].join(' | '));
    }
    for (const { tokens: inner } of token.cases ?? []) typesOf(inner, found);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const signature = (types) => [...types].map(([name, type]) => `readonly ${name}: ${type}`).join('; ');

/** What is wrong with a message beside its English one; `language` has these plural categories. */
function* faultsOf(language, tokens, english) {
  const [own, wanted] = [typesOf(tokens), typesOf(english)];
  if (signature(own) !== signature(wanted)) {
    yield `takes {${signature(own)}}, in English {${signature(wanted)}}`;
  }
  const categories = new Intl.PluralRules(LANGUAGES[language]).resolvedOptions().pluralCategories;
  yield* wrongWords(language, tokens, categories);
}

function* wrongWords(language, tokens, categories) {
  for (const token of tokens) {
    if (token.type === 'plural') {
      const there = token.cases.map(({ key }) => key);
      const missing = categories.filter((category) => !there.includes(category));
      if (missing.length > 0) yield `has no plural for ${missing.join(', ')}`;
    }
    if (token.type === 'content' && language !== 'en') {
      const latin = (token.value.match(/[A-Za-z]+/g) ?? []).filter((word) => !LATIN.has(word));
      if (latin.length > 0) yield `is not in the language: ${latin.join(' ')}`;
    }
    for (const { tokens: inner } of token.cases ?? []) yield* wrongWords(language, inner, categories);
  }
}

/** The code of one message, and the imports that it needs. */
function compiled(message, language) {
  const types = typesOf(parse(message));
  const isNode = [...types.values()].includes('ReactNode');
  const options = { strict: true, returnType: isNode ? 'values' : 'string' };
  // An element is put in as it is.
  const text = isNode ? message.replace(/, *node *\}/g, '}') : message;
  const code = compileModule(new MessageFormat(LANGUAGES[language], options), { message: text });
  const [, before, expression] = /^([^]*?)export default \{\n {2}message: \([d]?\) => ([^]*)\n\}\s*$/.exec(code);
  const imports = [...before.matchAll(/import \{ (.*?) \} from "(.*?)";/g)].flatMap(([, names, from]) =>
    names.split(', ').map((name) => [from, name]),
  );
  if (types.size === 0) return { imports, expression };
  if (!isNode) {
    // What the runtime chooses has no type of its own; joined to a text it is one.
    const typed = /^(?:plural|select)\(/.test(expression) ? `'' + ${expression}` : expression;
    return { imports, expression: `(d: { ${signature(types)} }): string => ${typed}` };
  }
  return {
    imports: [...imports, ['react', 'createElement'], ['react', 'Fragment'], ['react', 'type ReactNode']],
    expression: `(d: { ${signature(types)} }): ReactNode => createElement(Fragment, null, ...${expression}.flat())`,
  };
}

/**
 * The module of an area in a language: a constant for a message without arguments, a function for one with. Throws where a
 * key would hide a function that the messages call.
 */
export function moduleOf(entries, language, source) {
  const imports = new Map();
  const written = (entry, indent) => {
    if (isGroup(entry)) {
      const inside = Object.entries(entry).map(
        ([key, value]) => `${indent}  ${JSON.stringify(key)}: ${written(value, `${indent}  `)},\n`,
      );
      return `{\n${inside.join('')}${indent}}`;
    }
    const { imports: own, expression } = compiled(entry, language);
    for (const [from, name] of own) imports.set(from, (imports.get(from) ?? new Set()).add(name));
    return expression;
  };
  const body = Object.entries(entries).map(
    ([key, entry]) =>
      `export const ${key}${typeof entry === 'string' && !entry.includes('{') ? ': string' : ''} = ${written(entry, '')};\n`,
  );
  const called = new Set([...imports.values()].flatMap((names) => [...names]));
  const hiding = Object.keys(entries).filter((key) => called.has(key));
  if (hiding.length > 0)
    throw new Error(`${source}: other messages call a function of this name: ${hiding.join(', ')}`);
  const head = [...imports].map(([from, names]) => `import { ${[...names].join(', ')} } from '${from}';\n`);
  return `// Made of ${source}.\n${head.join('')}${body.join('')}`;
}

/** The messages of an area in a language, as they are written. */
export const messages = (area, language) => JSON.parse(readFileSync(join(SOURCE, area, `${language}.json`), 'utf8'));

/** All faults of an area, as lines to print; `catalogs` holds the messages of each language. */
export function areaFaults(area, catalogs) {
  const english = new Map(leaves(catalogs.en).map(([path, message]) => [path.join('.'), parse(message)]));
  return Object.keys(LANGUAGES).flatMap((language) => {
    const own = new Map(leaves(catalogs[language]).map(([path, message]) => [path.join('.'), parse(message)]));
    const say = (key, fault) => `src/words/${area}/${language}.json: ${key} ${fault}`;
    return [
      ...[...english.keys()].filter((key) => !own.has(key)).map((key) => say(key, 'is missing')),
      ...[...own.keys()].filter((key) => !english.has(key)).map((key) => say(key, 'is not in English')),
      ...[...english]
        .filter(([key]) => own.has(key))
        .flatMap(([key, tokens]) => [...faultsOf(language, own.get(key), tokens)].map((fault) => say(key, fault))),
    ];
  });
}

const writeIfNew = (path, text) => {
  try {
    if (readFileSync(path, 'utf8') === text) return;
  } catch {
    // Not there yet.
  }
  writeFileSync(path, text);
};

const areasOf = () =>
  readdirSync(SOURCE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'built')
    .map(({ name }) => name);

/** The paths of all messages. */
export const wordFiles = () =>
  areasOf().flatMap((area) => Object.keys(LANGUAGES).map((language) => join(SOURCE, area, `${language}.json`)));

/** Compiles every message; throws with all faults. Answers how many messages each language has. */
export function makeWords() {
  const areas = areasOf();
  const catalogs = new Map(
    areas.map((area) => [
      area,
      Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, messages(area, language)])),
    ]),
  );
  const faults = [...catalogs].flatMap(([area, own]) => areaFaults(area, own));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  for (const [language, locale] of Object.entries(LANGUAGES)) {
    const folder = join(BUILT, language);
    mkdirSync(folder, { recursive: true });
    const lines = [
      `export const language: ${Object.keys(LANGUAGES)
        .map((name) => `'${name}'`)
        .join(' | ')} = '${language}';`,
      `export const locale = '${locale}';`,
    ];
    writeIfNew(join(folder, 'language.ts'), `${lines.join('\n')}\n`);
    for (const [area, own] of catalogs) {
      const source = `src/words/${area}/${language}.json`;
      writeIfNew(join(folder, `${area}.ts`), moduleOf(own[language], language, source));
    }
    for (const file of readdirSync(folder)) {
      if (file !== 'language.ts' && !areas.includes(file.slice(0, -3))) rmSync(join(folder, file));
    }
  }
  return [...catalogs.values()].reduce((total, { en }) => total + leaves(en).length, 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const count = makeWords();
    console.log(`Words: ${count} messages in each of ${Object.keys(LANGUAGES).length} languages, 0 missing.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
