import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { testRecorder } from '../support/actionLog';
import { patient } from '../support/patience';
import { program } from '../support/templates/programs';
import { testStore } from '../support/testStore';
import { newFolder } from '../support/newFolder';

jest.setTimeout(patient(60_000));

const ROOT = resolve(__dirname, '../..');
const folder = newFolder();

/** The command in a fresh process, with reducers of its own. */
async function command(text: string, ...words: string[]) {
  const file = join(folder, 'a.rlog');
  writeFileSync(file, text);
  const env = { ...process.env, NODE_ENV: 'production' };
  return spawnSync(process.execPath, [await program('replay'), file, ...words], { cwd: ROOT, encoding: 'utf8', env });
}

it('replays in another process to the same state, and ends with the exit code of what it found [STORE-8]', async () => {
  const log = testRecorder();
  testStore({}, { innermost: log.enhancer }).store.dispatch(areaUnitChosen('sqm'));
  const text = log.exportText();
  const stdout = expect.stringMatching(/same\ndevice\.units = "sqm"\n$/) as unknown;
  expect(await command(text, '--state', 'device.units')).toMatchObject({ status: 0, stderr: '', stdout });
  expect(await command(text.slice(0, -50))).toMatchObject({ status: 3, stdout: '' });
});
