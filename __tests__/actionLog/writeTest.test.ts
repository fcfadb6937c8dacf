import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readLog } from '@/actionLog/readLog';
import { writeTest } from '@/actionLog/writeTest';
import { replayTarget } from '@/app/replayTarget';
import { createStore } from '@/store/createStore';
import { areaUnitChosen, listingViewed } from '@/store/device/deviceSlice';
import { testRecorder } from '../support/actionLog';
import { testPorts } from '../support/testPorts';

const ROOT = resolve(__dirname, '../..');

/** Runs a written test as a person would, from a file of its own among the tests. */
function jest(source: string): { passed: number; failed: number } {
  const file = join(ROOT, `__tests__/support/written${process.pid}.test.ts`);
  writeFileSync(file, source);
  try {
    const { stdout } = spawnSync('npx', ['--no-install', 'jest', '--json', file], { cwd: ROOT, encoding: 'utf8' });
    const { numPassedTests, numFailedTests } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
  } finally {
    rmSync(file);
  }
}

it('writes a test that passes, and fails when the state is another [STORE-8]', () => {
  const log = testRecorder();
  const { dispatch } = createStore({ ports: testPorts().ports, innermost: log.enhancer });
  dispatch(areaUnitChosen('sqm'));
  dispatch(listingViewed({ kind: 'property', id: 'p1', name: 'A "quoted" `name` ${x} \u2028' }));
  const source = writeTest(readLog(log.exportText()).parts[0]!, replayTarget(), 'device.units == "sqm"');
  expect(jest(source)).toEqual({ passed: 1, failed: 0 });
  expect(jest(source.replace(/toBe\("\w+"\)/, 'toBe("00000000000")'))).toEqual({ passed: 0, failed: 1 });
}, 60_000);
