import { EXIT, replayCommand } from '@/actionLog/cli/run';
import { manifestOf } from '@/actionLog/manifest';
import type { ReplayTarget } from '@/actionLog/replay';
import { recorder } from '@/actionLog/recorder';
import { SECRETS } from '@/actionLog/secrets';
import { sumOf } from '@/actionLog/writeLog';
import { KEY, originOf } from '../../support/actionLog';
import { commandPorts } from '../../support/commandPorts';
import { actions, brokenTarget, countingStore, manifest, target } from '../../support/countingApp';

const { added, named, put } = actions;

function file(): string {
  const log = recorder({
    origin: { ...originOf(), manifest },
    secrets: SECRETS,
    key: KEY,
    now: () => 1_800_000_000_000,
    whenIdle: () => undefined,
    later: () => undefined,
  });
  const store = countingStore(log);
  for (let n = 0; n < 60; n += 1)
    store.dispatch(n === 20 ? named('x') : n === 40 ? put({ phone: '9876501234' }) : added(n === 30 ? 30 : 1));
  log.note('here');
  return log.exportText();
}
const text = file();

function run(words: string, { of = text, by = target }: { of?: string; by?: ReplayTarget } = {}) {
  const { ports, files, said, complained } = commandPorts({ 'a.rlog': of });
  const exit = replayCommand(['a.rlog', ...words.split(' ').filter(Boolean)], by, ports);
  return { exit, files, said, complained, all: said.join('\n') };
}
const json = (words: string, options = {}) => {
  const { exit, all } = run(`${words} --json`, options);
  return { exit, found: JSON.parse(all) as Record<string, unknown> };
};

