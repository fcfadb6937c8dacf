// npm test: lint, types, architecture, unit, integration and browser tests, the server's on both databases. The last line is "N passed, N failed".
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, findChromium, install, ROOT, run } from './lib.mjs';
import { findPostgres } from './postgres.mjs';
import { keepTests } from './results.mjs';

const npx = (...args) => ['npx', ['--no-install', ...args]];
const out = join(ROOT, 'coverage');
/** Where tests get their databases from. */
const OPENS = '__tests__/support/postgres';
const totals = { passed: 0, failed: 0 };

function count(name, ok) {
  totals[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
}

async function check(name, [command, args]) {
  const { code, said } = await run(command, args, { quiet: true });
  if (code !== 0) console.log(said);
  count(name, code === 0);
}

/** Runs jest and adds what it counted; a run that ends without a report counts as a failure. */
async function jest(name, config, env = {}, more = []) {
  const report = join(out, `${name}.json`);
  rmSync(report, { force: true });
  const [command, args] = npx('jest', '--config', config, '--json', '--outputFile', report, '--silent=false');
  await run(command, [...args, ...more], { env });
  if (!existsSync(report)) return count(`${name} tests (no report)`, false);
  const said = JSON.parse(readFileSync(report, 'utf8'));
  keepTests(name, said);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = said;
  totals.passed += numPassedTests;
  totals.failed += numFailedTests + numRuntimeErrorTestSuites;
  if (numPassedTests === 0) count(`${name} tests (none ran)`, false);
}

await install();
mkdirSync(out, { recursive: true });
await check('words', ['node', ['scripts/words.mjs']]);
// The lint takes one core for as long as all else that comes before the tests.
const lint = check('lint', npx('eslint', '.', '--max-warnings', '0'));
await Promise.all([
  check('types', npx('tsc', '-p', 'tsconfig.json')),
  check('types of the service worker', npx('tsc', '-p', 'src/serviceWorker')),
  check('no circular imports, features apart', npx('depcruise', 'src', '--config', '.dependency-cruiser.cjs')),
  check('no unused files, exports or packages', npx('knip')),
]);
await build();
await lint;
await jest('unit', 'jest.config.js');
const postgres = findPostgres();
if (postgres.bin === null) {
  console.log(`!!!!!! SKIPPED: the server tests on PostgreSQL: ${postgres.why} !!!!!!`);
} else {
  // What opens no database is the same on either.
  const opening = ['--findRelatedTests', ...readdirSync(join(ROOT, OPENS)).map((file) => join(OPENS, file))];
  await jest('PostgreSQL', 'jest.postgres.config.js', { POSTGRES_BIN: postgres.bin }, opening);
}
const chromium = findChromium();
if (chromium === null) {
  console.log('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.');
  count('browser tests', false);
} else {
  await jest('browser', 'jest.e2e.config.js', { CHROMIUM_PATH: chromium });
}
await check('figures in docs/performance.md', ['node', ['scripts/quality.mjs', '--check']]);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
