import { propertyColumns } from '@/server/db/columns';
import { openDatabase } from '@/server/db/open';
import { addListing } from '@/server/db/queries/listings';
import { SESSION_MOST } from '@/server/db/queries/sessions';
import { hashToken, newToken } from '@/server/rules/tokens';
import { fillWorld, idOf } from './world';

const FIRST = 100;
const ownerId = (n: number): string => idOf('user', FIRST + n);

export interface ManyOwners {
  /** The name of the nth listing, from 1; each belongs to an owner of its own. */
  readonly nameOf: (n: number) => string;
  readonly listingId: (n: number) => string;
  /** What the nth owner's dashboard says of the one listing. */
  readonly figuresOf: (
    origin: string,
    n: number,
  ) => Promise<{ readonly viewCount: number; readonly phoneViewCount: number }>;
  readonly close: () => Promise<void>;
}

/** An embedded database in a folder with so many active listings in Tirupati, each of another owner. */
export async function manyOwners(dataDir: string, count: number): Promise<ManyOwners> {
  const { db } = await openDatabase({ dataDir, databaseUrl: null });
  await fillWorld(db, [], []);
  const now = Date.now();
  const nameOf = (n: number): string => `Home number ${String(n).padStart(3, '0')}`;
  const listingId = (n: number): string => idOf('property', n);
  for (let n = 1; n <= count; n += 1) {
    await db
      .insertInto('users')
      .values({
        id: ownerId(n),
        role_code: 'agt',
        username: `Owner ${n}`,
        name: `Owner ${n}`,
        phone: String(9_100_000_000 + n),
        country_code: '91',
        email: `owner${n}@example.in`,
        password_hash: '!',
        rank: n + 10,
        doc: '{}',
        created_at: now,
      })
      .execute();
    const doc = {
      name: nameOf(n),
      city: 'Tirupati',
      locality: 'Alipiri',
      selectedSubtype: 'Flat/Apartment',
      propertyType: 'Residential',
      bedroom: '2 BHK',
      expectedPrice: 4_000_000 + n * 10_000,
      about: 'A quiet flat with morning light.',
    };
    await addListing(db, {
      id: listingId(n),
      owner_id: ownerId(n),
      status: 1,
      city_id: 1,
      locality_id: 1,
      ...propertyColumns(doc, now, n),
      doc: JSON.stringify(doc),
    });
  }
  return {
    nameOf,
    listingId,
    figuresOf: async (origin, n) => {
      const token = newToken();
      await db
        .insertInto('sessions')
        .values({
          token_hash: hashToken(token),
          user_id: ownerId(n),
          created_at: now,
          last_used_at: now,
          expires_at: now + SESSION_MOST,
        })
        .execute();
      const answer = await fetch(`${origin}/api/property/userProperties`, { headers: { authorization: token } });
      const [row] = (await answer.json()) as { viewCount: number; phoneViewCount: number }[];
      if (row === undefined) throw new Error(`owner ${n} has no listing`);
      return { viewCount: row.viewCount, phoneViewCount: row.phoneViewCount };
    },
    close: () => db.destroy(),
  };
}
