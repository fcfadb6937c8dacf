import { localityFacts } from '@/server/gazetteer/facts';
import { AboutWriter } from './abouts';
import { random as seeded } from './art/random';
import { Deck, weighted } from './chance';
import type { ProjectType } from './configurations';
import type { Plan } from './plan';
import { HINDI } from './texts/hindi';
import { TELUGU } from './texts/telugu';
import type { Tongue } from './texts/tongue';
import { fill } from './texts/words';

type Values = Readonly<Record<string, string>>;

/** A locality and its town. */
interface Where {
  readonly town: string;
  readonly name: string;
}

const TONGUES = [null, TELUGU, HINDI] as const;
const SHARES = [70, 20, 10];
/** Of those who describe in another language, so many give it a title in that language, too. */
const TITLED = 0.35;
/** Binds the next letter to the one before, as no ending of a word may be bound: the other one keeps them apart. */
const VIRAMA = '\u0c4d';
const NON_JOINER = '\u200c';

/** A place and the facts of what stands there, in words of a language: "third floor", "1,200 sq ft", "Borewell". */
function valuesIn({ name, said }: Tongue, { town, name: locality }: Where, values: Values): Values {
  const inWords = (value: string) => {
    const own = value.replace(/[A-Za-z].*/, (words) => said[words] ?? words);
    return own.endsWith(VIRAMA) ? own + NON_JOINER : own;
  };
  const place = localityFacts([town], locality)[name];
  return Object.fromEntries(Object.entries({ ...values, place }).map(([key, value]) => [key, inWords(value)]));
}

/** Writes what some sellers say in Telugu or Hindi. It has numbers of its own: whatever else is made up stays as it was. */
export class TongueWriter {
  private readonly random = seeded(2027, 'tongues');
  private readonly writers = new Map(
    [TELUGU, HINDI].map((tongue) => [
      tongue,
      {
        abouts: new AboutWriter(this.random, {
          wordsOf: ({ subtype }) => tongue.words[subtype],
          underWay: tongue.underWay,
        }),
        more: new Deck(tongue.projects.more, this.random),
      },
    ]),
  );

  private draw() {
    const tongue = weighted(TONGUES, SHARES, this.random);
    const writer = tongue && this.writers.get(tongue);
    return tongue && writer ? { tongue, ...writer } : null;
  }

  /** The about text, and maybe the title, of a listing whose seller writes no English; nothing of the others. */
  listing(plan: Plan, where: Where, values: Values): { readonly name?: string; readonly about?: string } {
    const drawn = this.draw();
    if (drawn === null) return {};
    const own = valuesIn(drawn.tongue, where, values);
    const title = fill(drawn.tongue.titles[plan.kind.subtype], own);
    return { ...(this.random.chance(TITLED) ? { name: title } : {}), about: drawn.abouts.write(plan, own) };
  }

  /** The about text of a project that is described in Telugu or Hindi; null for the others. */
  project(type: ProjectType, where: Where, values: Values): string | null {
    const drawn = this.draw();
    if (drawn === null) return null;
    const own = valuesIn(drawn.tongue, where, values);
    const openings = new Deck(drawn.tongue.projects.opening[type], this.random);
    return [openings.draw(), ...drawn.more.several(this.random.int(1, 3))].map((each) => fill(each, own)).join(' ');
  }
}
