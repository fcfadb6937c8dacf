import type { Random } from './art/random';
import { Deck } from './chance';
import { KINDS, type DemoKind } from './kinds';
import type { Plan } from './plan';
import { UNDER_WAY_FARM, UNDER_WAY_LAND } from './texts/land';
import { UNDER_WAY_BUILDING } from './texts/work';
import type { UnderWay } from './texts/tongue';
import { fill, type Words } from './texts/words';

/** The sentences of a language. */
interface Sentences {
  readonly wordsOf: (kind: DemoKind) => Words;
  readonly underWay: UnderWay;
}

export const ENGLISH: Sentences = {
  wordsOf: ({ words }) => words,
  underWay: { building: UNDER_WAY_BUILDING, land: UNDER_WAY_LAND, farm: UNDER_WAY_FARM },
};

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
  private readonly underWay: Readonly<Record<keyof UnderWay, Deck<string>>>;

  constructor(
    private readonly random: Random,
    { wordsOf, underWay }: Sentences,
  ) {
    for (const kind of KINDS) {
      this.fresh.set(kind, decksOf(wordsOf(kind), random, false));
      this.used.set(kind, decksOf(wordsOf(kind), random, true));
    }
    const deck = (sentences: readonly string[]) => new Deck(sentences, random);
    this.underWay = { building: deck(underWay.building), land: deck(underWay.land), farm: deck(underWay.farm) };
  }

  private progress({ family, subtype }: DemoKind): Deck<string> {
    if (family !== 'land') return this.underWay.building;
    return subtype === 'Agricultural Land' ? this.underWay.farm : this.underWay.land;
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
