import fc from 'fast-check';
import { peoplePage } from '@/server/db/queries/peopleDesk';
import { appOfAll } from '../../../support/server/testApp';
import { USER } from '../../../support/server/world';

const t = appOfAll({ properties: 0, projects: 0 });

/** What names and searches are made of: also what stands for something in a pattern, and scripts without capitals. */
const PARTS = [
  'a',
  'B',
  'Sita',
  'É',
  'ల',
  'క్ష్మి',
  'सी',
  '%',
  '_',
  '\\',
  '.',
  '*',
  '?',
  "'",
  '"',
  '-',
  ' ',
  '9',
  '🏠',
  '\n',
];
const text = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 7 }).map((parts) => parts.join(''));
const PEOPLE = fc.sample(fc.record({ username: text, name: fc.option(text) }), { numRuns: 150, seed: 1 });
const NAMES = PEOPLE.map(({ username, name }) => ({ username: `x${username}`, name }));

/** Capitals of Latin letters alone: SQLite knows no others. */
const turned = (q: string) => q.replace(/[a-z]/gi, (each) => (each === each.toLowerCase() ? each.toUpperCase() : each));
const aSearch = fc.oneof(
  text,
  fc.tuple(fc.constantFrom(...NAMES), fc.nat(9), fc.nat(9)).map(([{ username, name }, from, length]) => {
    const all = [...`${username}\n${name ?? ''}`];
    const at = from % all.length;
    return turned(all.slice(at, at + length + 1).join(''));
  }),
);

const idOf = (n: number) => `f${String(n).padStart(23, '0')}`;
/** The newest first; some are as old as others. */
const ageOf = (n: number) => t.clock.now - Math.floor(n / 4);

beforeAll(async () => {
  const row = await t.db.selectFrom('users').selectAll().where('id', '=', USER.id).executeTakeFirstOrThrow();
  const rows = NAMES.map((names, n) => ({
    ...{
      ...row,
      ...names,
      id: idOf(n),
      phone: String(8_000_000_000 + n),
      email: `p${n}@mail.in`,
      created_at: ageOf(n),
    },
  }));
  await t.db.insertInto('users').values(rows).execute();
});

async function found(q: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await peoplePage(t.db, { q, after });
    ids.push(...page.rows.map(({ id }) => id));
    ({ after } = page);
  }
  return ids.filter((id) => id.startsWith('f'));
}

/** Whom a text names, without the database. */
const expected = (q: string): readonly string[] =>
  NAMES.map(({ username, name }, n) => ({ id: idOf(n), age: ageOf(n), names: `${username}\n${name ?? ''}` }))
    .filter(({ names }) => names.toLowerCase().includes(q.trim().toLowerCase()))
    .sort((a, b) => b.age - a.age || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);

it('finds people by any part of their names, whatever it is written with, the newest first, page by page [DASH-3]', async () => {
  for (const q of ['x', '%', '_', '\\', '.', 'క్', 'É', 'sITA', 'a\nb', '%_', "' or 1=1 --"])
    expect([q, await found(q)]).toEqual([q, expected(q)]);
  expect(expected('x').length).toBeGreaterThan(120);
  await fc.assert(
    fc.asyncProperty(aSearch, async (q) => {
      expect(await found(q)).toEqual(expected(q));
    }),
    { numRuns: 150 },
  );
});
