import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkCodec, checkPlanted, checkRedaction } from '../support/actionLogLaws';
import { PLANTED } from '../support/plantedSecrets';
import { newFolder } from '../support/newFolder';

const SOURCE = resolve(__dirname, '../../src/actionLog');

/** What somebody may break: the file, what stands there, and what would stand there. */
const MUTANTS: readonly (readonly [file: string, from: string, to: string])[] = [
  ['codec.ts', ": { [TAG]: 'undefined' };", ': null;'],
  ['guards.ts', "Object.is(value, -0) ? '-0' : String(value)", 'String(value)'],
  ['codec.ts', "{ [TAG]: 'number', v } : value", 'null : value'],
  ['codec.ts', 'fields[key.startsWith(TAG) ? TAG + key : key]', 'fields[key]'],
  ['codec.ts', 'return read.get(v)', 'return [...read.values()][0]'],
  ['codec.ts', 'value[key.startsWith(TAG) ? key.slice(1) : key]', 'value[key]'],
  ['codec.ts', "if (key !== '__proto__') value[", 'value['],
  ['guards.ts', '{ name, stack }', '{ stack }'],
  ['redact/redactor.ts', "key === 'originalArgs'", "key === 'originalArg'"],
  ['redact/redactor.ts', "key === 'data'", "key === 'date'"],
  ['redact/redactor.ts', "key === 'payload'", "key === 'payloads'"],
  ['redact/redactor.ts', "if (key === 'value' && upserted !== null)", "if (key === 'values' && upserted !== null)"],
  ['redact/redactor.ts', 'Array.isArray(path) ?', 'Array.isArray(name) ?'],
  ['redact/redactor.ts', '= [name, ...', "= ['', ..."],
  ['redact/redactor.ts', 'PLAIN_KEY.test(key) ? key : text(key)', 'key'],
  ['redact/redactor.ts', "if (typeof value === 'number') return names.ofNumber(value);", ''],
  [
    'redact/redactor.ts',
    'return message === value.message && stack === value.stack ? value :',
    'return value.message !== "" ? value :',
  ],
  ['redact/redactor.ts', 'value.stack === undefined ? undefined : text(value.stack)', 'value.stack'],
  ['redact/redactor.ts', "isFileNote(fields) ? 'name'", "isFileNote(fields) ? 'nam'"],
  ['redact/redactor.ts', "isAccount(fields) ? 'username'", "isAccount(fields) ? 'user'"],
  ['redact/redactor.ts', "of.has('') ? names.of(value) : text(value)", 'text(value)'],
  ['redact/texts.ts', 'names.withoutKnown(withoutPersonal(part))', 'withoutPersonal(part)'],
  ['redact/pseudonyms.ts', 'number >= 1e9 && given', 'number < 0 && given'],
  ['redact/pseudonyms.ts', 'if (WHOLE.test(core)) return core;', ''],
  ['redact/texts.ts', '.split(PSEUDONYM)', '.split(/(\\u0000)/)'],
  ['redact/pseudonyms.ts', 'let pseudonym = given.get(core);', 'let pseudonym: string | undefined;'],
  [
    'redact/pseudonyms.ts',
    "return [one.plain, one.kind === 'birth' ? 'day' : 'digits', true];",
    "return [secret, one.kind === 'birth' ? 'day' : 'digits', true];",
  ],
  ['redact/pseudonyms.ts', 'padStart(core.length - 1', 'padStart(core.length - 2'],
  ['redact/texts.ts', 'names.withoutKnown(withoutPersonal(part))', 'names.withoutKnown(part)'],
  ['redact/texts.ts', 'const rules = questions.get(call);', 'const rules = questions.get(`${call}s`);'],
  ['redact/texts.ts', "if (!part.includes('%')) return part;", 'return part;'],
  ['redact/texts.ts', 'withoutEncoded(withoutBase64(plain, depth), depth)', 'withoutEncoded(plain, depth)'],
  ['redact/texts.ts', 'genericKind(name) === null) continue;', "name !== '') continue;"],
  ['redact/texts.ts', "word + names.of(token, 'secret')", 'word + token'],
];

interface Modules {
  readonly codec: Parameters<typeof checkCodec>[0];
  readonly redact: Parameters<typeof checkRedaction>[0];
}

/** The modules from a copy of the room in which one text was replaced. */
async function copyWith(change?: (folder: string) => void): Promise<Modules> {
  const folder = join(newFolder(), 'actionLog');
  cpSync(SOURCE, folder, { recursive: true });
  change?.(folder);
  const made: Modules[] = [];
  await jest.isolateModulesAsync(async () => {
    const codec = (await import(join(folder, 'codec.ts'))) as Modules['codec'];
    const redact = (await import(join(folder, 'redact/redactor.ts'))) as Modules['redact'];
    made.push({ codec, redact });
  });
  const [copy] = made;
  if (copy === undefined) throw new Error('The copy could not be loaded');
  return copy;
}
function check({ codec, redact }: Modules): void {
  checkCodec(codec, 1_000);
  checkRedaction(redact, codec);
  for (const [, value, ...secrets] of PLANTED) checkPlanted(redact, codec, value, secrets);
}

it('lets a true copy pass', async () => {
  check(await copyWith());
});

it.each(MUTANTS)('catches it when in %s %j becomes %j [STORE-8]', async (file, from, to) => {
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
