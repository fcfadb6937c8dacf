// What the last runs found, kept in coverage/results.json until a later run of the same test or figure: for the quality table.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './lib.mjs';

const FOLDER = join(ROOT, 'coverage');
const FILE = join(FOLDER, 'results.json');

/** `{tests: {title: passed?}, figures: {name: figure}, files: {suite and file: its titles}}` of all runs so far. */
export function readResults() {
  const kept = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  return { tests: {}, figures: {}, files: {}, ...kept };
}

function keep(change) {
  const results = readResults();
  change(results);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, JSON.stringify(results));
}

/**
 * Keeps what a jest report says; `suite` stands before the titles, since some tests run on both databases. What a file
 * said before and says no more, because a test has another name or the file does not load, is forgotten.
 */
export function keepTests(suite, report) {
  keep(({ tests, files }) => {
    for (const { name, assertionResults } of report.testResults) {
      const file = `${suite}: ${relative(ROOT, name)}`;
      const titles = assertionResults.map(({ fullName }) => `${suite}: ${fullName}`);
      for (const title of files[file] ?? []) if (!titles.includes(title)) delete tests[title];
      files[file] = titles;
      for (const [at, { status }] of assertionResults.entries()) {
        if (status === 'passed' || status === 'failed') tests[titles[at]] = status === 'passed';
      }
    }
  });
}

/** Reads the lines that `record` in the tests wrote to a file, and keeps them. Returns the figures. */
export function keepFigures(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').filter(Boolean) : [];
  const measured = lines.map((line) => JSON.parse(line));
  keep(({ figures }) => {
    for (const figure of measured) figures[figure.name.replace(/ \([^)]*\)/g, '')] = figure;
  });
  return measured;
}
