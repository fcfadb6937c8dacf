import { distance, slip } from '@/domain/slips';
import { soundOfName, spelling } from '@/domain/sounds';

/** A place that a box offers, with all its names. */
interface NamedPlace {
  readonly key: string;
  readonly names: readonly string[];
}

/** The place that a text names but for capitals, spaces, points and short forms; null for none. */
export function placeWritten(places: readonly NamedPlace[], text: string): string | null {
  const wanted = spelling(text);
  if (wanted === '') return null;
  return places.find(({ names }) => names.some((name) => spelling(name) === wanted))?.key ?? null;
}

const heard = (text: string): string => soundOfName(text) || spelling(text);

/** The place that a text nearly names, a letter or two off, the nearest one; null for none. */
export function placeNear(places: readonly NamedPlace[], text: string): string | null {
  const wanted = heard(text);
  const most = slip(wanted.length);
  const off = places.map(({ key, names }) => ({
    key,
    off: Math.min(...names.map((name) => distance(heard(name), wanted, most))),
  }));
  const [nearest] = off.sort((a, b) => a.off - b.off);
  return wanted !== '' && nearest !== undefined && nearest.off <= most ? nearest.key : null;
}
