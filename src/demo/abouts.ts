import type { Random } from './art/random';
import { Deck } from './chance';
import { KINDS, type DemoKind } from './kinds';
import type { Plan } from './plan';
import { UNDER_WAY_FARM, UNDER_WAY_LAND } from './texts/land';
import { UNDER_WAY_BUILDING } from './texts/work';
import { fill, type Words } from './texts/words';

const USED = '~';
type Decks = Readonly<Record<keyof Words, Deck<string>>>;

function decksOf(words: Words, random: Random, used: boolean): Decks {
  const deck = (sentences: readonly string[]) =>
    new Deck(
      sentences
        .filter((sentence) => used || !sentence.startsWith(USED))
        .map((sentence) => (sentence.startsWith(USED) ? sentence.slice(USED.length) : sentence)),
      random,
    );
  return { opening: deck(words.opening), detail: deck(words.detail), closing: deck(words.closing) };
}

/** Writes about texts of two to five sentences; neighbours in the list do not begin alike. */
export class AboutWriter {
  private readonly fresh = new Map<DemoKind, Decks>();
  private readonly used = new Map<DemoKind, Decks>();
  private readonly building: Deck<string>;
  private readonly land: Deck<string>;
  private readonly farm: Deck<string>;

  constructor(private readonly random: Random) {
    for (const kind of KINDS) {
      this.fresh.set(kind, decksOf(kind.words, random, false));
      this.used.set(kind, decksOf(kind.words, random, true));
    }
    this.building = new Deck(UNDER_WAY_BUILDING, random);
    this.land = new Deck(UNDER_WAY_LAND, random);
    this.farm = new Deck(UNDER_WAY_FARM, random);
  }

  private progress(kind: DemoKind): Deck<string> {
    if (kind.family !== 'land') return this.building;
    return kind.subtype === 'Agricultural Land' ? this.farm : this.land;
  }

  write({ kind, sale, possession }: Plan, values: Readonly<Record<string, string>>): string {
    const unfinished = possession === 'Under construction';
    const decks = (sale === 'Resale' && !unfinished ? this.used : this.fresh).get(kind);
    if (decks === undefined) throw new Error(`no texts for ${kind.subtype}`);
    const details = decks.detail.several(this.random.int(unfinished ? 0 : 1, unfinished ? 2 : 3));
    const progress = unfinished ? [this.progress(kind).draw()] : [];
    const closing = this.random.chance(0.8) || details.length === 0 ? [decks.closing.draw()] : [];
    return [decks.opening.draw(), ...progress, ...details, ...closing]
      .map((sentence) => fill(sentence, values))
      .join(' ');
  }
}
