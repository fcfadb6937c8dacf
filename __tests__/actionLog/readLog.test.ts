import { Refusal } from '@/actionLog/format';
import { readLog } from '@/actionLog/readLog';
import type { Piece } from '@/actionLog/writeLog';
import { testRecorder } from '../support/actionLog';
import { actions, countingStore } from '../support/countingApp';

function file(earlier: readonly Piece[] = []): string {
  const log = testRecorder();
  const store = countingStore(log);
  for (let n = 0; n < 60; n += 1) store.dispatch(actions.added(n));
  return log.exportText(earlier);
}
const text = file();
const lines = text.trimEnd().split('\n');
const without = (at: number) => lines.filter((_line, place) => place !== at);
const beginning = lines.slice(0, 2);
const END = '{"r":"end"}';
/** Lines that no checksum proves: what is wrong with them must be found in the lines themselves. */
const plain = (of: readonly string[]) => [...of.slice(0, -1), END].join('\n');
/** Two page loads. */
const earlier = lines.slice(0, -1).join('\n').replace('"part":"page-1"', '"part":"page-0"');
const visit = file([{ part: 'page-0', text: `${earlier}\n` }]);
const [first = '', second = '', end = ''] = visit.split(/^(?=\{"r":"(?:head|end)")/m);
/** Expects that a file is not read, and why. */
const refuses = (of: string, why: string) =>
  expect(() => readLog(of)).toThrow(expect.objectContaining({ name: 'Refusal', why }) as Error);

describe('reading a file', () => {
  it('reads a whole one, with any line ends and a byte order mark [STORE-8]', () => {
    expect(readLog(text)).toMatchObject({ parts: [{ body: { length: 60 } }], isProved: true });
    expect(readLog(`\uFEFF${lines.join('\r\n')}\r\n\r\n`).parts).toHaveLength(1);
  });

  it('reads one that was edited by hand, when its checksum is taken away [STORE-8]', () => {
    const edited = [...lines.slice(0, 5), ...lines.slice(6, -1)];
    const parts = [{ body: { length: 59 } }, { body: { length: 59 } }];
    expect(readLog([...edited, ...edited, END].join('\n'))).toMatchObject({ parts, isProved: false });
  });

  it.each([
    ['nothing', ''],
    ['another text', 'Dear developer,\nit does not work'],
    ['another JSON', '{"name":"gruham"}'],
    ['another log', '{"r":"head","format":"other","version":1}'],
    ['a log without its head', plain(lines.slice(1))],
    ['a log without its first state', plain(without(1))],
    ['a head without a version', plain(lines).replace('"version":5', '"version":"4"')],
    ['a head without a build', plain(lines).replace('"build":', '"b":')],
    ['a navigation of no kind', plain([...beginning, '{"r":"nav","t":1,"at":"/"}', ''])],
    ['a hash that is none', plain([...beginning, '{"r":"a","t":1,"a":{"type":"x"},"h":{"a":1}}', ''])],
    ['a kind that every object knows', plain([...beginning, '{"r":"constructor","t":1}', ''])],
    ['an unknown record', plain(lines).replace('"r":"a"', '"r":"x"')],
    ['an unknown tag', plain(lines).replace('"payload":7}', '"payload":{"$":"code"}}')],
    ['an action without a type', plain(lines).replace('"type":"count/added","payload":7', '"payload":7')],
    ['a cut end', lines.slice(0, -1).join('\n')],
    ['a missing action', without(10).join('\n')],
    ['an action twice', [...lines.slice(0, 5), ...lines.slice(4)].join('\n')],
    ['something behind the end', `${text}{"r":"mark","t":1,"text":""}`],
    ['a file twice', text + text],
    ['page loads that came', [...lines.slice(0, -1), ...lines].join('\n')],
    ['page loads that went', second + end],
    ['page loads in another order', second + first + end],
  ])('refuses %s [STORE-8]', (_name, of) => {
    refuses(of, 'corrupt');
  });

  it('reads in which language a page spoke, also where an older build did not tell it; nothing but a text [STORE-8]', () => {
    const told = (code: string) => readLog(plain(lines).replace('"language":"en-IN"', `$&,"pageLanguage":${code}`));
    expect(readLog(text).parts[0]?.head.pageLanguage).toBeUndefined();
    expect(told('"te"').parts[0]?.head.pageLanguage).toBe('te');
    expect(() => told('7')).toThrow(Refusal);
  });

  it.each([4, 6])('refuses format %d', (version) => {
    refuses(text.replace('"version":5', `"version":${version}`), 'incompatible');
  });

  it('refuses a file that is cut off anywhere, and one in which any letter changed', () => {
    for (let at = 1; at < text.length - 2; at += 17) {
      const changed = text.slice(0, at) + (text[at] === 'q' ? 'z' : 'q') + text.slice(at + 1);
      expect(() => readLog(text.slice(0, at))).toThrow(Refusal);
      if (text[at] !== '\n') expect(() => readLog(changed)).toThrow(Refusal);
    }
  });
});
