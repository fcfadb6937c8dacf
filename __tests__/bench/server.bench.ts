import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { spawn } from 'node:child_process';
import { freePort, startServer } from '../support/realServer';
import { untilReady } from '../support/server/untilReady';
import { atMost, record } from './figures';

/** Resident memory of a process, MB. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

it('starts, first and later, and stays small', async () => {
  const begun = performance.now();
  const server = await startServer();
  const first = (performance.now() - begun) / 1000;
  // A second process on the same data: the server itself, whose memory can be read.
  const port = await freePort();
  const again = performance.now();
  const own = spawn(process.execPath, [resolve(__dirname, '../../dist/server/main.js')], {
    cwd: resolve(__dirname, '../..'),
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', SEED: 'demo', PORT: String(port), DATA_DIR: server.dataDir },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, own);
  const later = (performance.now() - again) / 1000;
  const cities = ['Tirupati', 'Renigunta', 'Chandragiri', ''];
  for (let call = 0; call < 1000; call += 1) {
    await (await fetch(`${origin}/api/property?city=${cities[call % 4] ?? ''}&bhkType=${(call % 5) + 1}`)).text();
  }
  record(
    atMost('first start with the demo seed', first, 30, 's'),
    atMost('later start', later, 5, 's'),
    atMost('server memory after 1,000 list calls', memoryOf(own.pid ?? 0), 250, 'MB'),
  );
  own.kill('SIGTERM');
  await server.stop();
});
