import { once } from 'node:events';
import { readConfig } from '@/server/kernel/config';
import { openDatabase } from '@/server/db/open';
import { buildApp } from '@/server/http/app';
import { checkDueListings } from '@/server/operations/reviews';

/**
 * A server in a process of its own, on a database that others use as well: `racer.ts FOLDER TIME check`, or
 * `racer.ts FOLDER TIME post TOKEN PAYLOAD`, or `racer.ts FOLDER TIME numbers TOKEN COUNT`, which asks for so many owners
 * (`owner0`, …). It says "ready", starts at the first input, and says what came of it.
 */
async function main([dataDir = '', time = '', task, authorization = '', payload = '']: readonly string[]) {
  const now = () => Number(time);
  const config = readConfig(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: process.env['DATABASE_URL'],
      LOG_LEVEL: 'silent',
      MODERATION: 'manual',
    },
    '/',
  );
  const { db } = await openDatabase(config);
  const app = await buildApp({ config, db, now });
  const post = () =>
    app.inject({
      method: 'POST',
      url: '/api/property/properties',
      payload,
      headers: { authorization, 'content-type': 'application/json' },
    });
  const number = (n: number) =>
    app.inject({ method: 'GET', url: `/api/users/getAgentDetailsById?id=owner${n}`, headers: { authorization } });
  console.log('ready');
  await once(process.stdin, 'data');
  if (task === 'check') await checkDueListings(db, config, now(), () => undefined);
  const numbers = async () => {
    const all = [];
    // A few at a time: whoever has to wait too long for the other process is answered 503.
    for (let n = 0; n < Number(payload); n += 10)
      all.push(...(await Promise.all(Array.from({ length: 10 }, (_unused, at) => number(n + at)))));
    return all;
  };
  const posts = () => Promise.all(Array.from({ length: 10 }, post));
  const answers = task === 'post' ? await posts() : task === 'numbers' ? await numbers() : [];
  console.log(JSON.stringify(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)));
  await app.close();
  await db.destroy();
  process.stdin.destroy();
}

void main(process.argv.slice(2));
