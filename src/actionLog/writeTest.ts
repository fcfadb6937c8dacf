import { encode } from './codec';
import type { Part } from './format';
import { actionsOf } from './replay';
import { valueAt } from './statePath';
import { editable } from './writeLog';

/** The paths that the last action changed which changed anything; '' where the log does not tell. */
const lastChanged = (part: Part): readonly string[] =>
  actionsOf(part)
    .map(({ h }) => Object.keys(h ?? {}))
    .findLast((paths) => paths.length > 0) ?? [''];

/** A log that can be edited, and a jest test that expects `state`, which its actions lead to now. `name`: of both files. */
export function writeTest(part: Part, state: unknown, paths: readonly string[], name: string) {
  const expected = (paths.length > 0 ? paths : lastChanged(part)).map(
    (path) => `  expect(at(${JSON.stringify(path)})).toEqual(${JSON.stringify(encode(valueAt(state, path)))});`,
  );
  const test = `import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from '@/actionLog/codec';
import { readLog } from '@/actionLog/readLog';
import { replayPart } from '@/actionLog/replay';
import { valueAt } from '@/actionLog/statePath';
import { replayTarget } from '@/app/replayTarget';

const [part] = readLog(readFileSync(join(__dirname, ${JSON.stringify(`${name}.rlog`)}), 'utf8')).parts;
const at = (path: string) => encode(valueAt(part && replayPart(part, replayTarget()).state, path));

// What the app does now: say what should be true instead. The log can be edited too, a line an action.
it('replays ${actionsOf(part).length} recorded actions [STORE-8]', () => {
${expected.join('\n')}
});
`;
  return { log: editable(part), test };
}
