import { replayCommand } from '@/actionLog/cli/run';
import { testRecorder } from '../../support/actionLog';
import { commandPorts } from '../../support/commandPorts';
import { countingStore, target } from '../../support/countingApp';

/** Line 1, column 11 of the built script is line 2, column 5 of the source: the names of a map are its VLQ deltas. */
const MAP = JSON.stringify({ version: 3, sources: ['./src/features/a.tsx'], names: [], mappings: 'UACI' });
const mapOf = (script: string) => (script === 'list.0123abcd.js' ? MAP : null);
const STACK = 'TypeError: x is null\n    at h (https://a.example/assets/list.0123abcd.js:1:11)';
const READ = 'TypeError: x is null\n    at h (src/features/a.tsx:2:5)';

function command(text: string, ...words: string[]) {
  const { ports, said } = commandPorts({ 'a.rlog': text });
  return { exit: replayCommand(words, target, { ...ports, mapOf }), said };
}

it('turns the places of a stack into those of the sources, and says which script has no map [STORE-8]', () => {
  const read = (stack: string) => command(stack, '--stack', 'a.rlog');
  expect(read(STACK)).toEqual({ exit: 0, said: [READ] });
  expect(read('h@list.0123abcd.js:1:11').said).toEqual(['h@src/features/a.tsx:2:5']);
  expect(read('at h (b.ffffffff.js:1:11)').said).toEqual(['at h (b.ffffffff.js:1:11 [no source map in this build])']);
});

it('reads the stacks of a log, and says when there is none [STORE-8]', () => {
  const log = testRecorder();
  countingStore(log);
  expect(command(log.exportText(), '--stack', 'a.rlog')).toEqual({ exit: 0, said: ['No error was recorded.'] });
  log.failed(Object.assign(new Error('x is null'), { stack: STACK }));
  const { exit, said } = command(log.exportText(), 'a.rlog', '--stack');
  expect([exit, said[0], said[1]]).toEqual([0, expect.stringMatching(/^2027-.*, build 0\.1\.0$/), READ]);
  expect(command(STACK, '--stack').exit).toBe(64);
  expect(command(log.exportText().slice(0, -50), '--stack', 'a.rlog').exit).toBe(3);
});
