import { EXIT, replayCommand } from '@/actionLog/cli/run';
import { hashText } from '@/actionLog/hash';
import type { ReplayTarget } from '@/actionLog/replay';
import { memoryStore, originOf, testRecorder } from '../../support/actionLog';
import { commandPorts } from '../../support/commandPorts';
import { actions, brokenTarget, countingStore, target } from '../../support/countingApp';

const { added, named, put } = actions;

function file(): string {
  const log = testRecorder();
  const store = countingStore(log);
  log.navigated('/home', 'load');
  for (let n = 0; n < 60; n += 1) {
    log.clock.now += 100;
    if (n === 50) log.navigated('/properties?city=Tirupati', 'push', { from: 'home' });
    store.dispatch(n === 20 ? named('x') : n === 40 ? put({ phone: '9876501234' }) : added(n === 30 ? 30 : 1));
  }
  log.failed(new TypeError('broken'), '\n    at Card');
  log.note('here');
  return log.exportText();
}
/** A visit of three page loads. */
async function visit(): Promise<string> {
  const { store: kept, pieces } = memoryStore();
  for (const n of [1, 2]) {
    const log = testRecorder({ store: kept, origin: originOf(`p${n}`) });
    const store = countingStore(log);
    for (let m = 0; m < n * 3; m += 1) store.dispatch(added(n * 20));
    await log.flush();
  }
  const last = testRecorder({ origin: originOf('p3') });
  countingStore(last).dispatch(named('z'));
  return last.exportText(pieces());
}
const text = file();
const unproved = (of: string) => of.replace(/,"sum":"\w+"/, '');

function run(words: string, { of = text, by = target }: { of?: string; by?: ReplayTarget } = {}) {
  const { ports, files, said, complained } = commandPorts({ 'a.rlog': of });
  const exit = replayCommand(['a.rlog', ...words.split(' ').filter(Boolean)], by, ports);
  return { exit, files, said, complained, all: said.join('\n') };
}
const json = (words: string, options = {}) => {
  const { exit, all } = run(`${words} --json`, options);
  return { exit, ...(JSON.parse(all) as Record<string, unknown>) };
};

