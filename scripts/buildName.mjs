import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Names a build in what it writes: version and commit, and whether files were changed since. Works without git too. */
export function buildName(version, cwd = ROOT) {
  const git = (...words) => {
    const { status, stdout } = spawnSync('git', words, { cwd, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  // Sources that were unpacked inside somebody else's repository are not of its commit.
  const commit = git('rev-parse', '--show-cdup') === '' ? git('rev-parse', '--short=12', 'HEAD') : null;
  if (!commit) return `${version}+unknown`;
  return `${version}+${commit}${git('status', '--porcelain') === '' ? '' : '.changed'}`;
}
