import { ConfigError, readConfig } from './kernel/config';
import { databaseVersion, openDatabase } from './db/open';
import { syncSearchNames } from './db/queries/searchNames';
import { GAZETTEER } from './gazetteer/gazetteer';
import { greeting } from './greeting';
import { buildApp } from './http/app';
import { newOutboxKey } from './http/outboxPage';
import { isDemoHere } from './http/loopback';
import { listenFault } from './kernel/listenFault';
import { configuredStore } from './media/configuredStore';
import type { StoreFailure } from './media/s3Store';
import { act } from './operations/act';
import { demoOperator } from './operations/operators';
import { offerTowns } from './operations/placeOffers';
import { secretKey } from './rules/secretKey';

const tell = ({ name, status }: StoreFailure): void => {
  console.error(`The bucket of S3_URL failed: ${name}${status === null ? '' : `, status ${status}`}.`);
};

async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  const { db, bulkLoad } = await openDatabase(config);
  // Made with the first start: whoever reads later, on a disk that is full by then, needs it as well.
  secretKey(config);
  const { seed } = config;
  if (seed !== 'none') {
    // Only a server that seeds loads the demo.
    const { seedDatabase } = await import(/* webpackChunkName: "demo" */ '@/demo/seed');
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
  await bulkLoad(async (part) => {
    const changed = [await offerTowns(part, GAZETTEER), await syncSearchNames(part)];
    return changed.includes(true);
  });
  const outboxKey = newOutboxKey(config);
  const app = await buildApp({ config, db, outboxKey });
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
  const { port, host } = config;
  await app.listen({ port, host }).catch((error: unknown) => {
    throw listenFault(error, { setting: 'PORT', port, host });
  });
  const accounts =
    seed === 'demo' ? (await import(/* webpackChunkName: "demo" */ '@/demo/accounts')).DEMO_ACCOUNTS : [];
  const now = Date.now();
  const acting = { operatorId: null, action: 'operator.link', now } as const;
  const opened = isDemoHere(config) ? await act(db, acting, demoOperator(config, now)) : null;
  const consoleLink = opened?.answer.link ?? null;
  const database = await databaseVersion(db, config);
  console.log(greeting(config, { outboxKey, consoleLink, database, accounts }).join('\n'));
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
