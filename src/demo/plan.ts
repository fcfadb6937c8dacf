import { BUDGET_BANDS } from '@/domain/budget';
import { POSSESSION_CHOICES, SALE_CHOICES } from '@/domain/possession';
import type { Random } from './art/random';
import { shuffled, weighted } from './chance';
import { KINDS, type DemoKind } from './kinds';

/** What makes a listing rare: servers send such ones, and the screens must bear them. */
type Rarity = 'plainImage' | 'noPrice' | 'noPossession';

/** What a listing has to be; everything else follows from chance. */
export interface Plan {
  readonly kind: DemoKind;
  /** Rupees. */
  readonly price: number;
  readonly sale: (typeof SALE_CHOICES)[number];
  readonly possession: (typeof POSSESSION_CHOICES)[number];
  readonly rarity: Rarity | null;
}

const BEYOND = { min: 5e7, max: 7.5e7 };
const BANDS = [...BUDGET_BANDS, BEYOND];
/** So many listings as the market has them stand first in the demo; the rest is shuffled. */
const HEAD = 60;
/** Active listings of the demo beside one of every combination. */
const OTHERS = 408;
const RARITIES: readonly Rarity[] = ['plainImage', 'noPrice', 'noPossession', 'noPossession'];
/** Smaller loads have no rarities. */
const FEW = 100;

/** Prices as people write them: to 25,000 below half a crore, to 50,000 below one, to a lakh above. */
export function roundPrice(rupees: number): number {
  const step = rupees < 5e6 ? 25_000 : rupees < 1e7 ? 50_000 : 100_000;
  return Math.round(rupees / step) * step;
}

function priceIn(band: number, kind: DemoKind, random: Random): number {
  const { min, max } = BANDS[band] ?? BEYOND;
  const low = Math.max(min, kind.floor);
  // The ends of a band belong to two of them: prices keep away from there. Lower prices are more frequent.
  const room = max - low;
  return roundPrice(low + room * (0.04 + 0.9 * random.next() ** 1.4));
}

const BAND_PLACES: readonly [number, ...number[]] = [0, 1, 2, 3, 4, 5, 6];

/** A listing as the market has them. */
export function anyPlan(random: Random): Plan {
  const kind = weighted(
    KINDS,
    KINDS.map(({ weight }) => weight),
    random,
  );
  const sale = random.chance(0.42) ? 'New' : 'Resale';
  const unfinished = kind.subtype === 'Agricultural Land' ? 0.04 : sale === 'New' ? 0.5 : 0.06;
  return {
    kind,
    price: priceIn(weighted(BAND_PLACES, kind.bands, random), kind, random),
    sale,
    possession: random.chance(unfinished) ? 'Under construction' : 'Ready to move',
    rarity: null,
  };
}

/** One plan for every subtype, band, sale type and possession status. */
function everyCombination(random: Random): Plan[] {
  return KINDS.flatMap((kind) =>
    BUDGET_BANDS.flatMap((_band, band) =>
      SALE_CHOICES.flatMap((sale) =>
        POSSESSION_CHOICES.map((possession) => ({
          kind,
          price: priceIn(band, kind, random),
          sale,
          possession,
          rarity: null,
        })),
      ),
    ),
  );
}

/** The plans of all active listings, in the server's default order. */
export function* plansOf(kind: 'demo' | number, random: Random): Generator<Plan, void, undefined> {
  if (kind === 'demo') {
    const others = Array.from({ length: OTHERS }, () => anyPlan(random));
    yield* others.slice(0, HEAD);
    yield* shuffled([...everyCombination(random), ...others.slice(HEAD)], random);
  } else {
    const rare = kind >= FEW ? RARITIES.length : 0;
    for (let i = 0; i < kind - rare; i += 1) yield anyPlan(random);
    if (rare === 0) return;
  }
  for (const rarity of RARITIES) yield { ...anyPlan(random), rarity };
}

/** How many active listings a seed has. */
export const activeListings = (kind: 'demo' | number): number =>
  kind === 'demo'
    ? KINDS.length * BUDGET_BANDS.length * SALE_CHOICES.length * POSSESSION_CHOICES.length + OTHERS + RARITIES.length
    : kind;
