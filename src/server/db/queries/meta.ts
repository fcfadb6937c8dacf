import type { Db } from '../schema';

/** What is noted under a key, of the database as a whole; undefined for nothing. */
export async function noted(db: Db, key: string): Promise<string | undefined> {
  return (await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value;
}

/** Notes something under a key; null takes it away. */
export async function note(db: Db, key: string, value: string | null): Promise<void> {
  if (value === null) await db.deleteFrom('meta').where('key', '=', key).execute();
  else
    await db
      .insertInto('meta')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
}
