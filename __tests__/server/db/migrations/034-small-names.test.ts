import { sql } from 'kysely';
import { smallNames } from '@/server/db/migrations/034-small-names';
import { peoplePage } from '@/server/db/queries/peopleDesk';
import { appOfEach } from '../../../support/server/testApp';
import { USER } from '../../../support/server/world';

const t = appOfEach({ properties: 0, projects: 0 });

/** As many as a name may have, all of them different, three bytes each: no database can store them in less. */
const longest = (from: number) => String.fromCharCode(...Array.from({ length: 120 }, (_unused, n) => from + n * 7));
const NAMES = [
  { username: 'SITA_devi', name: null },
  { username: '100% Homes.in', name: 'లక్ష్మి' },
  { username: longest(0x4e00), name: longest(0x5e00) },
];

const all = () => t.db.selectFrom('users').selectAll().orderBy('id').execute();
const found = async (q: string) => (await peoplePage(t.db, { q })).rows.map(({ id }) => id);

it('keeps who was there before, and finds them by their names as those who come after or are renamed [DASH-3]', async () => {
  await sql`drop index users_by_age`.execute(t.db);
  await sql`create index users_by_age on users (created_at, id, username, name)`.execute(t.db);
  const row = await t.db.selectFrom('users').selectAll().where('id', '=', USER.id).executeTakeFirstOrThrow();
  const add = (n: number, names: { readonly username: string; readonly name: string | null }) =>
    t.db
      .insertInto('users')
      .values({ ...row, ...names, id: `${n}`, phone: `800000000${n}`, email: `p${n}@mail.in` })
      .execute();
  for (const [n, names] of NAMES.entries()) await add(n, names);
  const rows = await all();
  await smallNames.up(t.db);
  expect(await all()).toEqual(rows);
  for (const [q, id] of [
    ['ta_DEVI', '0'],
    ['0% home', '1'],
    ['S.IN', '1'],
    ['లక్ష్మి', '1'],
    [longest(0x5e00).slice(100), '2'],
  ] as const)
    expect([q, await found(q)]).toEqual([q, [id]]);

  await add(3, { username: longest(0x6e00), name: 'Padma' });
  await t.db.updateTable('users').set({ name: 'Anita' }).where('id', '=', '0').execute();
  expect([await found('PADMA'), await found('nita'), await found('_')]).toEqual([['3'], ['0'], ['0']]);
});
