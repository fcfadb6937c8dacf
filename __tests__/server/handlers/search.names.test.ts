import { extraAnswers } from '@/contract/extraShapes';
import { filtersToSearch, parseFilters } from '@/domain/filters';
import { parseDoc } from '@/server/db/doc';
import { realtors } from '@/server/db/queries/people';
import { findListing, writeListing } from '@/server/db/queries/listings';
import { syncSearchNames } from '@/server/db/queries/searchNames';
import { GAZETTEER } from '@/server/gazetteer/gazetteer';
import { offerTowns } from '@/server/operations/placeOffers';
import { listingRow } from '@/server/rules/listingRow';
import { NAMED_LIKE_PLACES } from '../typedSearch/queries';
import { appOfAll } from '../../support/server/testApp';

const PROJECTS = ['Srinivasa Towers', 'Alip Residency'];
const BUILDERS = ['Korla Homes', 'Tirumala Habitat', 'Alipiri Housing'];
const REALTORS = ['Chandra', 'Padma'];
const HOMES = [
  ['Chandragiri', 'Thondavada'],
  ['Tirupati', 'Padmavathi Puram'],
  ['Tirupati', 'Srinivasapuram'],
] as const;

const server = appOfAll({ projects: PROJECTS.length });

/** Its own, in the order of `names`. */
const each = <T>(
  names: readonly T[],
  rows: readonly { readonly id: string }[],
  act: (id: string, name: T) => unknown,
) => Promise.all(names.map((name, n) => act(rows[n]?.id ?? '', name)));

beforeAll(async () => {
  const { db } = server;
  await offerTowns(db, GAZETTEER);
  await each(PROJECTS, await db.selectFrom('projects').select('id').execute(), (id, name) =>
    db
      .updateTable('projects')
      .set({ doc: JSON.stringify({ name }) })
      .where('id', '=', id)
      .execute(),
  );
  await db
    .insertInto('builders')
    .values(BUILDERS.map((name, at) => ({ id: `e${at}`, rank: 100 + at, doc: JSON.stringify({ name }) })))
    .execute();
  await each(REALTORS, await realtors(db).select('id').orderBy('rank').execute(), (id, username) =>
    db.updateTable('users').set({ username }).where('id', '=', id).execute(),
  );
  const shown = server.properties.filter(({ status }) => status === 1);
  for (const [at, [city, locality]] of HOMES.entries()) {
    const row = await findListing(db, shown[at]?.id ?? '');
    if (row === undefined) throw new Error('too few listings');
    const doc = { ...parseDoc(row.doc), city, locality };
    const { status, created_at: createdAt, rank } = row;
    await writeListing(db, row.id, await listingRow(db, doc, { status, createdAt, rank }));
  }
  await syncSearchNames(db);
});

const spelt = (search: string) => filtersToSearch(parseFilters(new URLSearchParams(search)));

it.each(NAMED_LIKE_PLACES)(
  'leads “%s” to a name that is begun before a locality that is, and to a town or a whole name before both [HOME-14]',
  async (typed, meant) => {
    const { match } = extraAnswers.search.parse(
      (await server.get(`/api/search?q=${encodeURIComponent(typed)}`)).json(),
    );
    const isName = meant.includes(':');
    expect(match?.filters ? filtersToSearch(match.filters) : `${match?.kind}:${match?.label}`).toBe(
      isName ? meant : spelt(meant),
    );
  },
);
