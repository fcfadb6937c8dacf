// npm run bench: every figure, as a table and as bench.json.
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, findChromium, install, ROOT, run } from './lib.mjs';
import { keepFigures } from './results.mjs';

await install();
await build();
const lines = join(tmpdir(), `gruham-bench-${process.pid}.jsonl`);
rmSync(lines, { force: true });
const only = process.argv.slice(2);
const { code } = await run('npx', ['--no-install', 'jest', '--config', 'jest.bench.config.js', ...only], {
  env: { BENCH_FILE: lines, CHROMIUM_PATH: findChromium() ?? '' },
});
const figures = keepFigures(lines);
rmSync(lines, { force: true });
console.table(
  figures.map(({ name, target, value, ok }) => ({ name, target, measured: value, holds: ok ? 'yes' : 'NO' })),
);
writeFileSync(join(ROOT, 'bench.json'), `${JSON.stringify({ node: process.version, figures }, null, 2)}\n`);
process.exit(code === 0 && figures.every(({ ok }) => ok) ? 0 : 1);
