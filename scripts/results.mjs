// What the last runs found, kept in coverage/results.json until a later run of the same test or figure: for the quality table.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib.mjs';

const FOLDER = join(ROOT, 'coverage');
const FILE = join(FOLDER, 'results.json');

/** `{tests: {title: passed?}, figures: {name: figure}}` of all runs so far. */
export function readResults() {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { tests: {}, figures: {} };
}

function keep(change) {
  const results = readResults();
  change(results);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, JSON.stringify(results));
}

/** Keeps what a jest report says; `suite` stands before the titles, since some tests run on both databases. */
export function keepTests(suite, report) {
  keep(({ tests }) => {
    for (const { assertionResults } of report.testResults) {
      for (const { fullName, status } of assertionResults) {
        if (status === 'passed' || status === 'failed') tests[`${suite}: ${fullName}`] = status === 'passed';
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
