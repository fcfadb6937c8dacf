import { parseArgs } from 'node:util';
import { Refusal } from '../format';

export const HELP = `npm run replay -- FILE [options]

Replays an action log (.rlog, or a file of Redux DevTools) and compares every step with what was recorded.

  --list             what happened: index of the action, time, action with its call, addresses, errors, notes
  --load N           the page load that is meant, from 1; without it the last one (--list: all of them)
  --state PATH       what stands at a dotted path of the state (properties.ids.0); may be given several times
  --at N             action N and the state after it; -1 is the state before all of them
  --diff A B         what differs between the states after two actions
  --json             for a program
  --to-devtools OUT  writes a file that Redux DevTools imports
  --test NAME        writes NAME.rlog and NAME.test.ts, which expects what stands at each --state PATH (without one:
                     what the last action changed); with --at N the log ends there
  --stack            the stacks of the errors, in places of the sources; also of a text that is no log
  --help

Exit code: 0 the same, or nothing to compare; 1 differs; 2 needs another build; 3 damaged; 4 holds a secret; 64 asked wrongly.`;

const wrong = (message: string) => new Refusal('usage', `${message} See --help.`);

function index(word: string): number {
  if (/^(-1|\d+)$/.test(word)) return Number(word);
  throw wrong(`"${word}" is no index of an action: they count from 0, and -1 is the state before them.`);
}

/** An option and the words after it as one word: `parseArgs` takes one word an option, and no negative number. */
function joined(words: readonly string[], option: string, takes: number): readonly string[] {
  const at = words.indexOf(option);
  if (at === -1) return words;
  const end = at + 1 + takes;
  return [...words.slice(0, at), `${option}=${words.slice(at + 1, end).join(' ')}`, ...words.slice(end)];
}

const [flag, word] = [{ type: 'boolean', default: false }, { type: 'string' }] as const;
function parsed(words: readonly string[]) {
  try {
    const state = { type: 'string', multiple: true, default: [] as string[] } as const;
    return parseArgs({
      args: [...joined(joined(words, '--diff', 2), '--at', 1)],
      allowPositionals: true,
      options: {
        ...{ help: flag, list: flag, json: flag, stack: flag, state },
        ...{ load: word, at: word, diff: word, 'to-devtools': word, test: word },
      },
    });
  } catch (error) {
    throw wrong(`${error instanceof Error ? error.message.split('. ')[0] : 'Not understood'}.`);
  }
}

/** Reads the words of a command line: what `HELP` says. Throws `Refusal`. */
export function optionsIn(words: readonly string[]) {
  const { values, positionals } = parsed(words);
  const [file = ''] = positionals;
  if (!values.help && (positionals.length > 1 || file === '')) throw wrong('Name one file.');
  if (values.load !== undefined && !/^[1-9]\d*$/.test(values.load)) throw wrong('Page loads count from 1.');
  const at = values.at === undefined ? null : index(values.at);
  const diff = values.diff?.split(' ').map(index) ?? [];
  if (diff.length === 1) throw wrong('Two indices are compared.');
  return { ...values, file, load: Number(values.load ?? 0), at, diff };
}
export type Options = ReturnType<typeof optionsIn>;
