import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const SRC = resolve(__dirname, '../../src');
/** Where a person may read what stands in the code. */
const SHOWN = /^(app|components|features|routes|console|domain|server\/handlers)\//;
/** Attributes whose texts are read or heard. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'placeholder',
  'label',
  'hint',
  'text',
  'heading',
]);
/** Names, which are the same in every language. */
const NAMES = new Set(['WhatsApp', 'EMI', 'RERA', 'OTP', 'PIN', 'Facebook', 'Instagram', 'YouTube', 'X']);

const saysSomething = (text: string): boolean =>
  (text.replace(/\S+@\S+/g, '').match(/[\p{L}\p{M}]{2,}/gu) ?? []).some((word) => !NAMES.has(word));

/** The texts that a source itself says to people, each with its line. */
function textsIn(path: string): readonly string[] {
  const source = ts.createSourceFile(path, readFileSync(join(SRC, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const tell = (node: ts.Node, text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    if (saysSomething(text)) found.push(`${path}:${line + 1} ${text.trim().replace(/\s+/g, ' ')}`);
  };
  const walk = (node: ts.Node): void => {
    if (ts.isJsxText(node)) tell(node, node.text);
    if (
      ts.isJsxExpression(node) &&
      !ts.isJsxAttribute(node.parent) &&
      node.expression &&
      ts.isStringLiteral(node.expression)
    )
      tell(node, node.expression.text);
    if (ts.isJsxAttribute(node) && READ.has(node.name.getText(source)) && node.initializer) {
      const { initializer } = node;
      const text = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      if (text && ts.isStringLiteralLike(text)) tell(node, text.text);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

/** What is sent, stored or logged in the specification's words, and English's offer of itself. */
const OWN = new Set([
  'Ready to move',
  'Phone number is not available',
  'Agent ID not provided',
  'Read this page in English?',
  'Read in English',
  'Become an agent',
  'Share your details',
  'Report this listing',
]);
const isSentence = (text: string): boolean => /^[A-Z][a-z]+( [A-Za-z',]+){2}/.test(text) && !OWN.has(text);

/** The sentences that a source holds as texts, but for those of errors, which developers read. */
function sentencesIn(path: string): readonly string[] {
  const source = ts.createSourceFile(path, readFileSync(join(SRC, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isNewExpression(node)) return;
    if (ts.isStringLiteralLike(node) && isSentence(node.text)) found.push(`${path}: ${node.text}`);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && SHOWN.test(path),
);

it('says nothing to people but by its messages', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap(textsIn)).toEqual([]);
});

it('keeps no sentence for people outside the messages', () => {
  expect(sources.flatMap(sentencesIn)).toEqual([]);
});
