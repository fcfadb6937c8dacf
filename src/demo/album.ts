import { ART_KINDS, type ArtKind } from './art/draw';
import { storeysShown } from './art/forms';
import { bedroomsShown } from './art/homePlans';
import type { Random } from './art/random';
import { Deck } from './chance';
import type { DemoKind } from './kinds';
import { addressOf, PICTURE_SET } from './pictureSet';

/** Hands out pictures so that the same one does not come twice running. */
export class Album {
  private readonly decks: ReadonlyMap<ArtKind, Deck<string>>;
  /** Apart from the others, so that what the lists show comes round as seldom as it can. */
  private readonly mains: ReadonlyMap<ArtKind, Deck<string>>;

  /** When each picture was last taken because it fits. */
  private readonly taken = new Map<string, number>();

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

  /** Of the pictures that fit the one that was not taken for the longest time; none where none fits. */
  private fitting(kind: ArtKind, fits: (seed: number) => boolean): string[] {
    const since = (address: string) => this.taken.get(address) ?? 0;
    const [next] = PICTURE_SET[kind]
      .filter(fits)
      .map((seed) => addressOf(kind, seed))
      .sort((a, b) => since(a) - since(b));
    if (next === undefined) return [];
    this.taken.set(next, Math.max(0, ...this.taken.values()) + 1);
    return [next];
  }

  /** The main picture of a building of so many storeys, where the kind has one. */
  private mainWith(kind: ArtKind, storeys: number): string[] {
    const main = this.main(kind);
    const fitting = this.fitting(kind, (seed) => storeysShown(kind, seed) === storeys);
    return fitting.length > 0 ? fitting : main;
  }

  /** The floor plan of a home with so many bedrooms; another where there is none. */
  plan(bedrooms: number, other: string[]): string[] {
    const fitting = this.fitting('floorPlan', (seed) => bedroomsShown(seed) === bedrooms);
    return fitting.length > 0 ? fitting : other;
  }

  some(kind: ArtKind, count: number): string[] {
    return this.decks.get(kind)?.several(count) ?? [];
  }

  /** The picture lists of a listing by category; a thin one has its main picture alone. */
  ofListing(
    kind: DemoKind,
    thin: boolean,
    { noOfFloors, bedroom }: Readonly<Record<string, unknown>>,
  ): Record<string, string[]> {
    const main = this.mainWith(kind.art, Number(noOfFloors));
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
      passOver('floorPlan', 1, 1);
      const pictures = {
        propertyMainImage: main,
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
      floorPlan: this.plan(Number.parseInt(String(bedroom), 10), some('floorPlan', 1, 1)),
      ...(this.random.chance(0.6) ? { masterPlan: some('masterPlan', 1, 1) } : {}),
      locationMap: some('locality', 1, 1),
    };
  }
}
