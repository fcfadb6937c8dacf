import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readLog } from '@/actionLog/readLog';
import { replayPart } from '@/actionLog/replay';
import { writeTest } from '@/actionLog/writeTest';
import { replayTarget } from '@/app/replayTarget';
import { areaUnitChosen, listingViewed } from '@/store/device/deviceSlice';
import { testRecorder } from '../support/actionLog';
import { patient } from '../support/patience';
import { testStore } from '../support/testStore';

jest.setTimeout(patient(60_000));

const ROOT = resolve(__dirname, '../..');

/** Runs a written test as a person would, from a file of its own among the tests. */
function runJest(log: string, test: string, name: string): { passed: number; failed: number } {
  const file = join(ROOT, `__tests__/support/${name}`);
  writeFileSync(`${file}.rlog`, log);
  writeFileSync(`${file}.test.ts`, test);
  try {
    const words = ['--no-install', 'jest', '--json', `${file}.test.ts`];
    const { stdout } = spawnSync('npx', words, { cwd: ROOT, encoding: 'utf8' });
    const { numPassedTests, numFailedTests } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
  } finally {
    rmSync(`${file}.rlog`);
    rmSync(`${file}.test.ts`);
  }
}

it('writes a test that passes, and fails when the log is edited [STORE-8]', () => {
  const recording = testRecorder();
  const { dispatch } = testStore({}, { innermost: recording.enhancer }).store;
  dispatch(listingViewed({ kind: 'property', id: 'p1', name: 'A "quoted" `name` ${x} \u2028' }));
  dispatch(areaUnitChosen('sqm'));
  const part = readLog(recording.exportText()).parts[0]!;
  const name = `written${process.pid}`;
  const { state } = replayPart(part, replayTarget());
  const { log, test } = writeTest(part, state, ['device.units', 'device.recentlyViewed'], name);
  expect(writeTest(part, state, [], name).test).toContain('at("device.units")).toEqual("sqm")');
  expect(runJest(log, test, name)).toEqual({ passed: 1, failed: 0 });
  expect(runJest(log.replace('"payload":"sqm"', '"payload":"acres"'), test, name)).toEqual({ passed: 0, failed: 1 });
});
