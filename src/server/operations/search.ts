import type { SearchAnswer } from '@/contract/extraShapes';
import { countedPlaces } from '../db/queries/offeredPlaces';
import { realtorsNamed } from '../db/queries/people';
import { namesLike } from '../db/queries/searchNames';
import type { Db } from '../db/schema';
import { foldText } from '../gazetteer/fold';
import { answerPlace, answerText } from '../typedSearch/answer';

/** What somebody typed, or where somebody is (`lat,lon`), as places, kinds, prices, projects, builders and realtors (HOME-14). */
export async function search(
  db: Db,
  { q = '', near }: { readonly q?: string | undefined; readonly near?: string | undefined },
): Promise<SearchAnswer> {
  if (q.trim() === '') {
    const [lat, lon] = near?.split(',').map(Number) ?? [];
    const point = lat === undefined || lon === undefined ? null : { lat, lon };
    return answerPlace(point, { cities: await countedPlaces(db), names: [] });
  }
  const [cities, made, realtors] = await Promise.all([
    countedPlaces(db),
    namesLike(db, foldText(q)),
    realtorsNamed(db, q.trim()),
  ]);
  return answerText(q, {
    cities,
    names: [
      ...made.map(({ ref_id: id, kind, name, folded }) => ({ id, kind, name, folded })),
      ...realtors.map(({ id, username: name }) => ({ id, kind: 'realtor' as const, name, folded: foldText(name) })),
    ],
  });
}
