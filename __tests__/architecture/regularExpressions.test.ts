import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { growsTooFast } from '../support/growth';

/**
 * No text may keep a regular expression of `src` busy for longer than its length explains: one that grows faster than
 * linear lets a stranger's text stop the server or a browser's tab.
 */
const SRC = resolve(__dirname, '../../src');
const UNKNOWN = 'word';

interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly where: string;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : /\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** The text an expression stands for, as far as the file's own constants tell it. */
function textOf(node: ts.Node | undefined, constants: ReadonlyMap<string, ts.Node>): string {
  if (node === undefined) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression, constants);
  if (ts.isBinaryExpression(node)) return textOf(node.left, constants) + textOf(node.right, constants);
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (text, span) => text + textOf(span.expression, constants) + span.literal.text,
      node.head.text,
    );
  if (ts.isIdentifier(node) && constants.has(node.text)) return textOf(constants.get(node.text), constants);
  return UNKNOWN;
}

function patternsIn(path: string): Pattern[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Node>();
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    const where = `${relative(SRC, path)}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), where });
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      found.push({ source: textOf(source, constants), flags: textOf(flags, constants), where });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** One letter, class or escape of a pattern. */
const ATOM =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\k<\w+>|\\.|\[(?:\\.|[^\]\\])*\]|[^\\]/gsu;
const NO_LETTER = /^(?:[()|^$*+?{}]|\\[bB]|\\k<\w+>)$/;
const PROBES = [...'a1 .@/-_"\'\\<>(){}[]=:;,!?%&#+*~A9\n\t', 'é', 'త', '\u0c4d', '९', '\u200b', '–', '㌖', '😀'];
const MOST_FRAGMENTS = 60;

/** Texts that the parts of a pattern match: each part, and up to four that stand side by side. */
function fragmentsOf({ source, flags }: Pattern): string[] {
  const unicode = flags.includes('u') ? 'su' : 's';
  const samples = (source.match(ATOM) ?? []).flatMap((atom) => {
    if (NO_LETTER.test(atom)) return [];
    const one = new RegExp(`^(?:${atom})$`, unicode);
    const fits = [...new Set([...PROBES, ...atom])].filter((probe) => one.test(probe));
    return fits.length === 0 ? [] : [fits.slice(0, 2)];
  });
  const singles = samples.flat();
  const grams = [2, 3, 4].flatMap((size) =>
    samples.flatMap((_, at) => {
      const row = samples.slice(at, at + size);
      return row.length < size ? [] : [0, 1].map((choice) => row.map((each) => each[choice] ?? each[0]).join(''));
    }),
  );
  return [...new Set([...singles, ...grams, 'a', ' '])].slice(0, MOST_FRAGMENTS);
}

const SIZES = { few: [22, 30, 40, 56, 80, 128, 256], many: 1280 } as const;

/** What a pattern takes longer than linear time for when it is repeated; null when nothing that was tried does. */
function hostileFragment(pattern: Pattern): string | null {
  // One that is sticky is asked at one place at a time.
  const all = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  const fragments = fragmentsOf(pattern);
  const grows = (fragment: string) =>
    ['', ...fragments.slice(0, 4)].some((before) =>
      growsTooFast(
        (text) => text.replace(all, ''),
        (size) => `${before}${fragment.repeat(size / fragment.length)}\u0001`,
        SIZES,
      ),
    );
  return fragments.find(grows) ?? null;
}

const patterns = filesIn(SRC).flatMap(patternsIn);
/** Without a part that repeats for as long as there is text, nothing can grow. */
const openEnded = patterns.filter(({ source }) =>
  /[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, 'x')),
);

it.each(['[^\\s@]+@[^\\s@]+', '^\\s*1\\s*b?\\s*$', '(a+)+$', '\\s+$', '<a[^>]*b>', 'x*y', '(?:a|b|ab)*c'])(
  'sees that /%s/ grows',
  (source) => {
    expect(hostileFragment({ source, flags: '', where: '' })).not.toBeNull();
  },
);

it.each(['^\\s+', 'a{1,64}@', '[^,]+', '"[^"]*"', '(?<!a)a+$'])('takes /%s/ for linear', (source) => {
  expect(hostileFragment({ source, flags: '', where: '' })).toBeNull();
});

it('has no regular expression that takes longer than linear time for any text', () => {
  expect(openEnded.length).toBeGreaterThan(50);
  const growing = openEnded.flatMap((pattern) => {
    const fragment = hostileFragment(pattern);
    return fragment === null ? [] : [`${pattern.where} /${pattern.source}/ with ${JSON.stringify(fragment)}, repeated`];
  });
  expect(growing).toEqual([]);
});
