import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError, readConfig } from '../kernel/config';
import { backup } from './backup';
import { BackupError, Interrupted, lineOf } from './failure';
import { restore } from './restore';

const USAGE = ['npm run backup -- FOLDER', 'npm run restore -- FOLDER [--force]'].join('\n');
const MEGABYTE = 1_048_576;

// What is under way is taken back before the process ends.
const stop = new AbortController();
for (const [signal, exitCode] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => {
    stop.abort(new Interrupted(exitCode));
  });

/** Answers the exit code: 0 done, 2 not understood. Throws when it was not done. */
async function main([task, ...words]: readonly string[]): Promise<0 | 2> {
  if (words.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const options = words.filter((word) => word.startsWith('--'));
  const [name, ...more] = words.filter((word) => !word.startsWith('--'));
  const known = task === 'restore' ? ['--force'] : [];
  const understood = (task === 'backup' || task === 'restore') && options.every((option) => known.includes(option));
  if (!understood || name === undefined || more.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const config = { ...readConfig(process.env, process.cwd()), stop: stop.signal };
  // Where the person is, not where npm runs this.
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  const bucket = config.s3 === null ? '' : ' The uploads are in their bucket and no part of it.';
  if (task === 'backup') {
    const { files, bytes } = await backup(config, folder, process.env.APP_VERSION ?? 'unbuilt');
    console.log(`Backed up to ${folder}: ${files} files, ${(bytes / MEGABYTE).toFixed(1)} MB.${bucket}`);
    const key = join(config.dataDir, 'secret.key');
    if (config.secretKey === null && existsSync(key)) console.log(`Keep ${key} as well, in another place.`);
    return 0;
  }
  const { files, before } = await restore(config, folder, options.includes('--force'));
  console.log(`Restored ${files} files to ${config.dataDir}.${bucket}`);
  if (before !== null)
    console.log(
      config.databaseUrl === null
        ? `What was there before lies in ${before}.`
        : `The files that were there before lie in ${before}. Of PostgreSQL's tables before nothing is kept.`,
    );
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const line = error instanceof BackupError || error instanceof ConfigError ? error.message : lineOf(error);
    console.error(line);
    process.exitCode = error instanceof Interrupted ? error.exitCode : 1;
  },
);
