import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newFolder } from '../support/newFolder';

const folder = newFolder();
const run = (command: string, ...words: string[]) =>
  spawnSync(command, words, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() },
  }).stdout;
const SCRIPT = pathToFileURL(resolve(__dirname, '../../scripts/buildName.mjs')).href;
const nameIn = (place: string) =>
  run(
    process.execPath,
    '--input-type=module',
    '-e',
    `import { buildName } from ${JSON.stringify(SCRIPT)}; process.stdout.write(buildName('1.2.3', ${JSON.stringify(place)}))`,
  );

it('names a build by its version and commit, says when files were changed, and does without git [STORE-8]', () => {
  expect(nameIn(folder)).toBe('1.2.3+unknown');
  run('git', 'init', '-q');
  writeFileSync(join(folder, 'a.txt'), 'a');
  run('git', 'add', '.');
  run('git', '-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-q', '-m', 'A');
  expect(nameIn(folder)).toMatch(/^1\.2\.3\+[0-9a-f]{12}$/);
  writeFileSync(join(folder, 'a.txt'), 'b');
  expect(nameIn(folder)).toMatch(/^1\.2\.3\+[0-9a-f]{12}\.changed$/);
  // Sources inside somebody else's repository.
  mkdirSync(join(folder, 'inside'));
  expect(nameIn(join(folder, 'inside'))).toBe('1.2.3+unknown');
});
