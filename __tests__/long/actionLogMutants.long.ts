import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkCodec, checkRedaction } from '../support/actionLogLaws';

const SOURCE = resolve(__dirname, '../../src/actionLog');

/** What somebody may break: file, what stands there, what would stand there. */
const MUTANTS: readonly (readonly [name: string, file: string, from: string, to: string])[] = [
  ['undefined is lost', 'codec.ts', ": { [TAG]: 'undefined' };", ': null;'],
  ['minus zero is zero', 'codec.ts', "Object.is(value, -0) ? '-0' : String(value)", 'String(value)'],
  ['infinities are null', 'codec.ts', "{ [TAG]: 'number', v } : value", 'null : value'],
  ['tags are not escaped', 'codec.ts', 'fields[key.startsWith(TAG) ? TAG + key : key]', 'fields[key]'],
  ['what comes again is another', 'codec.ts', 'return read.get(v)', 'return [...read.values()][0]'],
  ['escapes are not taken back', 'codec.ts', 'value[key.startsWith(TAG) ? key.slice(1) : key]', 'value[key]'],
  ['__proto__ is decoded', 'codec.ts', "if (key !== '__proto__') value[", 'value['],
  ['the name of an error is lost', 'guards.ts', '{ name, stack }', '{ stack }'],
  ['questions of calls are passed over', 'redact/redactor.ts', "key === 'originalArgs'", "key === 'originalArg'"],
  ['answers in the cache are passed over', 'redact/redactor.ts', "key === 'data'", "key === 'date'"],
  ['answers in actions are passed over', 'redact/redactor.ts', "key === 'payload'", "key === 'payloads'"],
  [
    'answers that are put into the cache are passed over',
    'redact/redactor.ts',
    "if (key === 'value' && upserted !== null)",
    "if (key === 'values' && upserted !== null)",
  ],
  ['patches are passed over', 'redact/redactor.ts', 'Array.isArray(path) ?', 'Array.isArray(name) ?'],
  ['form pairs are passed over', 'redact/redactor.ts', 'of [name, ...', "of ['', ..."],
  ['keys are passed over', 'redact/redactor.ts', 'PLAIN_KEY.test(key) ? key : text(key)', 'key'],
  ['numbers are passed over', 'redact/redactor.ts', "if (typeof value === 'number') return names.ofNumber(value);", ''],
  [
    'errors are passed over',
    'redact/redactor.ts',
    'return message === value.message && stack === value.stack ? value :',
    'return value.message !== "" ? value :',
  ],
  [
    'stacks are passed over',
    'redact/redactor.ts',
    'value.stack === undefined ? undefined : text(value.stack)',
    'value.stack',
  ],
  ['names of files are passed over', 'redact/redactor.ts', "isFileNote(fields) ? 'name'", "isFileNote(fields) ? 'nam'"],
  ['the account tells its name', 'redact/redactor.ts', "isAccount(fields) ? 'username'", "isAccount(fields) ? 'user'"],
  [
    'a question that is one text is passed over',
    'redact/redactor.ts',
    "of.has('') ? names.of(value) : text(value)",
    'text(value)',
  ],
  [
    'seen secrets are forgotten',
    'redact/texts.ts',
    'names.withoutKnown(withoutPersonal(part))',
    'withoutPersonal(part)',
  ],
  ['seen numbers are forgotten', 'redact/pseudonyms.ts', 'number >= 1e9 && given', 'number < 0 && given'],
  ['pseudonyms are hidden again', 'redact/pseudonyms.ts', 'if (WHOLE.test(core)) return core;', ''],
  ['texts hide pseudonyms again', 'redact/texts.ts', '.split(PSEUDONYM)', '.split(/(\\u0000)/)'],
  [
    'equal secrets differ',
    'redact/pseudonyms.ts',
    'let pseudonym = given.get(core);',
    'let pseudonym: string | undefined;',
  ],
  [
    'ways of writing differ',
    'redact/pseudonyms.ts',
    "return [one.plain, one.kind === 'birth' ? 'day' : 'digits', true];",
    "return [secret, one.kind === 'birth' ? 'day' : 'digits', true];",
  ],
  ['phones change their shape', 'redact/pseudonyms.ts', 'padStart(core.length - 1', 'padStart(core.length - 2'],
  [
    'contact data in texts is passed over',
    'redact/texts.ts',
    'names.withoutKnown(withoutPersonal(part))',
    'names.withoutKnown(part)',
  ],
  [
    'cache keys are passed over',
    'redact/texts.ts',
    'const rules = questions.get(call);',
    'const rules = questions.get(`${call}s`);',
  ],
  ['encoded parts are passed over', 'redact/texts.ts', "if (!part.includes('%')) return part;", 'return part;'],
  [
    'base64 is passed over',
    'redact/texts.ts',
    'withoutEncoded(withoutBase64(plain, depth), depth)',
    'withoutEncoded(plain, depth)',
  ],
  ['assignments are passed over', 'redact/texts.ts', 'genericKind(name) === null) continue;', "name !== '') continue;"],
  ['schemes of authorization are passed over', 'redact/texts.ts', "word + names.of(token, 'secret')", 'word + token'],
];

interface Modules {
  readonly codec: Parameters<typeof checkCodec>[0];
  readonly redact: Parameters<typeof checkRedaction>[0];
}

type Copy = Modules & { readonly folder: string };

/** The modules from a copy of the room in which one text was replaced. */
async function copyWith(change?: (folder: string) => void): Promise<Copy> {
  const folder = join(mkdtempSync(join(tmpdir(), 'gruham-mutant-')), 'actionLog');
  cpSync(SOURCE, folder, { recursive: true });
  change?.(folder);
  const made: Copy[] = [];
  await jest.isolateModulesAsync(async () => {
    const codec = (await import(join(folder, 'codec.ts'))) as Modules['codec'];
    const redact = (await import(join(folder, 'redact/redactor.ts'))) as Modules['redact'];
    made.push({ codec, redact, folder });
  });
  const [copy] = made;
  if (copy === undefined) throw new Error('The copy could not be loaded');
  return copy;
}
function check({ codec, redact, folder }: Copy): void {
  try {
    checkCodec(codec, 1_000);
    checkRedaction(redact, codec);
  } finally {
    rmSync(join(folder, '..'), { recursive: true });
  }
}

it('lets a true copy pass', async () => {
  check(await copyWith());
});

it.each(MUTANTS)('catches it when %s [STORE-8]', async (_name, file, from, to) => {
  const mutant = await copyWith((folder) => {
    const source = readFileSync(join(folder, file), 'utf8');
    expect(source.split(from)).toHaveLength(2);
    writeFileSync(
      join(folder, file),
      source.replace(from, () => to),
    );
  });
  expect(() => {
    check(mutant);
  }).toThrow();
});
