import { GENERATION } from '../dialects/generation';
import type { Db } from '../schema';

/** A number that grows with every write, of any process, of what public pages show. */
export async function pageGeneration(db: Db): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', GENERATION).executeTakeFirst();
  return Number(row?.value ?? 0);
}
