// npm run nodes [-- VERSION …]: all tests once more on other versions of Node (22 and 24), whose binaries come as packages.
import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install, ROOT, run } from './lib.mjs';

const given = process.argv.slice(2);
const versions = given.length > 0 ? given : ['22', '24'];
const platform = `${process.platform}-${process.arch}`;

/** The folder of a version's binary, under coverage, which nothing else reads. Throws when it cannot be had. */
async function binaryOf(version) {
  const folder = join(ROOT, 'coverage/nodes', version);
  mkdirSync(folder, { recursive: true });
  const { code, said } = await run(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `node-${platform}@${version}`],
    { quiet: true },
  );
  if (code !== 0) throw new Error(`Node ${version} cannot be installed for ${platform}.\n${said}`);
  return join(folder, `node_modules/node-${platform}/bin`);
}

await install();
let failed = 0;
for (const version of versions) {
  const bin = await binaryOf(version);
  console.log(`\n=== Node ${version} ===`);
  const { code } = await run('npm', ['test'], { env: { PATH: `${bin}${delimiter}${process.env.PATH}` } });
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
