import { encode } from '../codec';
import { differences } from '../difference';
import { writeDevtools, readDevtools } from '../devtools';
import { ExpressionError, expressionIn, pathIn } from '../expression';
import type { Log, Part } from '../format';
import { leaksIn } from '../leaks';
import { compareManifests } from '../manifest';
import { minimize, type Minimal } from '../minimize';
import { LogFileError, readLog } from '../readLog';
import { redactor } from '../redact/redactor';
import { ANY_KEY, replayPart, stateAt, usesOf, type ReplayTarget } from '../replay';
import { writeTest } from '../writeTest';
import { argumentsIn, USAGE, UsageError, type Arguments } from './arguments';
import { builds, differenceLine, jsonOf, linesOf, rangeOf, shown, type PartReport } from './report';

/** How the command ends. */
export const EXIT = { same: 0, diverged: 1, incompatible: 2, corrupt: 3, leak: 4, usage: 64 } as const;
type Exit = (typeof EXIT)[keyof typeof EXIT];

/** What the command line needs from outside. */
export interface CommandPorts {
  /** The file's text. Throws when it cannot be read. */
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** ms. */
  readonly now: () => number;
}

/** An end before anything was replayed: one clear line, and an exit code. */
class Stop extends Error {
  constructor(
    readonly exit: Exit,
    readonly verdict: string,
    message: string,
  ) {
    super(message);
  }
}

