import { readLog } from '@/actionLog/readLog';
import { Refusal } from '@/actionLog/refusal';
import { testRecorder } from '../support/actionLog';
import { actions, countingStore } from '../support/countingApp';

function file(): string {
  const log = testRecorder();
  const store = countingStore(log);
  for (let n = 0; n < 60; n += 1) store.dispatch(actions.added(n));
  return log.exportText();
}
const text = file();
const lines = text.trimEnd().split('\n');
const without = (at: number) => lines.filter((_line, place) => place !== at).join('\n');
const refusal = (of: string): string => {
  try {
    readLog(of);
  } catch (error) {
    if (error instanceof Refusal) return error.why;
    throw error;
  }
  return 'read';
};

describe('reading a file', () => {
  it('reads a whole one, with any line ends and a byte order mark [STORE-8]', () => {
    expect(readLog(text).parts[0]?.body).toHaveLength(60);
    expect(readLog(`\uFEFF${lines.join('\r\n')}\r\n\r\n`).parts).toHaveLength(1);
    expect(readLog(text + text).parts).toHaveLength(2);
  });

  it('reads one that was edited by hand, when its signature is taken away [STORE-8]', () => {
    const edited = [...lines.slice(0, 5), ...lines.slice(6, -1), '{"r":"end","t":0}'].join('\n');
    expect(readLog(edited).parts[0]).toMatchObject({ end: { r: 'end' }, body: { length: 59 } });
  });

  it.each([
    ['nothing', '', 'corrupt'],
    ['another text', 'Dear developer,\nit does not work', 'corrupt'],
    ['another JSON', '{"name":"gruham"}', 'corrupt'],
    ['another log', '{"r":"head","format":"other","version":1}', 'corrupt'],
    ['a log without its head', lines.slice(1).join('\n'), 'corrupt'],
    ['a format of the future', text.replace('"version":3', '"version":4'), 'incompatible'],
    ['a format of the past', text.replace('"version":3', '"version":2'), 'incompatible'],
    ['a head without a version', text.replace('"version":3', '"version":"3"'), 'corrupt'],
    ['a head without a build', text.replace('"build":', '"b":'), 'corrupt'],
    [
      'a navigation of no kind',
      `${lines.slice(0, 2).join('\n')}\n{"r":"nav","t":1,"at":"/"}\n{"r":"end","t":1}`,
      'corrupt',
    ],
    [
      'a hash that is none',
      `${lines.slice(0, 2).join('\n')}\n{"r":"a","t":1,"a":{"type":"x"},"h":{"a":1}}\n{"r":"end","t":1}`,
      'corrupt',
    ],
    ['a cut line', text.slice(0, -30), 'corrupt'],
    ['a cut end', lines.slice(0, -1).join('\n'), 'corrupt'],
    ['a missing action', without(10), 'corrupt'],
    ['a missing first state', without(1), 'corrupt'],
    ['a line twice', [...lines.slice(0, 5), lines[4], ...lines.slice(5)].join('\n'), 'corrupt'],
    ['a changed letter', text.replace('"payload":7}', '"payload":8}'), 'corrupt'],
    ['a changed hash', text.replace(/"count.value":"h/, '"count.value":"_'), 'corrupt'],
    ['an unknown record', text.replace('"r":"a"', '"r":"x"'), 'corrupt'],
    ['an unknown tag', text.replace('"payload":7}', '"payload":{"$":"code"}}'), 'corrupt'],
    ['an action without a type', text.replace('"type":"count/added","payload":7', '"payload":7'), 'corrupt'],
    ['something behind the end', `${text}{"r":"mark","t":1,"text":""}`, 'corrupt'],
  ])('refuses %s', (_name, of, kind) => {
    expect(refusal(of)).toBe(kind);
  });

  it('refuses a file that is cut off anywhere, and one in which any letter changed', () => {
    for (let at = 1; at < text.length - 2; at += 17) {
      expect([at, refusal(text.slice(0, at))]).not.toEqual([at, 'read']);
      const changed = text.slice(0, at) + (text[at] === 'q' ? 'z' : 'q') + text.slice(at + 1);
      if (text.slice(at).startsWith('\n')) continue;
      expect([at, refusal(changed)]).not.toEqual([at, 'read']);
    }
  });
});
