import { sql } from 'kysely';
import type { Db } from '../schema';
import { BANDS } from '../tables/trust';

/** Two pictures that differ in no more of 64 bits look the same. With five bands, at least one of them is then equal. */
const MOST_DIFFERENT = 4;
/** Where the bands of a hash end, in bits. */
const ENDS = [13, 26, 39, 52, 64] as const;
/** So many pictures that share a band are compared at most. */
const MOST_LOOKED_AT = 2000;

type Bands = Record<(typeof BANDS)[number], number | null>;

/** The columns of a hash; those of '' are found by nobody. */
export function hashColumns(hash: string): Bands & { readonly hash: string } {
  const bits = hash === '' ? '' : BigInt(`0x${hash}`).toString(2).padStart(64, '0');
  const parts = BANDS.map((band, n) => {
    const part = bits.slice(ENDS[n - 1] ?? 0, ENDS[n]);
    return [band, part === '' ? null : Number.parseInt(part, 2)] as const;
  });
  return { hash, ...(Object.fromEntries(parts) as Bands) };
}

/** In how many bits two hashes differ. */
function difference(a: string, b: string): number {
  let count = 0;
  for (let rest = BigInt(`0x${a}`) ^ BigInt(`0x${b}`); rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}

export async function setHash(db: Db, id: string, hash: string): Promise<void> {
  await db.updateTable('uploads').set(hashColumns(hash)).where('id', '=', id).execute();
}

/** The ids of the pictures that look like this one, itself among them if it is kept; none for ''. */
export async function uploadsAlike(db: Db, hash: string): Promise<readonly string[]> {
  if (hash === '') return [];
  const columns = hashColumns(hash);
  const [first, ...others] = BANDS.map((band) =>
    db
      .selectFrom(
        db.selectFrom('uploads').select(['id', 'hash']).where(band, '=', columns[band]).limit(MOST_LOOKED_AT).as(band),
      )
      .select(['id', 'hash']),
  );
  if (first === undefined) return [];
  const rows = await others.reduce((all, each) => all.unionAll(each), first).execute();
  const found = rows.filter((row) => row.hash && difference(row.hash, hash) <= MOST_DIFFERENT).map(({ id }) => id);
  return [...new Set(found)];
}

/** The hashes of the pictures that a listing shows. */
export const hashesOf = async (db: Db, listingId: string): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('upload_uses')
      .innerJoin('uploads', 'uploads.id', 'upload_id')
      .select('hash')
      .where('listing_id', '=', listingId)
      .execute()
  ).flatMap(({ hash }) => (hash ? [hash] : []));

/** The listings, other than this one, that show one of these pictures; those alone that are not deleted. */
export async function otherListingsWith(
  db: Db,
  listingId: string,
  uploadIds: readonly string[],
  deleted: number,
): Promise<readonly string[]> {
  if (uploadIds.length === 0) return [];
  const rows = await db
    .selectFrom('upload_uses')
    .innerJoin('properties', 'properties.id', 'listing_id')
    .select('listing_id')
    .distinct()
    .where('upload_id', 'in', uploadIds)
    .where('listing_id', '<>', listingId)
    .where('status', '<>', deleted)
    .orderBy('listing_id')
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

/** Pictures of listings of which nobody has looked what they show, with the listing that names their address. */
export const unhashedUploads = (db: Db, most: number) =>
  db
    .selectFrom('uploads')
    .innerJoin('upload_uses', 'upload_id', 'uploads.id')
    .innerJoin('properties', 'properties.id', 'listing_id')
    .select(['uploads.id', 'doc'])
    .where(sql<boolean>`hash is null`)
    .where('swept_at', 'is', null)
    .limit(most)
    .execute();
