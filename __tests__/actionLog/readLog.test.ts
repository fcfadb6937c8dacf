import { Refusal } from '@/actionLog/format';
import { readLog } from '@/actionLog/readLog';
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

const beginning = lines.slice(0, 2).join('\n');
const END = '{"r":"end"}';

describe('reading a file', () => {
  it('reads a whole one, with any line ends and a byte order mark [STORE-8]', () => {
    expect(readLog(text)).toMatchObject({ parts: [{ body: { length: 60 } }], isProved: true });
    expect(readLog(`\uFEFF${lines.join('\r\n')}\r\n\r\n`).parts).toHaveLength(1);
  });

  it('reads one that was edited by hand, when its checksum is taken away [STORE-8]', () => {
    const edited = [...lines.slice(0, 5), ...lines.slice(6, -1)];
    expect(readLog([...edited, ...edited, END].join('\n'))).toMatchObject({
      parts: [{ body: { length: 59 } }, { body: { length: 59 } }],
      isProved: false,
    });
  });

  it.each([
    ['nothing', ''],
    ['another text', 'Dear developer,\nit does not work'],
    ['another JSON', '{"name":"gruham"}'],
    ['another log', '{"r":"head","format":"other","version":1}'],
    ['a log without its head', lines.slice(1).join('\n')],
    ['a head without a version', text.replace('"version":4', '"version":"4"')],
    ['a head without a build', text.replace('"build":', '"b":')],
    ['a navigation of no kind', `${beginning}\n{"r":"nav","t":1,"at":"/"}\n${END}`],
    ['a hash that is none', `${beginning}\n{"r":"a","t":1,"a":{"type":"x"},"h":{"a":1}}\n${END}`],
    ['a kind that every object knows', `${beginning}\n{"r":"constructor","t":1}\n${END}`],
    ['a cut line', text.slice(0, -30)],
    ['a cut end', lines.slice(0, -1).join('\n')],
    ['a missing action', without(10)],
    ['a missing first state', without(1)],
    ['a line twice', [...lines.slice(0, 5), lines[4], ...lines.slice(5)].join('\n')],
    ['a changed letter', text.replace('"payload":7}', '"payload":8}')],
    ['a changed hash', text.replace(/"count.value":"h/, '"count.value":"_')],
    ['an unknown record', text.replace('"r":"a"', '"r":"x"')],
    ['an unknown tag', text.replace('"payload":7}', '"payload":{"$":"code"}}')],
    ['an action without a type', text.replace('"type":"count/added","payload":7', '"payload":7')],
    ['something behind the end', `${text}{"r":"mark","t":1,"text":""}`],
    ['a file twice', text + text],
    ['page loads that came or went', [...lines.slice(0, -1), ...lines].join('\n')],
  ])('refuses %s', (_name, of) => {
    expect(refusal(of)).toBe('corrupt');
  });

  it.each([3, 5])('refuses format %d', (version) => {
    expect(refusal(text.replace('"version":4', `"version":${version}`))).toBe('incompatible');
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
