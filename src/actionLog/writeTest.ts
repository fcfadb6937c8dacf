import type { Part } from './format';
import { replayPart, type ReplayTarget } from './replay';
import { encodePart } from './writeLog';

const quoted = (text: string): string =>
  JSON.stringify(text).replace(/[\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16)}`);

/** Without the recorded hashes, of which this build differs. */
const withoutHashes = (part: Part): Part => ({
  ...part,
  body: part.body.map((record) => {
    if (record.r !== 'a') return record;
    const { r, i, t, a } = record;
    return { r, i, t, a };
  }),
  end: { ...part.end, h: null },
});

/**
 * A jest test that folds a log's actions through the app's reducer and expects the state that they lead to now. Where
 * this build already differs from the recording, what was recorded is left out and its own state is expected.
 */
export function writeTest(part: Part, target: ReplayTarget, expression: string | null): string {
  const first = replayPart(part, target);
  const kept = first.divergence === null ? part : withoutHashes(part);
  const lines = encodePart(kept)
    .trimEnd()
    .split('\n')
    .map((line) => `  ${quoted(line)},`);
  const condition = expression === null ? '' : `  expect(expressionIn(${quoted(expression)})(state)).toBe(true);\n`;
  return `${expression === null ? '' : "import { expressionIn } from '@/actionLog/expression';\n"}import { readLog } from '@/actionLog/readLog';
import { replayPart } from '@/actionLog/replay';
import { replayTarget } from '@/app/replayTarget';

/** An action log: written by \`npm run replay -- FILE --test OUT\`. */
const LOG = [
${lines.join('\n')}
];

it('replays ${first.actions} recorded actions to the same state [STORE-8]', () => {
  const [part] = readLog(LOG.join('\\n')).parts;
  if (part === undefined) throw new Error('The log is empty');
  const { ${expression === null ? '' : 'state, '}hash, divergence } = replayPart(part, replayTarget());
  expect(divergence).toBeNull();
  expect(hash).toBe(${quoted(first.hash)});
${condition}});
`;
}
