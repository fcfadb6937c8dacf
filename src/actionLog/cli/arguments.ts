/** What the command line asks for. */
export interface Arguments {
  readonly file: string;
  /** A path of the state to print. */
  readonly state: string | null;
  /** Index of the action after which the state is meant. */
  readonly at: number | null;
  /** Indices of two actions whose states are compared. */
  readonly diff: readonly [number, number] | null;
  readonly json: boolean;
  readonly toDevtools: string | null;
  readonly test: string | null;
  readonly minimize: string | null;
}

export class UsageError extends Error {}

export const USAGE =
  'npm run replay -- FILE [--state PATH] [--at N] [--diff A B] [--json] [--to-devtools OUT] [--test OUT] [--minimize EXPR]';

/** Options with the number of words that follow each. */
const OPTIONS: Readonly<Record<string, number>> = {
  '--state': 1,
  '--at': 1,
  '--diff': 2,
  '--json': 0,
  '--to-devtools': 1,
  '--test': 1,
  '--minimize': 1,
};

function index(word: string | undefined): number {
  const number = Number(word);
  if (word === undefined || !Number.isInteger(number) || number < -1) {
    throw new UsageError(
      `"${word ?? ''}" is no index of an action: they count from 0, and -1 is the state before them.`,
    );
  }
  return number;
}

/** Reads the words of a command line. Throws `UsageError`. */
export function argumentsIn(words: readonly string[]): Arguments {
  const options = new Map<string, readonly string[]>();
  const files: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const takes = OPTIONS[word];
    if (takes === undefined && word.startsWith('--')) throw new UsageError(`There is no option ${word}.`);
    if (takes === undefined) {
      files.push(word);
      continue;
    }
    const values = words.slice(at + 1, at + 1 + takes);
    if (values.length < takes)
      throw new UsageError(`${word} needs ${takes === 1 ? 'a word' : `${takes} words`} after it.`);
    options.set(word, values);
    at += takes;
  }
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) throw new UsageError('Name one file.');
  const one = (name: string): string | null => options.get(name)?.[0] ?? null;
  const diff = options.get('--diff');
  return {
    file,
    state: one('--state'),
    at: options.has('--at') ? index(one('--at') ?? undefined) : null,
    diff: diff === undefined ? null : [index(diff[0]), index(diff[1])],
    json: options.has('--json'),
    toDevtools: one('--to-devtools'),
    test: one('--test'),
    minimize: one('--minimize'),
  };
}
