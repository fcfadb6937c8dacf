import { startServer } from '../support/realServer';
import { serverProcess } from '../support/server/serverProcess';
import { atMost, record } from './figures';

it('starts, first and later, and stays small', async () => {
  const begun = performance.now();
  const server = await startServer();
  const first = (performance.now() - begun) / 1000;
  // A second process on the same data: the server itself, whose memory can be read.
  const again = performance.now();
  const own = await serverProcess(server.dataDir, { isBuilt: true, env: { SEED: 'demo' } });
  const later = (performance.now() - again) / 1000;
  const cities = ['Tirupati', 'Renigunta', 'Chandragiri', ''];
  for (let call = 0; call < 1000; call += 1) {
    await (await fetch(`${own.origin}/api/property?city=${cities[call % 4] ?? ''}&bhkType=${(call % 5) + 1}`)).text();
  }
  record(
    atMost('first start with the demo seed', first, 30, 's'),
    atMost('later start', later, 5, 's'),
    atMost('server memory after 1,000 list calls', own.memory() / 2 ** 20, 250, 'MB'),
  );
  await own.end('SIGTERM');
  await server.stop();
});
