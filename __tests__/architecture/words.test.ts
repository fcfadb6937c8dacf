import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const SRC = join(ROOT, 'src');

interface Catalog {
  readonly [key: string]: string | Catalog;
}

const english: Catalog = { homes: '{n, plural, one {# home} other {# homes}} in {place}', open: 'Open' };
const telugu: Catalog = { homes: '{place}లో {n, plural, one {# ఇల్లు} other {# ఇళ్లు}}', open: 'తెరవండి' };
const hindi: Catalog = { homes: '{place} में {n, plural, one {# घर} other {# घर}}', open: 'खोलें' };
/** What the build says of messages of which the Telugu ones are these. */
const faults = (te: Catalog) => {
  const call = `areaFaults('home', ${JSON.stringify({ en: english, te, hi: hindi })})`;
  const script = `import { areaFaults } from './scripts/words.mjs'; console.log(JSON.stringify(${call}));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, encoding: 'utf8' }),
  ) as readonly string[];
};

it('finds nothing wrong with messages that agree in all languages', () => {
  expect(faults(telugu)).toEqual([]);
});

it('refuses a key that would hide a function which other messages call', () => {
  const compile = (messages: Catalog) => {
    const script = `import { moduleOf } from './scripts/words.mjs'; moduleOf(${JSON.stringify(messages)}, 'en', 'home/en.json');`;
    return spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, encoding: 'utf8' }).stderr;
  };
  expect(compile({ number: 'Number', homes: 'Homes' })).toBe('');
  expect(compile({ number: 'Number', homes: '{n, number} homes' })).toMatch(
    'home/en.json: other messages call a function of this name: number',
  );
});

it.each<[string, Catalog, string]>([
  ['a missing message', { homes: telugu['homes'] ?? '' }, 'src/words/home/te.json: open is missing'],
  ['one too many', { ...telugu, shut: 'మూయండి' }, 'src/words/home/te.json: shut is not in English'],
  [
    'another argument',
    { ...telugu, open: '{name} తెరవండి' },
    'src/words/home/te.json: open takes {readonly name: string}, in English {}',
  ],
  [
    'a missing plural',
    { ...telugu, homes: '{place}లో {n, plural, other {# ఇళ్లు}}' },
    'src/words/home/te.json: homes has no plural for one',
  ],
  ['Latin words', { ...telugu, open: 'Open చేయండి' }, 'src/words/home/te.json: open is not in the language: Open'],
])('names %s with its file and key', (_, te, fault) => {
  expect(faults(te)).toEqual([fault]);
});

/** Each source with its text. */
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('words/'))
  .map((path) => readFileSync(join(SRC, path), 'utf8'));

/** How sources name a message of an area by its code. */
const BY_CODE = /\bsaid\('(\w+)'|\bDESK\[\w+\]\.(\w+)/g;
const CODED: Readonly<Record<string, RegExp>> = {
  errors: BY_CODE,
  answers: BY_CODE,
  desk: BY_CODE,
  moderation: /\bcode: '(\w+)'/g,
};

/** The keys of an area that a source takes, by the name under which it imports them. */
const takenFrom = (area: string, text: string): readonly string[] =>
  CODED[area]
    ? [...text.matchAll(CODED[area])].map(([, code, group]) => code ?? group ?? '')
    : [...text.matchAll(/import \* as (\w+) from '@\/words\/([\w-]+)';/g)]
        .filter(([, , from]) => from === area)
        .flatMap(([, name]) =>
          [...text.matchAll(new RegExp(`\\b${name ?? ''}\\.(\\w+)`, 'g'))].map(([, key]) => key ?? ''),
        );

/** The name of the table, and of the area, where a source of the server keeps an area in every language. */
const tables = sources.flatMap((text) => {
  const [, area] = /import \* as en from '(?:\.\.\/)+words\/built\/en\/([\w-]+)';/.exec(text) ?? [];
  const [, table] = /const (\w+): Readonly<Record<Language, typeof en>> = \{ en, hi, te \};/.exec(text) ?? [];
  return area === undefined || table === undefined ? [] : [{ area, table }];
});

/** The keys of an area that a source takes from its table: `MAIL_WORDS[language].team`, or from there by their names. */
const takenInAll = (area: string, text: string): readonly string[] =>
  tables
    .filter((each) => each.area === area)
    .flatMap(({ table }) => [
      ...[...text.matchAll(new RegExp(`\\b${table}\\[[\\w.]+\\]\\.(\\w+)`, 'g'))].map(([, key]) => key ?? ''),
      ...[...text.matchAll(new RegExp(`const \\{ ([\\w, ]+) \\} = ${table}\\[`, 'g'))].flatMap(([, keys]) =>
        (keys ?? '').split(', '),
      ),
      ...[...text.matchAll(new RegExp(`const words = ${table}\\[[\\w.]+\\];`, 'g'))].flatMap(() =>
        [...text.matchAll(/\bwords\.(\w+)/g)].map(([, key]) => key ?? ''),
      ),
    ]);

/** The keys that the page's own HTML takes, and the build for the manifest. */
const ofTemplate = [
  ...['public/index.html', 'src/console/index.html'].flatMap((path) => [
    ...readFileSync(join(ROOT, path), 'utf8').matchAll(/htmlWebpackPlugin\.options\.(\w+)/g),
  ]),
  ...readFileSync(join(ROOT, 'webpack.config.js'), 'utf8').matchAll(/(\w+): \w+(?=[^}]*\} = messages\('page')/g),
].map(([, key]) => key ?? '');

const englishOf = (area: string) => JSON.parse(readFileSync(join(SRC, 'words', area, 'en.json'), 'utf8')) as Catalog;

it('has each code of the server once', () => {
  const codes = ['errors', 'answers', 'desk'].flatMap((area) => Object.keys(englishOf(area)));
  expect(codes.filter((code, at) => codes.indexOf(code) < at)).toEqual([]);
});

it('has no message that nobody uses', () => {
  const areas = readdirSync(join(SRC, 'words')).filter((name) => name !== 'built');
  const unused = areas.flatMap((area) => {
    const messages = englishOf(area);
    const taken = new Set(
      area === 'page' ? ofTemplate : sources.flatMap((text) => [...takenFrom(area, text), ...takenInAll(area, text)]),
    );
    return Object.keys(messages)
      .filter((key) => !taken.has(key))
      .map((key) => `${area}: ${key}`);
  });
  expect(areas.length).toBeGreaterThan(0);
  expect(unused).toEqual([]);
});
