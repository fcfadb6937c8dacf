// npm run long -- [NAME …]: the long runs (kill cycles, fuzz, many random logs), on the built server.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, findChromium, install, ROOT, run } from './lib.mjs';
import { findPostgres } from './postgres.mjs';
import { keepFigures, keepTests } from './results.mjs';

await install();
await build();
const out = join(ROOT, 'coverage');
const [report, lines] = [join(out, `long-${process.pid}.json`), join(out, `long-${process.pid}.jsonl`)];
mkdirSync(out, { recursive: true });
const { code } = await run(
  'npx',
  [
    '--no-install',
    'jest',
    '--config',
    'jest.long.config.js',
    '--json',
    '--outputFile',
    report,
    ...process.argv.slice(2),
  ],
  { env: { CHROMIUM_PATH: findChromium() ?? '', POSTGRES_BIN: findPostgres().bin ?? '', BENCH_FILE: lines } },
);
if (existsSync(report)) keepTests('long', JSON.parse(readFileSync(report, 'utf8')));
const figures = keepFigures(lines);
for (const { name, value, target, ok } of figures) {
  console.log(`${name}: ${value}${target && ` (target ${target})`}${ok ? '' : ' FALLS SHORT'}`);
}
for (const path of [report, lines]) rmSync(path, { force: true });
process.exit(code === 0 && figures.some(({ ok }) => !ok) ? 1 : code);
