import { ART_KINDS, type ArtKind } from './art/draw';
import { storeysShown } from './art/forms';
import type { Random } from './art/random';
import { Deck } from './chance';
import type { DemoKind } from './kinds';
import { addressOf, PICTURE_SET } from './pictureSet';

/** Hands out pictures so that the same one does not come twice running. */
export class Album {
  private readonly decks: ReadonlyMap<ArtKind, Deck<string>>;
  /** Apart from the others, so that what the lists show comes round as seldom as it can. */
  private readonly mains: ReadonlyMap<ArtKind, Deck<string>>;

  /** How often a picture was looked for by its storeys. */
  private sought = 0;

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

  /** The main picture of a building of so many storeys: the next one if it fits, else one of those that do, in turn. */
  private mainWith(kind: ArtKind, storeys: number): string[] {
    const main = this.main(kind);
    const fitting = PICTURE_SET[kind]
      .filter((seed) => storeysShown(kind, seed) === storeys)
      .map((seed) => addressOf(kind, seed));
    if (fitting.length === 0 || main.some((address) => fitting.includes(address))) return main;
    return fitting.slice(this.sought++ % fitting.length).slice(0, 1);
  }

  some(kind: ArtKind, count: number): string[] {
    return this.decks.get(kind)?.several(count) ?? [];
  }

  /** The picture lists of a listing by category; a thin one has its main picture alone. */
  ofListing(kind: DemoKind, thin: boolean, storeys: unknown): Record<string, string[]> {
    const main = this.mainWith(kind.art, Number(storeys));
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
    // A second building would contradict the first: what is passed over is drawn for the order's sake alone.
    const passOver = some;
    if (kind.family === 'work') {
      passOver(kind.art, 1, 2);
      const pictures = {
        propertyMainImage: main,
        floorPlan: some('floorPlan', 1, 1),
        locationMap: some('locality', 1, 1),
      };
      passOver(kind.subtype === 'Office' ? 'shop' : 'office', 1, 1);
      return pictures;
    }
    const living = some('living', 1, 2);
    const flat = kind.art === 'tower' || kind.art === 'floorHouse';
    const second = this.random.chance(0.7) ? living.slice(0, 1) : [];
    const third = second.length > 0 && this.random.chance(0.5) ? some(flat ? 'balcony' : kind.art, 1, 1) : [];
    return {
      propertyMainImage: [...main, ...second, ...(flat ? third : [])],
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