describe('npm run replay', () => {
  it('tells the build, counts, time and what was compared, and exits 0 when all is the same [STORE-8]', () => {
    const { exit, all } = run('');
    expect(exit).toBe(EXIT.same);
    expect(all).toMatch(/page load 1 of 1, gruham 0\.1\.0, 2027/);
    expect(all).toMatch(/opened +\/home\nrecords +60 actions, 2 navigations, 1 errors, 1 notes\ntime +6\.0 s/);
    expect(all).toMatch(/compared 60 of 60 actions\nstate +[0-9a-z]{11}\nsame$/);
    const load = { verdict: 'same', opened: '/home', actions: 60, compared: 60, divergence: null };
    expect(json('')).toMatchObject({ verdict: 'same', notes: [], pageLoads: [{ ...load, pageLanguage: null }] });
  });

  it('tells in which language the page spoke, where the log does [STORE-8]', () => {
    const log = testRecorder({ origin: { ...originOf(), pageLanguage: 'te' } });
    countingStore(log).dispatch(added(1));
    log.navigated('/home', 'load');
    const of = log.exportText();
    expect(run('', { of }).all).toMatch(/opened +\/home\nlanguage te\nrecords /);
    expect(json('', { of })).toMatchObject({ pageLoads: [{ pageLanguage: 'te' }] });
    expect(run('').all).not.toContain('language');
  });

  it.each(['--to-devtools none/out.json', '--test none/out'])(
    'tells in one line, with 64, that it cannot write: %s [STORE-8]',
    (words) => {
      const { ports, said, complained } = commandPorts({ 'a.rlog': text });
      const write = () => {
        throw Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });
      };
      const exit = replayCommand(['a.rlog', ...words.split(' ')], target, { ...ports, write });
      expect([exit, said, complained.length]).toEqual([EXIT.usage, [], 1]);
      expect(complained[0]).toMatch(/^none\/out\.\w+ cannot be written\./);
    },
  );

  it('exits 1 and names the first action that differs, and the path [STORE-8]', () => {
    const { exit, all } = run('', { by: brokenTarget });
    expect(exit).toBe(EXIT.diverged);
    expect(all).toMatch(
      /DIVERGED at action 30 \(count\/added\), the first that differs\n {2}state path: count\.value, here 89$/,
    );
    const pageLoads = [{ divergence: { index: 30, paths: ['count.value'] } }];
    expect(json('', { by: brokenTarget })).toMatchObject({ verdict: 'diverged', pageLoads });
  });

  it('says "same" only of what was compared [STORE-8]', () => {
    const nothing = { exit: EXIT.same, verdict: 'nothing to compare' };
    const edited = ['The file was edited: nothing proves it whole.'];
    const none = unproved(text.replace(/,"h":\{[^}]*\}/g, ''));
    expect(json('', { of: none })).toMatchObject({ ...nothing, notes: edited });
    const some = unproved(text.replace(/("payload":30\}),"h":\{[^}]*\}/, '$1'));
    expect(json('', { of: some })).toMatchObject({ exit: EXIT.same, verdict: 'partly compared', notes: edited });
    const notes = ['From Redux DevTools: nothing to compare.'];
    expect(json('', { of: JSON.stringify([added(1)]) })).toMatchObject({ ...nothing, notes });
  });

  it('exits 2 for a build that lacks a slice, and for a format of another time [STORE-8]', () => {
    const lacks: ReplayTarget = {
      ...target,
      reducer: (state, action) => ({ count: (target.reducer(state, action) as { count: unknown }).count }),
    };
    const exits = { exit: EXIT.incompatible, said: [] };
    expect(run('', { by: lacks })).toMatchObject({ ...exits, complained: [expect.stringMatching(/it lacks list/)] });
    expect(run('', { of: text.replace('"version":5', '"version":9') })).toMatchObject(exits);
  });

  it('goes on where the build is another or something is new, and says so [STORE-8]', () => {
    const grown: ReplayTarget = {
      ...target,
      build: '0.2.0',
      reducer: (state, action) => {
        const { maps, ...rest } = (state ?? {}) as { maps?: unknown };
        const held = 'count' in rest ? rest : undefined;
        return { ...(target.reducer(held, action) as object), maps: maps ?? 1 };
      },
    };
    const { exit, all } = run('', { by: grown });
    expect(exit).toBe(EXIT.same);
    expect(all).toMatch(/^Recorded with build 0\.1\.0; this is 0\.2\.0\.\nNew in this build and not compared: maps\./);
  });

  it('exits 3 with one line for a file that is damaged or not there, and writes nothing [STORE-8]', () => {
    const of = text.replace('"payload":30', '"payload":31');
    const { exit, said, complained, files } = run('--test out --to-devtools out.json', { of });
    expect([exit, said, Object.keys(files)]).toEqual([EXIT.corrupt, [], ['a.rlog']]);
    expect(complained).toEqual(['The log is damaged at line 67: something before it was changed.']);
    expect(json('', { of })).toMatchObject({ exit: EXIT.corrupt, verdict: 'corrupt' });
    const { ports, complained: told } = commandPorts();
    expect([replayCommand(['b.rlog'], target, ports), told]).toEqual([EXIT.corrupt, ['b.rlog cannot be read.']]);
  });

  it('exits 4 for a file that holds a secret, also one of DevTools, and does not say which [STORE-8]', () => {
    // As a recorder without redaction would write it.
    const log = testRecorder();
    countingStore(log).dispatch(put({ pass_: 'Hunter-2-Hunter' }));
    const lines = log.exportText().replace('pass_', 'password').split('{"r":"end"')[0] ?? '';
    const leaky = `${lines}{"r":"end","sum":"${hashText(lines)}"}`;
    const { exit, said, complained, files } = run('--test out', { of: leaky });
    expect([exit, said, Object.keys(files)]).toEqual([EXIT.leak, [], ['a.rlog']]);
    expect(complained.join()).toMatch(/at record 3 of page load 1\.a\.payload\.password/);
    expect(complained.join()).not.toContain('Hunter');
    const devtools = run('', { of: JSON.stringify([put({ phone: '9876501234' }), put({ 9876501234: 1 })]) });
    expect(devtools).toMatchObject({ exit: EXIT.leak, complained: [expect.stringMatching(/\.a\.payload\.phone/)] });
    expect(devtools.complained.join()).not.toContain('98765');
  });

  it.each([
    ['--state count.last', /count\.last = "x"$/],
    ['--state count.value --at 9', /action 9 = {"type":"count\/added","payload":1}\ncount\.value after action 9 = 10$/],
    ['--state list.items.0.phone --state nothing.here', /phone = "1\d{9}"\nnothing\.here = \(not there\)$/],
    ['--diff 19 20', /1 differences .* 19 and 20\n {2}count\.last: null → "x"$/],
    ['--diff -1 20', /2 differences .*\n {2}count\.value: 0 → 20\n {2}count\.last: null → "x"$/],
  ])('prints what stands at paths, after an action too, or what differs: %s [STORE-8]', (words, printed) => {
    expect(run(words).all).toMatch(printed);
  });

  it('tells the action and the state after it as JSON [STORE-8]', () => {
    expect(json('--at 9')).toMatchObject({ action: { type: 'count/added', payload: 1 } });
    expect(json('--at -1')).toMatchObject({ state: { count: { value: 0 } } });
  });

  it('lists what happened: indices, times, actions with their calls, addresses, errors, notes [STORE-8]', () => {
    const { said } = run('--list');
    expect(said.filter((line) => /→|!|note:|named|list\/put/.test(line))).toEqual([
      '          0.000 s  → load /home',
      '   20     2.100 s  count/named  [count.last]',
      '   40     4.100 s  list/put  [list.items, list.size]',
      '          5.100 s  → push /properties?city=Tirupati {"from":"home"}',
      '          6.000 s  ! TypeError: broken',
      '          6.000 s  note: here',
    ]);
    const records = expect.arrayContaining([expect.objectContaining({ index: 20, what: 'count/named' })]) as unknown;
    expect(json('--list')).toMatchObject({ list: [{ load: 1, records }] });
    const call = { type: 'api/executeQuery/pending', meta: { arg: { endpointName: 'getHomeAgents' } } };
    const spared = { type: 'api/executeQuery/rejected', meta: { condition: true, arg: { endpointName: 'getAgents' } } };
    expect(run('--list', { of: JSON.stringify([call, spared]) }).said.slice(-2)).toEqual([
      expect.stringMatching(/pending getHomeAgents$/),
      expect.stringMatching(/rejected getAgents \(was there already\)$/),
    ]);
  });

  it('shows earlier page loads, and tells the last one by default [STORE-8]', async () => {
    const of = await visit();
    expect(run('--state count.value --load 1', { of }).said.at(-1)).toBe('count.value = 60');
    expect(run('--state count.value --load 2 --at 0', { of }).said.at(-1)).toBe('count.value after action 0 = 40');
    expect(run('--state count.last', { of }).said.at(-1)).toBe('count.last = "z"');
    const listed = (words: string) => run(words, { of }).said.filter((line) => /count\/(added|named)/.test(line));
    expect([listed('--list').length, listed('--list --load 2').length]).toEqual([10, 6]);
    expect(run('--load 4', { of })).toMatchObject({ exit: EXIT.usage, said: [] });
  });

  it('writes a file for Redux DevTools, up to an action, and reads it back [STORE-8]', () => {
    const { files } = run('--to-devtools o.json --at 40');
    expect(JSON.parse((JSON.parse(files['o.json'] ?? '') as { payload: string }).payload)).toHaveLength(41);
    expect(run('--state list.size', { of: files['o.json'] ?? '' }).said.at(-1)).toBe('list.size = 1');
  });

  it('writes a test beside a log that can be edited [STORE-8]', () => {
    const { files } = run('--test bugs/first --at 20 --state count.value --state count.last');
    expect(files['bugs/first.test.ts']).toContain(
      'expect(at("count.value")).toEqual(20);\n  expect(at("count.last")).toEqual("x");',
    );
    const log = files['bugs/first.rlog'] ?? '';
    expect(json('', { of: log })).toMatchObject({ pageLoads: [{ actions: 21, compared: 0 }] });
    expect(run('--test last').files['last.test.ts']).toContain('expect(at("count.value")).toEqual(87);');
  });

  it('helps [STORE-8]', () => {
    const { exit, all } = run('--help');
    const options = [...all.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, option]) => option);
    expect([exit, options.join()]).toEqual([EXIT.same, 'list,load,state,at,diff,json,to-devtools,test,stack,help']);
  });

  it.each(['--at 99', '--at x', '--at', '--diff 1', '--frob', 'b.rlog', '--load 0', '--load 2', '--state'])(
    'refuses %s with one line',
    (words) => {
      const { exit, said, complained } = run(words);
      expect([exit, said, complained.length]).toEqual([EXIT.usage, [], 1]);
    },
  );
});
