import { nameText, text } from '@/contract/primitives';
import { shapeFault } from '@/server/kernel/shapeFault';

const name = nameText(40);

it.each([
  ['a line break', 'Anita\r\nBcc: all@example.in', 'Anita Bcc: all@example.in'],
  ['a line break of another script', 'Anita\u2028Rao\u2029', 'Anita Rao'],
  ['a control character of the second set', 'Anita\u0085\u009bRao', 'AnitaRao'],
  ['a mark that turns the letters', 'Anita \u202eoaR\u202c', 'Anita oaR'],
  ['marks that isolate a direction', '\u2066Anita\u2069 \u200fRao\u061c', 'Anita Rao'],
  ['a blank of no width', 'Ani\u200bta\ufeff Ra\u2060o', 'Anita Rao'],
  ['a hyphen that is not seen', 'Ani\u00adta', 'Anita'],
  ['letters that look like nothing', 'Anita\u3164\uffa0\u2800', 'Anita'],
  ['tags that are not seen', 'Anita\u{e0041}', 'Anita'],
  ['blanks of every kind', ' Anita\t \u00a0\u3000Rao ', 'Anita Rao'],
  ['a letter in two parts', 'Rene\u0301', 'René'],
])('leaves %s out of a name [AUTH-2]', (_what, written, kept) => {
  expect(name.parse(written)).toBe(kept);
});

it.each(['\u0000', '\u0007', '\u001b', '\ud800', '\udc00'])('refuses %j in any text', (sign) => {
  for (const shape of [name, text(40)]) {
    const { success, error } = shape.safeParse(`Anita${sign}Rao`);
    expect(success).toBe(false);
    expect(error?.issues.map((issue) => shapeFault(issue, 'name').in('en'))[0]).toMatch(/must not hold/);
  }
});

it.each(['రాజ్\u200cకుమార్', 'శ్రీ\u200cనివాస్', 'क्\u200dष', 'Ravi Teja', 'D’Souza', '😀'])(
  'leaves the name %j as it is, joiners within its words too [AUTH-2]',
  (written) => {
    expect(name.parse(written)).toBe(written.normalize('NFC'));
  },
);

it('counts a name when it is cleaned, and bounds it', () => {
  expect(name.parse('\u200b'.repeat(39) + 'A')).toBe('A');
  expect(name.safeParse('A'.repeat(41)).success).toBe(false);
});