function logIn(text: string, target: ReplayTarget): { readonly log: Log; readonly own: boolean } {
  if (/^\uFEFF?\s*(\[|\{(?!"r":))/.test(text)) {
    const initial = target.reducer(undefined, { type: '@@gruham/init' });
    const log = readDevtools(text, initial, target.manifest);
    if (log !== null) return { log, own: false };
  }
  return { log: readLog(text), own: true };
}

function fileIn(file: string, { read }: CommandPorts): string {
  try {
    return read(file);
  } catch {
    throw new Stop(EXIT.corrupt, 'corrupt', `${file} cannot be read.`);
  }
}

function replayed(file: string, target: ReplayTarget, ports: CommandPorts): readonly PartReport[] {
  const text = fileIn(file, ports);
  const { log, own } = logIn(text, target);
  const compared = log.parts.map((part) => ({
    part,
    comparison: compareManifests(part.head.manifest, target.manifest, usesOf(part)),
  }));
  const impossible = compared.find(({ comparison }) => comparison.verdict === 'impossible');
  if (impossible) {
    throw new Stop(
      EXIT.incompatible,
      'incompatible',
      `This build cannot replay the log: ${builds(impossible.comparison)}.`,
    );
  }
  if (own) {
    const places = leaksIn(
      text.replace(/^\uFEFF/, '').split(/\r?\n/),
      redactor({ key: ANY_KEY, secrets: target.secrets, recognise: 'any' }),
    );
    if (places.length > 0) {
      throw new Stop(
        EXIT.leak,
        'leak',
        `The log holds what may be a secret, at ${places.slice(0, 3).join(', ')}: do not pass it on.`,
      );
    }
  }
  return compared.map(({ part, comparison }) => {
    const start = ports.now();
    const outcome = replayPart(part, target);
    return { part, comparison, outcome, took: ports.now() - start };
  });
}

function within(part: Part, index: number): number {
  const [first, last] = rangeOf(part);
  if (index >= first && index <= last) return index;
  throw new UsageError(
    `There is no action ${index}: the last page load has ${first + 1} to ${last}; ${first} is the state before them.`,
  );
}

/** What the options ask for besides the replay; they are about the last page load. */
function asked(report: PartReport, options: Arguments, target: ReplayTarget, ports: CommandPorts) {
  const { part, outcome } = report;
  const found: Record<string, unknown> = {};
  const lines: string[] = [];
  const tell = (key: string, value: unknown, more: readonly string[]): void => {
    found[key] = value;
    lines.push(...more);
  };
  if (options.at !== null || options.state !== null) {
    const path = options.state ?? '';
    const index = options.at === null ? null : within(part, options.at);
    const value = pathIn(path)(index === null ? outcome.state : stateAt(part, target, index));
    const name = `${path || 'state'}${index === null ? '' : ` after action ${index}`}`;
    tell('state', encode(value), [`${name} = ${shown(value, Number.POSITIVE_INFINITY)}`]);
  }
  if (options.diff !== null) {
    const [a, b] = options.diff.map((index) => stateAt(part, target, within(part, index)));
    const list = differences(a, b);
    const title = `${list.length} differences between the states after actions ${options.diff.join(' and ')}`;
    tell('diff', encode(list), [title, ...list.map((one) => `  ${differenceLine(one)}`)]);
  }
  let least: Minimal | null = null;
  if (options.minimize !== null) {
    least = minimize(part, target, expressionIn(options.minimize));
    if (least === null) throw new UsageError(`"${options.minimize}" never holds in this log.`);
    const list = least.actions.map(({ i, a }) => ({ index: i, type: (a as { readonly type: string }).type }));
    tell('minimized', list, [
      `${least.from} actions → ${list.length} after which it holds`,
      ...list.map(({ index, type }) => `  ${index} ${type}`),
    ]);
  }
  const subject = least?.part ?? part;
  if (options.toDevtools !== null) {
    ports.write(options.toDevtools, writeDevtools(subject));
    tell('devtools', options.toDevtools, [`written for Redux DevTools: ${options.toDevtools}`]);
  }
  if (options.test !== null) {
    ports.write(options.test, writeTest(subject, target, options.minimize));
    tell('test', options.test, [`written as a test: ${options.test}`]);
  }
  return { found, lines };
}

function run(options: Arguments, target: ReplayTarget, ports: CommandPorts): Exit {
  // What is mistyped is told before a long replay.
  if (options.minimize !== null) expressionIn(options.minimize);
  if (options.state !== null) pathIn(options.state);
  const reports = replayed(options.file, target, ports);
  const last = reports.at(-1);
  if (last === undefined) throw new Stop(EXIT.corrupt, 'corrupt', 'The log is empty.');
  const { found, lines } = asked(last, options, target, ports);
  const isSame = reports.every(({ outcome }) => outcome.divergence === null);
  if (options.json) {
    ports.say(JSON.stringify({ verdict: isSame ? 'same' : 'diverged', pageLoads: reports.map(jsonOf), ...found }));
  } else {
    reports.forEach((report, at) => linesOf(report, at, reports.length).forEach(ports.say));
    lines.forEach(ports.say);
  }
  return isSame ? EXIT.same : EXIT.diverged;
}

const EXIT_OF = { foreign: 'corrupt', corrupt: 'corrupt', later: 'incompatible' } as const;

function stopOf(error: unknown): Stop | null {
  if (error instanceof Stop) return error;
  if (error instanceof LogFileError) return new Stop(EXIT[EXIT_OF[error.kind]], EXIT_OF[error.kind], error.message);
  if (error instanceof UsageError) return new Stop(EXIT.usage, 'usage', `${error.message} ${USAGE}`);
  return error instanceof ExpressionError ? new Stop(EXIT.usage, 'usage', error.message) : null;
}

/** `npm run replay`: its exit code (`EXIT`). A file that cannot be replayed gets one line and nothing else. */
export function replayCommand(words: readonly string[], target: ReplayTarget, ports: CommandPorts): Exit {
  try {
    return run(argumentsIn(words), target, ports);
  } catch (error) {
    const stop = stopOf(error);
    if (stop === null) throw error;
    if (words.includes('--json')) ports.say(JSON.stringify({ verdict: stop.verdict, message: stop.message }));
    else ports.complain(stop.message);
    return stop.exit;
  }
}
