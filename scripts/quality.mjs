// npm run quality: every figure the product is held to, with what the last runs of test, bench and long found; with
// `-- --write` into docs/performance.md too, and the foremost ones into README.md, where what was not measured stays.
// `-- --check` fails where that page is stale: its rows are others, or a run here found that one stands otherwise.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './lib.mjs';
import { readResults } from './results.mjs';
import { ROWS } from './qualityRows.mjs';

const results = readResults();

function ofFigures(pattern) {
  const found = Object.entries(results.figures).filter(([name]) => pattern.test(name));
  if (found.length === 0) return { measured: 'not measured here yet', holds: '?' };
  return {
    measured: found.map(([, { value }]) => value).join('; '),
    holds: found.every(([, { ok }]) => ok) ? 'yes' : 'NO',
  };
}

function ofTests(pattern, least = 1) {
  const found = Object.entries(results.tests).filter(([title]) => pattern.test(title));
  if (found.length === 0) return { measured: 'not run here yet', holds: '?' };
  if (found.length < least) return { measured: `${found.length} of ${least} tests were run here`, holds: '?' };
  const passed = found.filter(([, ok]) => ok).length;
  return { measured: `${passed} of ${found.length} tests pass`, holds: passed === found.length ? 'yes' : 'NO' };
}

/** A row holds when all that it names does; one thing that was not run leaves it open. */
function judged({ area, what, target, figures, tests, least, inReadme = false }) {
  const parts = [...(figures ? [ofFigures(figures)] : []), ...(tests ? [ofTests(tests, least)] : [])];
  const holds = parts.map((part) => part.holds);
  return {
    area,
    what,
    target,
    inReadme,
    measured: parts.map(({ measured }) => measured).join('; '),
    holds: holds.includes('NO') ? 'NO' : holds.includes('?') ? '?' : 'yes',
  };
}

const table = ROWS.map(judged);
const words = { yes: 'holds', NO: '**falls short**', '?': 'not measured' };
const cell = (text) => text.replaceAll('|', '\\|');
const tableOf = (columns, rows) => [
  `| ${columns.join(' | ')} |`,
  `| ${columns.map(() => '---').join(' | ')} |`,
  ...rows.map((row) => `| ${columns.map((column) => cell(row[column])).join(' | ')} |`),
];
const rows = table.map((row) => ({ ...row, 'where it stands': words[row.holds] }));
const lines = tableOf(['area', 'what', 'target', 'measured', 'where it stands'], rows);

/** Puts a table in the place of the one that a page holds. */
async function write(page, text) {
  const path = join(ROOT, page);
  const [, before, after] =
    /^([^]*<!-- figures -->\n)[^]*(<!-- end of figures -->[^]*)$/.exec(readFileSync(path, 'utf8')) ?? [];
  if (after === undefined) throw new Error(`${page} has no place for the figures.`);
  writeFileSync(path, `${before}\n${text.join('\n')}\n\n${after}`);
  await run('npx', ['--no-install', 'prettier', '--write', '--log-level', 'warn', path]);
}

const PAGE = 'docs/performance.md';

/** What the page says of each row so far: what no run has measured here stays as an earlier one found it. */
function earlierRows() {
  const written = readFileSync(join(ROOT, PAGE), 'utf8').split('\n');
  const cells = written.map((line) => line.slice(1, -1).split(/(?<!\\)\|/)).filter(({ length }) => length === 5);
  const plain = (text) => text.trim().replaceAll('\\|', '|');
  const [, , ...earlier] = cells.map(([, what, target, measured, stands]) => [
    plain(what),
    { target: plain(target), measured: plain(measured), 'where it stands': plain(stands) },
  ]);
  return new Map(earlier);
}

/** What of the page is no longer so, each in a line. */
function stale() {
  const earlier = earlierRows();
  const gone = [...earlier.keys()].filter((what) => !rows.some((row) => row.what === what));
  const other = rows.filter(({ what, target, holds, 'where it stands': stands }) => {
    const said = earlier.get(what);
    return said?.target !== target || (holds !== '?' && said['where it stands'] !== stands);
  });
  return [
    ...gone.map((what) => `${what}: no such row any more`),
    ...other.map(({ what, target, measured, ...row }) => `${what} (${target}): ${row['where it stands']}, ${measured}`),
  ];
}

if (process.argv.includes('--check')) {
  const lines = stale();
  if (lines.length > 0) console.log(`${PAGE} is stale; npm run quality -- --write\n${lines.join('\n')}`);
  process.exit(lines.length === 0 ? 0 : 1);
}
if (process.argv.includes('--write')) {
  const earlier = earlierRows();
  const written = rows.map((row) =>
    row.holds === '?' ? { ...row, ...earlier.get(row.what), target: row.target } : row,
  );
  await write(PAGE, tableOf(['area', 'what', 'target', 'measured', 'where it stands'], written));
  const foremost = written.filter(({ inReadme }) => inReadme);
  await write('README.md', tableOf(['what', 'target', 'measured'], foremost));
}
console.log(lines.join('\n'));
const short = table.filter(({ holds }) => holds === 'NO').length;
const open = table.filter(({ holds }) => holds === '?').length;
console.log(
  `\n${table.length} rows: ${table.length - short - open} hold, ${short} fall short, ${open} not measured here yet`,
);
process.exit(short === 0 ? 0 : 1);
