import type { Language } from '@/domain/languages';
import { setNow, type Site } from '@/domain/site';
import type { Db } from '../db/schema';
import { placeNames } from '../operations/placeNames';

/** What is set of the marketplace, with the names of its places in a language; without them where the database fails. */
export async function siteIn(db: Db, code: Language, set = setNow()): Promise<Partial<Site>> {
  const places = await placeNames(db, code).catch(() => ({}));
  return Object.keys(places).length === 0 ? set : { ...set, places };
}
