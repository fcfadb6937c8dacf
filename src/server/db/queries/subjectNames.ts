import { parseDoc, textIn, type Doc } from '../doc';
import type { Db } from '../schema';
import { listingDocs } from './enquiries';

interface Named {
  readonly id: string;
  readonly name: string;
}
type Ids = readonly string[];
/** How a listing or a project is called. */
type NameOf = (doc: Doc) => string;

const listings = async (db: Db, ids: Ids, nameOf: NameOf): Promise<readonly Named[]> =>
  [...(await listingDocs(db, ids))].map(([id, doc]) => ({ id, name: nameOf(parseDoc(doc)) }));

/** What is written about a listing is called as the listing is; a message to the marketplace, as who wrote it. */
async function enquiries(db: Db, ids: Ids, nameOf: NameOf): Promise<readonly Named[]> {
  const rows = await db.selectFrom('enquiries').select(['id', 'listing_id', 'doc']).where('id', 'in', ids).execute();
  const about = await listings(
    db,
    rows.flatMap(({ listing_id: of }) => of ?? []),
    nameOf,
  );
  const named = new Map(about.map(({ id, name }) => [id, name]));
  return rows.map(({ id, listing_id: of, doc }) => ({
    id,
    name: named.get(of ?? '') ?? textIn(parseDoc(doc), 'name'),
  }));
}

/** How the records of each kind that the audit tells of are found; the other subjects are names themselves. */
const FINDS: Readonly<Record<string, (db: Db, ids: Ids, nameOf: NameOf) => Promise<readonly Named[]>>> = {
  operator: (db, ids) => db.selectFrom('operators').select(['id', 'name']).where('id', 'in', ids).execute(),
  user: (db, ids) =>
    db
      .selectFrom('users')
      .select((eb) => ['id', eb.fn.coalesce('name', 'username').as('name')])
      .where('id', 'in', ids)
      .execute(),
  listing: listings,
  project: listings,
  report: enquiries,
  enquiry: enquiries,
  builder: async (db, ids) =>
    (await db.selectFrom('builders').select(['id', 'doc']).where('id', 'in', ids).execute()).map(({ id, doc }) => ({
      id,
      name: textIn(parseDoc(doc), 'name'),
    })),
  article: (db, ids) =>
    db.selectFrom('articles').select(['slug as id', 'title as name']).where('slug', 'in', ids).execute(),
  // A review is called as its agent is.
  review: (db, ids) =>
    db
      .selectFrom('agent_reviews')
      .innerJoin('users', 'users.id', 'agent_id')
      .select(['agent_reviews.id', 'username as name'])
      .where('agent_reviews.id', 'in', ids)
      .execute(),
};

/** What the records of these subjects of the audit, `kind:id`, are called now; those that are gone have no name. */
export async function subjectNames(
  db: Db,
  subjects: readonly string[],
  nameOf: NameOf,
): Promise<ReadonlyMap<string, string>> {
  const found = Object.entries(FINDS).map(async ([kind, find]) => {
    const own = subjects.filter((each) => each.startsWith(`${kind}:`)).map((each) => each.slice(kind.length + 1));
    const named = own.length === 0 ? [] : await find(db, [...new Set(own)], nameOf);
    return named.map(({ id, name }) => [`${kind}:${id}`, name] as const);
  });
  return new Map((await Promise.all(found)).flat().filter(([, name]) => name !== ''));
}