describe('npm run replay', () => {
  it('tells builds, counts, time, hashes and the final hash, and exits 0 when all is the same [STORE-8]', () => {
    const { exit, all } = run('');
    expect(exit).toBe(EXIT.same);
    expect(all).toMatch(/builds +fine/);
    expect(all).toMatch(/60 actions \(0 dropped before\), 0 gaps, 0 navigations, 0 errors, 1 marks/);
    expect(all).toMatch(/hashes +3 checked/);
    expect(all).toMatch(/state +[0-9a-z]{11}\nsame$/);
    expect(json('').found).toMatchObject({
      verdict: 'same',
      pageLoads: [{ actions: 60, hashesChecked: 3, divergence: null }],
    });
  });

  it('exits 1 and names action and path where it diverges [STORE-8]', () => {
    const { exit, all } = run('', { by: brokenTarget });
    expect(exit).toBe(EXIT.diverged);
    expect(all).toMatch(/DIVERGED at action 49 \(count\/added\), the same until action -1/);
    expect(all).toMatch(/state path: count\.value/);
    expect(json('', { by: brokenTarget }).found).toMatchObject({
      verdict: 'diverged',
      pageLoads: [{ divergence: { index: 49 } }],
    });
  });

  it('exits 2 for a build that lacks what the log uses, and for a format of the future [STORE-8]', () => {
    const lacks = manifestOf({ slices: ['count', 'list'], actionTypes: ['count/added'], endpoints: [] });
    const { exit, complained, said } = run('', { by: { ...target, manifest: lacks } });
    expect([exit, said]).toEqual([EXIT.incompatible, []]);
    expect(complained).toEqual([expect.stringMatching(/the log needs: action count\/named, action list\/put/)]);
    expect(run('', { of: text.replace('"version":1', '"version":9') })).toMatchObject({
      exit: EXIT.incompatible,
      said: [],
    });
  });

  it('goes on where something is new, and says so [STORE-8]', () => {
    const grown = manifestOf({ ...manifest, slices: [...manifest.slices, 'maps'] });
    const { exit, all } = run('', {
      by: {
        ...target,
        manifest: grown,
        reducer: (state, action) => {
          const { maps, ...rest } = (state ?? {}) as { maps?: unknown };
          return { ...(target.reducer(rest, action) as object), maps: maps ?? 1 };
        },
      },
    });
    expect(exit).toBe(EXIT.same);
    expect(all).toMatch(/risky; added here: slice maps/);
  });

  it.each([
    ['cut off', text.slice(0, -40)],
    ['changed', text.replace('"payload":30', '"payload":31')],
    ['of something else', 'hello'],
    ['empty', ''],
  ])('exits 3 with one line for a file that is %s [STORE-8]', (_name, of) => {
    const { exit, said, complained } = run('--test out.ts --to-devtools out.json', { of });
    expect([exit, said, complained.length]).toEqual([EXIT.corrupt, [], 1]);
    expect(json('', { of })).toMatchObject({ exit: EXIT.corrupt, found: { verdict: 'corrupt' } });
  });

  it('exits 3 for a file that is not there', () => {
    const { ports, complained } = commandPorts();
    expect(replayCommand(['b.rlog'], target, ports)).toBe(EXIT.corrupt);
    expect(complained).toEqual(['b.rlog cannot be read.']);
  });

  it('exits 4 for a file that holds a secret, and does not say which [STORE-8]', () => {
    const leaky = leakyFile();
    const { exit, said, complained, files } = run('--test out.ts', { of: leaky });
    expect([exit, said, Object.keys(files)]).toEqual([EXIT.leak, [], ['a.rlog']]);
    expect(complained.join()).toMatch(/at line 3\.a\.payload\.password/);
    expect(complained.join()).not.toContain('Hunter');
  });

  it('prints the state at a path and after an action [STORE-8]', () => {
    expect(run('--state count.last').all).toMatch(/count\.last = "x"$/);
    expect(run('--state count.value --at 9').all).toMatch(/count\.value after action 9 = 10$/);
    expect(json('--at -1').found).toMatchObject({ state: { count: { value: 0 } } });
  });

  it('compares two states [STORE-8]', () => {
    const { all } = run('--diff 19 20');
    expect(all).toMatch(/1 differences .* 19 and 20\n {2}count\.last: null → "x"$/);
  });

  it('minimizes, and writes tests and DevTools files of what is left [STORE-8]', () => {
    const { ports, files, said } = commandPorts({ 'a.rlog': text });
    const words = [
      'a.rlog',
      '--minimize',
      'count.last == "x" && list.size == 1',
      '--test',
      'o.test.ts',
      '--to-devtools',
      'o.json',
    ];
    expect(replayCommand(words, target, ports)).toBe(EXIT.same);
    expect(said.join('\n')).toMatch(/60 actions → 2 after which it holds\n {2}20 count\/named\n {2}40 list\/put/);
    expect(JSON.parse((JSON.parse(files['o.json'] ?? '') as { payload: string }).payload)).toHaveLength(2);
    expect(files['o.test.ts']).toContain('expressionIn');
    const back = commandPorts({ 'a.rlog': files['o.json'] ?? '' });
    expect(replayCommand(['a.rlog', '--state', 'list.size'], target, back.ports)).toBe(EXIT.same);
    expect(back.said.at(-1)).toBe('list.size = 1');
  });

  it.each([
    '--at 99',
    '--at x',
    '--diff 1',
    '--frob',
    'b.rlog',
    '--state a..b',
    '--minimize (a',
    '--minimize session.token',
  ])('refuses %s with one line', (words) => {
    const { exit, said, complained } = run(words);
    expect([exit, said, complained.length]).toEqual([EXIT.usage, [], 1]);
  });
});

/** A file as a recorder without redaction would write it. */
function leakyFile(): string {
  const log = recorder({
    origin: { ...originOf(), manifest },
    secrets: {},
    key: KEY,
    now: () => 1,
    whenIdle: () => undefined,
    later: () => undefined,
  });
  countingStore(log).dispatch(put({ pass_: 'Hunter-2-Hunter' }));
  const lines = log
    .exportText()
    .trimEnd()
    .split('\n')
    .map((line) => line.replace('pass_', 'password'));
  const sum = sumOf(lines.slice(0, -1), lines.at(-1) ?? '');
  return [...lines.slice(0, -1), (lines.at(-1) ?? '').replace(/"sum":"[^"]*"/, `"sum":"${sum}"`)].join('\n');
}
