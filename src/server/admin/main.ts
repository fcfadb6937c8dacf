import { openDatabase } from '../db/open';
import { ConfigError, readConfig } from '../kernel/config';
import { configuredMailer } from '../mail/configuredMailer';
import { runCommand, usage } from './commands';
import { AdminError } from './context';

/** An operator's command on the data of the configured folder; a server may be running on it. */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  if (words.includes('--help')) {
    console.log(usage());
    return;
  }
  const config = readConfig(process.env, process.cwd());
  const { db, bulkLoad } = await openDatabase(config, { readers: 0 });
  const mailer = configuredMailer(config, Date.now);
  try {
    const say = (line: string): void => {
      console.log(line);
    };
    await runCommand({ db, bulkLoad, config, now: Date.now, mailer, say }, words);
  } finally {
    mailer.close?.();
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof AdminError || error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
