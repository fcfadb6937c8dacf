import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from './config';
import { openDatabase } from './db/open';
import { DEMO_ACCOUNTS } from './db/seed/accounts';
import { seedDatabase } from './db/seed/seed';
import { buildApp } from './http/app';
import { configuredStore } from './media/configuredStore';
import type { StoreFailure } from './media/s3Store';

/** What a person reads once the server answers. */
function greet({ host, port, seed, dataDir, smtpUrl }: Config): void {
  const name = host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host;
  console.log(`Gruham is ready on http://${name}:${port}`);
  if (seed === 'demo')
    for (const { role, mobile, password } of DEMO_ACCOUNTS) console.log(`  ${role}: ${mobile}, password ${password}`);
  if (smtpUrl === null) console.log(`  mail goes to ${join(dataDir, 'outbox')}`);
}

const tell = ({ name, status }: StoreFailure): void => {
  console.error(`The bucket of S3_URL failed: ${name}${status === null ? '' : `, status ${status}`}.`);
};

async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  const { db, bulkLoad } = await openDatabase(config);
  const { seed } = config;
  if (seed !== 'none') {
    await bulkLoad((part) =>
      seedDatabase(part, {
        kind: seed,
        uploads: configuredStore(config, tell),
        now: Date.now(),
        onProgress: (text) => {
          console.log(text);
        },
      }),
    );
  }
  const app = await buildApp({ config, db });
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    void app
      .close()
      .then(() => db.destroy())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  await app.listen({ port: config.port, host: config.host });
  greet(config);
}

main().catch((error: unknown) => {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
  if (error instanceof ConfigError) console.error(error.message);
  else if (taken) console.error(`Port ${String(error.port)} is taken. Choose another one with PORT.`);
  else console.error(error);
  process.exit(1);
});
