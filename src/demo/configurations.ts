import type { Random } from './art/random';
import type { PROJECT_NAMES } from './texts/projects';

export type ProjectType = keyof typeof PROJECT_NAMES;

/** One configuration of a project; areas in sq ft. */
export interface Configuration {
  readonly bhk: 1 | 2 | 3 | 4 | 5;
  readonly from: number;
  readonly to: number;
}

/** What a project offers. */
interface Offer {
  readonly configurations: readonly Configuration[];
  /** The record's fields. */
  readonly fields: Readonly<Record<string, unknown>>;
}

const SIZES = {
  Apartment: { 1: [540, 680], 2: [960, 1240], 3: [1380, 1820], 4: [2050, 2600], 5: [3100, 3900] },
  Villa: { 1: [900, 1000], 2: [1250, 1500], 3: [1750, 2250], 4: [2500, 3300], 5: [3600, 4800] },
} as const;
const MIXES = {
  Apartment: [[2, 3], [1, 2, 3], [2, 3, 4], [2], [3, 4], [1, 2], [3, 4, 5], [2, 3]],
  Villa: [[3, 4], [4], [3], [4, 5], [2, 3], [3, 4, 5]],
} as const;
/** Plots and commercial units, sq ft. */
const UNIT_SIZES = { Venture: [1080, 3600], Commercial: [240, 4200] } as const;
/** Rupees per sq ft in a middling locality. */
const RATES = { Apartment: 5100, Villa: 7400, Venture: 2500, Commercial: 8800 } as const;
/** The projects, by their place in the order, that name no rate, and no price at all. */
const WITHOUT_RATE = 20;
const WITHOUT_PRICE = 41;

const tens = (n: number) => Math.round(n / 10) * 10;

function configurationsOf(type: ProjectType, stretch: number, random: Random): readonly Configuration[] {
  if (type === 'Venture' || type === 'Commercial') return [];
  const mixes: readonly (readonly Configuration['bhk'][])[] = MIXES[type];
  return (mixes[random.int(0, mixes.length - 1)] ?? []).map((bhk) => {
    const [from, to] = SIZES[type][bhk];
    return { bhk, from: tens(from * stretch), to: tens(to * stretch) };
  });
}

/** The spellings of `unitConfig` that are about: "2BHK", "2bhk", and one text for all of them. */
function spelled(configurations: readonly Configuration[], at: number): readonly string[] {
  const counts = configurations.map(({ bhk }) => bhk);
  if (at % 6 === 2 && counts.length > 1) return [`${counts[0]}bhk to ${counts.at(-1)}bhk`];
  return counts.map((bhk) => `${bhk}${at % 4 === 1 ? 'bhk' : 'BHK'}`);
}

/**
 * What the project at a place of the order offers: homes of one to five bedrooms, plots or units, dearer where the
 * locality's level is higher.
 */
export function makeOffer(type: ProjectType, level: number, at: number, random: Random): Offer {
  const stretch = random.range(0.96, 1.1);
  const configurations = configurationsOf(type, stretch, random);
  const [least, most] = type === 'Venture' || type === 'Commercial' ? UNIT_SIZES[type] : [0, 0];
  const areaFrom = configurations[0]?.from ?? tens(least * stretch);
  const areaTo = configurations.at(-1)?.to ?? tens(most * stretch);
  const rate = Math.round((RATES[type] * level * random.range(0.92, 1.12)) / 50) * 50;
  const priced = at !== WITHOUT_PRICE;
  const perSqft = priced && at !== WITHOUT_RATE ? rate : null;
  const from = priced ? areaFrom * rate : null;
  const to = priced ? areaTo * rate : null;
  const fields = {
    ...(configurations.length > 0 ? { unitConfig: spelled(configurations, at) } : {}),
    ...(from === null ? {} : { unitPriceRangeFrom: from, unitPriceRangeTo: to }),
    ...(perSqft === null ? {} : { pricePerSqft: perSqft }),
    unitAreaRangeFrom: areaFrom,
    unitAreaRangeTo: areaTo,
    ...Object.fromEntries(
      configurations.flatMap((each) => [
        [`unitAreaRangeFrom${each.bhk}BHK`, each.from],
        [`unitAreaRangeTo${each.bhk}BHK`, each.to],
      ]),
    ),
  };
  return { configurations, fields };
}
