import { ART_KINDS, type ArtKind } from '../../media/art/draw';
import type { Random } from '../../media/art/random';
import { Deck } from './chance';
import type { Kind } from './kinds';
import { addressOf, PICTURE_SET } from './pictureSet';

/** Hands out pictures so that the same one does not come twice running. */
export class Album {
  private readonly decks: ReadonlyMap<ArtKind, Deck<string>>;
  /** Apart from the others, so that what the lists show comes round as seldom as it can. */
  private readonly mains: ReadonlyMap<ArtKind, Deck<string>>;

  constructor(private readonly random: Random) {
    const decks = () =>
      new Map(
        ART_KINDS.map(
          (kind) =>
            [
              kind,
              new Deck(
                PICTURE_SET[kind].map((seed) => addressOf(kind, seed)),
                random,
              ),
            ] as const,
        ),
      );
    this.decks = decks();
    this.mains = decks();
  }

  /** The picture that stands for a listing. */
  main(kind: ArtKind): string[] {
    return this.mains.get(kind)?.several(1) ?? [];
  }

  some(kind: ArtKind, count: number): string[] {
    return this.decks.get(kind)?.several(count) ?? [];
  }

  /** The picture lists of a listing by category; a thin one has its main picture alone. */
  ofListing(kind: Kind, thin: boolean): Record<string, string[]> {
    const main = this.main(kind.art);
    if (thin) return { propertyMainImage: main };
    const some = (art: ArtKind, least: number, most: number) => this.some(art, this.random.int(least, most));
    if (kind.family === 'land') {
      const farm = kind.subtype === 'Agricultural Land';
      return {
        propertyMainImage: [...main, ...some(kind.art, 0, 1).filter((url) => !main.includes(url))],
        exteriorView: farm ? some('farm', 1, 2) : some('gate', 1, 1),
        ...(farm ? {} : { masterPlan: some('masterPlan', 1, 1) }),
        locationMap: some('locality', 1, 1),
      };
    }
    if (kind.family === 'work') {
      return {
        propertyMainImage: main,
        exteriorView: some(kind.art, 1, 2),
        floorPlan: some('floorPlan', 1, 1),
        locationMap: some('locality', 1, 1),
        others: some(kind.subtype === 'Office' ? 'shop' : 'office', 1, 1),
      };
    }
    const living = some('living', 1, 2);
    const flat = kind.art === 'tower' || kind.art === 'floorHouse';
    const second = this.random.chance(0.7) ? living.slice(0, 1) : [];
    const third = second.length > 0 && this.random.chance(0.5) ? some(flat ? 'balcony' : kind.art, 1, 1) : [];
    return {
      propertyMainImage: [...new Set([...main, ...second, ...third])],
      exteriorView: flat ? some('balcony', 1, 1) : some('gate', 1, 1),
      livingRoom: living,
      bedrooms: some('bedroom', 1, 3),
      bathrooms: some('bath', 1, 2),
      kitchen: some('kitchen', 1, 1),
      floorPlan: some('floorPlan', 1, 1),
      ...(this.random.chance(0.6) ? { masterPlan: some('masterPlan', 1, 1) } : {}),
      locationMap: some('locality', 1, 1),
    };
  }
}
