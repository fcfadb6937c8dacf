import { encode } from '../codec';
import { writeDevtools } from '../devtools';
import { Refusal, type Part } from '../format';
import { attempt } from '../guards';
import { openLog } from '../openLog';
import { actionsOf, replayPart, verdictOf, type Outcome, type ReplayTarget } from '../replay';
import { valueAt } from '../statePath';
import { writeTest } from '../writeTest';
import { HELP, optionsIn, type Options } from './options';
import { differenceLine, differences, reportOf, shortValue } from './report';
import { inSources, stacksIn } from './stack';

/** How the command ends. */
export const EXIT = { same: 0, diverged: 1, incompatible: 2, corrupt: 3, leak: 4, usage: 64 } as const;
type Exit = (typeof EXIT)[keyof typeof EXIT];

export interface CommandPorts {
  /** The file's text; null when it cannot be read. */
  readonly read: (file: string) => string | null;
  /** Throws when the file cannot be written. */
  readonly write: (file: string, text: string) => void;
  /** The source map of a built script; null when this build has none. */
  readonly mapOf: (script: string) => string | null;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

function fileIn(file: string, { read }: CommandPorts): string {
  const text = read(file);
  if (text === null) throw new Refusal('corrupt', `${file} cannot be read.`);
  return text;
}

function keep(file: string, text: string, { write }: CommandPorts): void {
  const kept = attempt(() => {
    write(file, text);
    return true;
  });
  if (kept === null) throw new Refusal('usage', `${file} cannot be written. Is its folder there?`);
}

/** Tells something: to a program by its name, to a person in lines. */
type Tell = (name: string, value: unknown, ...lines: readonly string[]) => void;

/** A part without what comes after the action of an index. */
function until(part: Part, index: number): Part {
  const last = actionsOf(part)[index];
  return { ...part, body: last === undefined ? [] : part.body.slice(0, part.body.indexOf(last) + 1) };
}

/** Does what the options ask of one page load besides the replay. */
function answer(tell: Tell, part: Part, { states }: Outcome, options: Options, ports: CommandPorts): void {
  const { at, state: paths, diff, 'to-devtools': devtools, test } = options;
  const after = (index: number): unknown => {
    if (index + 1 < states.length) return states[index + 1];
    const last = states.length - 2;
    throw new Refusal('usage', `There is no action ${index}: this page load has 0 to ${last}; -1 is before them.`);
  };
  const state = at === null ? states.at(-1) : after(at);
  const subject = at === null ? part : until(part, at);
  if (at !== null && at >= 0) {
    const action = actionsOf(part)[at]?.a;
    tell('action', action, `action ${at} = ${shortValue(action, Infinity)}`);
  }
  if (paths.length > 0 || at !== null) {
    const values = (paths.length > 0 ? paths : ['']).map((path) => [path, valueAt(state, path)] as const);
    const when = at === null ? '' : ` after action ${at}`;
    const words = values.map(([path, value]) => `${path || 'state'}${when} = ${shortValue(value, Infinity)}`);
    tell('state', values.length === 1 ? values[0]?.[1] : Object.fromEntries(values), ...words);
  }
  if (diff.length > 0) {
    const list = differences(...(diff.map(after) as [unknown, unknown]));
    const title = `${list.length} differences between the states after actions ${diff.join(' and ')}`;
    tell('diff', list, title, ...list.map(differenceLine));
  }
  if (devtools !== undefined) {
    keep(devtools, writeDevtools(subject), ports);
    tell('devtools', devtools, `written for Redux DevTools: ${devtools}`);
  }
  if (test !== undefined) {
    const name = test.replace(/(\.test\.ts|\.rlog)$/, '');
    const written = writeTest(subject, state, paths, name.split(/[\\/]/).at(-1) ?? name);
    keep(`${name}.rlog`, written.log, ports);
    keep(`${name}.test.ts`, written.test, ports);
    tell('test', `${name}.test.ts`, `written as a test: ${name}.test.ts, with ${name}.rlog`);
  }
}

function run(options: Options, target: ReplayTarget, ports: CommandPorts): Exit {
  const { log, notes } = openLog(fileIn(options.file, ports), target);
  const of = log.parts.length;
  const loads = log.parts.map((part, at) => {
    const outcome = replayPart(part, target);
    return { part, outcome, ...reportOf(part, outcome, at + 1, of) };
  });
  const chosen = loads.at(options.load - 1);
  if (chosen === undefined) throw new Refusal('usage', `The log has no more than ${of} page loads.`);
  const verdict = verdictOf(loads.map(({ outcome }) => outcome));
  const found: Record<string, unknown> = { verdict };
  const lines: string[] = [];
  const tell: Tell = (name, value, ...words) => {
    found[name] = encode(value);
    lines.push(...words);
  };
  tell('notes', notes, ...notes);
  const summaries = loads.map(({ summary }) => summary);
  tell('pageLoads', summaries, ...loads.flatMap((one) => one.lines));
  const listed = options.load ? [chosen] : loads;
  const lists = listed.map(({ list }) => list);
  if (options.list) tell('list', lists, ...listed.flatMap(({ rows }) => rows));
  answer(tell, chosen.part, chosen.outcome, options, ports);
  (options.json ? [JSON.stringify(found)] : lines).forEach(ports.say);
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
