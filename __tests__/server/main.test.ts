import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { patient } from '../support/patience';
import { serverProcess } from '../support/server/serverProcess';
import { newFolder } from '../support/newFolder';

jest.setTimeout(patient(60_000));

let dataDir: string;
const taken = createServer();
let port: string;
beforeAll(async () => {
  dataDir = newFolder();
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  port = String((taken.address() as AddressInfo).port);
});
afterAll(() => {
  taken.close();
});

it.each<[what: string, setting: () => Readonly<Record<string, string>>, line: RegExp]>([
  ['an address that is none', () => ({ HOST: '300.1.1.1' }), /^HOST: "300\.1\.1\.1" is no address of this machine \(/],
  [
    'another machine’s address',
    () => ({ HOST: '192.0.2.1' }),
    /^HOST: "192\.0\.2\.1" is no address of this machine \(/,
  ],
  ['a port in use', () => ({ PORT: port }), /^PORT: port \d+ is taken\./],
  ['a port in use for figures', () => ({ METRICS_PORT: port }), /^METRICS_PORT: port \d+ is taken\./],
  [
    'a folder that takes nothing',
    () => ({ DATA_DIR: '/proc/none' }),
    /^DATA_DIR: nothing can be written to \/proc\/none \(/,
  ],
  ['a client that is not there', () => ({ CLIENT_DIR: '/nowhere' }), /^CLIENT_DIR must be /],
])('does not start with %s, and says so in one line', async (_what, setting, line) => {
  const start = serverProcess(dataDir, { env: { LOG_LEVEL: 'silent', ...setting() } });
  const [title, first, ...more] = await start.then(
    ({ end }) => end().then(() => ['it started']),
    (error: unknown) => String(error instanceof Error ? error.message : error).split('\n'),
  );
  expect(title).toBe('The server did not start:');
  expect(first).toMatch(line);
  expect(more).toEqual(['']);
});
