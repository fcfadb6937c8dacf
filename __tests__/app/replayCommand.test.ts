import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { marketplaceApi } from '@/api/marketplaceApi';
import { testRecorder } from '../support/actionLog';
import { aProperty } from '../support/factories';
import { testStore } from '../support/testStore';
import { patient } from '../support/patience';

jest.setTimeout(patient(60_000));

const ROOT = resolve(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'gruham-replay-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The command in a fresh process, with reducers of its own. */
function command(text: string, ...words: string[]) {
  const file = join(folder, 'a.rlog');
  writeFileSync(file, text);
  const program = ['--import', 'tsx', join(ROOT, 'src/app/replayCommand.ts')];
  const env = { ...process.env, NODE_ENV: 'production' };
  return spawnSync(process.execPath, [...program, file, ...words], { cwd: ROOT, encoding: 'utf8', env });
}

it('replays in another process to the same state, and ends with the exit code of what it found [STORE-8]', async () => {
  const log = testRecorder();
  const { store } = testStore(
    { 'GET property': [aProperty({ _id: 'p1', about: 'Call 9876501234' })] },
    { innermost: log.enhancer },
  );
  await store.dispatch(marketplaceApi.endpoints.getProperties.initiate('city=Tirupati'));
  const text = log.exportText();
  const stdout = expect.stringMatching(/same\nproperties\.ids = \["p1"\]\n$/) as unknown;
  expect(command(text, '--state', 'properties.ids')).toMatchObject({ status: 0, stderr: '', stdout });
  expect(command(text.slice(0, -50))).toMatchObject({ status: 3, stdout: '' });
});
