import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkCodec, checkRedaction } from '../support/actionLogLaws';

const SOURCE = resolve(__dirname, '../../src/actionLog');

/** What somebody may break: file, what stands there, what would stand there. */
const MUTANTS: readonly (readonly [name: string, file: string, from: string, to: string])[] = [
  ['undefined is lost', 'codec.ts', 'default:\n      return UNDEFINED;', 'default:\n      return null;'],
  ['minus zero is zero', 'codec.ts', '&& !Object.is(value, -0)', ''],
  ['tags are not escaped', 'codec.ts', 'fields[key.startsWith(TAG) ? TAG + key : key]', 'fields[key]'],
  ['escapes are not taken back', 'codec.ts', 'renamed[key.startsWith(TAG) ? key.slice(1) : key]', 'renamed[key]'],
  [
    '__proto__ is decoded',
    'codec.ts',
    "  for (const key of Object.keys(fields)) {\n    if (key === '__proto__') continue;",
    '  for (const key of Object.keys(fields)) {',
  ],
  ['keys of maps are not decoded', 'codec.ts', 'return [decode(key), decode(held)];', 'return [key, decode(held)];'],
  ['sets become lists', 'codec.ts', 'return new Set(listOf(v).map(decode));', 'return listOf(v).map(decode);'],
  ['dates become numbers', 'codec.ts', 'return new Date(Number(decode(v)));', 'return decode(v);'],
  ['the name of an error is lost', 'codec.ts', 'error.name = textOf(name);', ''],
  [
    'a file tells its name',
    'codec.ts',
    'size: note.size, type: note.type }',
    'size: note.size, type: note.type, name: (value as File).name }',
  ],
  ['questions of calls are passed over', 'redact/redactor.ts', "key === 'originalArgs'", "key === 'originalArg'"],
  ['answers in the cache are passed over', 'redact/redactor.ts', "key === 'data'", "key === 'date'"],
  [
    'answers in actions are passed over',
    'redact/redactor.ts',
    "name === 'payload' ? rules",
    "name === 'payloads' ? rules",
  ],
  ['patches are passed over', 'redact/redactor.ts', '?? patchKind(fields, rules)', ''],
  ['form pairs are passed over', 'redact/redactor.ts', "const name = nameIn(fields, 'name');", 'const name = null;'],
  ['keys are passed over', 'redact/redactor.ts', 'PLAIN_KEY.test(key) ? key : text(key)', 'key'],
  ['numbers are passed over', 'redact/redactor.ts', 'const hidden = names.ofNumber(value);', 'const hidden = value;'],
  [
    'errors are passed over',
    'redact/redactor.ts',
    'if (value instanceof Error) return withoutSecrets(value);',
    'if (value instanceof Error) return value;',
  ],
  [
    'seen secrets are forgotten',
    'redact/redactor.ts',
    'known: (plain) => seen.replaceIn(plain, names.of)',
    'known: (plain) => plain',
  ],
  ['pseudonyms are hidden again', 'redact/pseudonyms.ts', "recognise === 'any' && looksLikePseudonym(value)", 'false'],
  ['equal secrets differ', 'redact/pseudonyms.ts', 'if (known !== undefined) return prefix + known;', ''],
  [
    'the key does not matter',
    'redact/sipHash.ts',
    'BigInt(`0x${key.slice(0, 16)}`), BigInt(`0x${key.slice(16)}`)',
    '1n, 2n',
  ],
  ['phones change their shape', 'redact/shapes.ts', 'core.length - 4)}`', 'core.length - 3)}`'],
  [
    'cache keys are passed over',
    'redact/texts.ts',
    'if (whole !== null) return `${name}(${whole})`;',
    'if (whole !== null) return text;',
  ],
  ['encoded parts are passed over', 'redact/texts.ts', "if (!part.includes('%')) return part;", 'return part;'],
  ['addresses are passed over', 'redact/texts.ts', 'return kind === null ? whole', 'return kind !== undefined ? whole'],
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
