import { encode } from '../codec';
import { writeDevtools } from '../devtools';
import type { Part } from '../format';
import { openLog } from '../openLog';
import { Refusal } from '../refusal';
import { actionsOf, replayPart, stateAt, type Outcome, type ReplayTarget } from '../replay';
import { valueAt } from '../statePath';
import { until, writeTest } from '../writeTest';
import { HELP, optionsIn, type Options } from './options';
import * as report from './report';
import { inSources, stacksIn } from './stack';

/** How the command ends. */
export const EXIT = { same: 0, diverged: 1, incompatible: 2, corrupt: 3, leak: 4, usage: 64 } as const;
type Exit = (typeof EXIT)[keyof typeof EXIT];

/** What the command line needs from outside. */
export interface CommandPorts {
  /** The file's text. Throws when it cannot be read. */
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** The source map of a built script; null when this build has none. */
  readonly mapOf: (script: string) => string | null;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

function fileIn(file: string, { read }: CommandPorts): string {
  try {
    return read(file);
  } catch {
    throw new Refusal('corrupt', `${file} cannot be read.`);
  }
}

function within(part: Part, index: number): number {
  const last = actionsOf(part).length - 1;
  if (index <= last) return index;
  throw new Refusal('usage', `There is no action ${index}: this page load has 0 to ${last}; -1 is before them.`);
}

/** Does what the options ask for besides the replay; tells what was found, as a row of an object and as lines. */
function asked(part: Part, outcome: Outcome, options: Options, target: ReplayTarget, ports: CommandPorts) {
  const found: Record<string, unknown> = {};
  const lines: string[] = [];
  const { at, state: paths, diff, 'to-devtools': devtools, test } = options;
  const after = at === null ? '' : ` after action ${within(part, at)}`;
  if (at !== null && at >= 0) {
    const action = actionsOf(part)[at]?.a;
    found['action'] = encode(action);
    lines.push(`action ${at} = ${report.shortValue(action, Infinity)}`);
  }
  if (paths.length > 0 || at !== null) {
    const state = at === null ? outcome.state : stateAt(part, target, at);
    const values = (paths.length > 0 ? paths : ['']).map((path) => [path, valueAt(state, path)] as const);
    found['state'] = encode(values.length === 1 ? values[0]?.[1] : Object.fromEntries(values));
    lines.push(...values.map(([path, value]) => `${path || 'state'}${after} = ${report.shortValue(value, Infinity)}`));
  }
  if (diff.length > 0) {
    const [a, b] = diff.map((one) => stateAt(part, target, within(part, one)));
    const list = report.differences(a, b);
    found['diff'] = encode(list);
    lines.push(`${list.length} differences between the states after actions ${diff.join(' and ')}`);
    lines.push(...list.map(report.differenceLine));
  }
  const subject = at === null ? part : until(part, at);
  if (devtools !== undefined) {
    ports.write(devtools, writeDevtools(subject));
    found['devtools'] = devtools;
    lines.push(`written for Redux DevTools: ${devtools}`);
  }
  if (test !== undefined) {
    const name = test.replace(/(\.test\.ts|\.rlog)$/, '');
    const written = writeTest(subject, target, paths, name.split(/[\\/]/).at(-1) ?? name);
    ports.write(`${name}.rlog`, written.log);
    ports.write(`${name}.test.ts`, written.test);
    found['test'] = `${name}.test.ts`;
    lines.push(`written as a test: ${name}.test.ts, with ${name}.rlog`);
  }
  return { found, lines };
}

function run(options: Options, target: ReplayTarget, ports: CommandPorts): Exit {
  const { log, notes } = openLog(fileIn(options.file, ports), target);
  const reports = log.parts.map((part, at) => {
    const start = performance.now();
    const outcome = replayPart(part, target);
    return { part, outcome, summary: report.summaryOf(part, outcome, at + 1, performance.now() - start) };
  });
  const chosen = reports.at(options.load - 1);
  if (chosen === undefined) throw new Refusal('usage', `The log has no more than ${reports.length} page loads.`);
  const { found, lines } = asked(chosen.part, chosen.outcome, options, target, ports);
  const listed = options.list ? (options.load ? [chosen] : reports) : [];
  const verdict = report.verdictOfAll(reports.map(({ summary }) => summary.verdict));
  if (options.json) {
    const list = listed.map(({ part, summary: { load } }) => ({ load, records: report.listOf(part) }));
    const pageLoads = reports.map(({ summary }) => summary);
    ports.say(JSON.stringify({ verdict, notes, pageLoads, ...(options.list ? { list } : {}), ...found }));
  } else {
    const told = reports.flatMap(({ part, summary }) =>
      report.linesOf(summary, reports.length, (index) => stateAt(part, target, index)),
    );
    const rows = listed.flatMap(({ part, summary }) => [
      report.titleOf(summary, reports.length),
      ...report.listOf(part).map(report.listLine),
    ]);
    [...notes, ...told, ...rows, ...lines].forEach(ports.say);
  }
  return verdict === 'diverged' ? EXIT.diverged : EXIT.same;
}

/** `npm run replay`: its exit code (`EXIT`). A file that cannot be replayed gets one line and nothing else. */
export function replayCommand(words: readonly string[], target: ReplayTarget, ports: CommandPorts): Exit {
  try {
    const options = optionsIn(words);
    if (!options.help && !options.stack) return run(options, target, ports);
    if (options.help) ports.say(HELP);
    else stacksIn(fileIn(options.file, ports)).forEach((stack) => ports.say(inSources(stack, ports.mapOf)));
    return EXIT.same;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { why, message } = error;
    if (words.includes('--json')) ports.say(JSON.stringify({ verdict: why, message }));
    else ports.complain(message);
    return EXIT[why];
  }
}
