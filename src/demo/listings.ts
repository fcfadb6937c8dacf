import type { Insertable } from 'kysely';
import { ACTIVE, DELETED, UNDER_REVIEW } from '@/domain/listingStatus';
import { UNFINISHED } from '@/domain/possession';
import { RENEWAL_DAYS } from '@/domain/renewal';
import { random as seeded, type Random } from './art/random';
import { propertyColumns } from '@/server/db/columns';
import type { CountedRow } from '@/server/db/countColumns';
import type { PropertiesTable } from '@/server/db/schema';
import { AboutWriter, ENGLISH } from './abouts';
import { Album } from './album';
import { Deck, nextId, weighted } from './chance';
import { handover } from './handover';
import { homeDetails, landDetails, workDetails, type Details } from './details';
import type { DemoKind } from './kinds';
import type { People } from './people';
import { TOWNS, type Place } from './places';
import { activeListings, anyPlan, plansOf, roundPrice, type Plan } from './plan';
import { TongueWriter } from './tongues';

export type ListingInsert = Insertable<PropertiesTable> & CountedRow;

/** A place as the tables know it. */
export interface SeededPlace extends Place {
  readonly town: string;
  readonly cityId: number;
  readonly localityId: number;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const DAYS_BACK = 90;
/** The lowest price that a dear locality may ask of the smallest listing, rupees: within the first budget band. */
const LEAST_PRICE_MOST = 4.9e6;
/** The demo agent's listings: so many active ones, and these besides. */
const LAKSHMI_ACTIVE = 10;
const LAKSHMI_OTHERS = [UNDER_REVIEW, DELETED, UNDER_REVIEW, DELETED] as const;
/** From this level of a locality on there are no farms and godowns. */
const TOWN_LEVEL = 0.93;
const FACINGS = ['East', 'North', 'West', 'South', 'North-East', 'North-West', 'South-East'] as const;
const FACING_WEIGHTS = [32, 24, 16, 10, 10, 4, 4];
const OTHER_CHARGES = [25_000, 40_000, 50_000, 75_000, 100_000] as const;

/** All places with their ids, city by city. */
export function seededPlaces(): readonly SeededPlace[] {
  let localityId = 0;
  return TOWNS.flatMap(({ name: town, places }, at) =>
    places.map((place) => ({ ...place, town, cityId: at + 1, localityId: (localityId += 1) })),
  );
}

/** When the owner of one in three last said that it is still for sale: within a month, and a month or more after it was posted. */
function renewedAt(at: number, createdAt: number, now: number): number | null {
  const renewed = now - (1 + ((at * 7) % (RENEWAL_DAYS - 1))) * DAY;
  return at % 3 === 1 && renewed - createdAt >= RENEWAL_DAYS * DAY ? renewed : null;
}

/** Makes the rows of listings one after the other. */
class ListingMaker {
  private readonly random: Random = seeded(517_501, 'listings');
  private readonly album = new Album(this.random);
  private readonly abouts = new AboutWriter(this.random, ENGLISH);
  private readonly tongues = new TongueWriter();
  private readonly agents: Deck<string>;
  private readonly owners: Deck<string>;
  private readonly towns = new Map<DemoKind, Map<string, Deck<SeededPlace>>>();

  constructor(
    private readonly people: People,
    private readonly now: number,
    private readonly total: number,
  ) {
    this.agents = new Deck(
      people.agentIds.filter((id) => id !== people.lakshmiId),
      this.random,
    );
    this.owners = new Deck(people.ownerIds, this.random);
  }

  plans(kind: 'demo' | number): Generator<Plan, void, undefined> {
    return plansOf(kind, this.random);
  }

  anyPlan(): Plan {
    return anyPlan(this.random);
  }

  private place(kind: DemoKind): SeededPlace {
    const outside = kind.subtype === 'Agricultural Land' || kind.subtype === 'Warehouse/Godown';
    let decks = this.towns.get(kind);
    if (decks === undefined) {
      const fitting = seededPlaces().filter(({ level }) => !outside || level < TOWN_LEVEL);
      decks = new Map(
        TOWNS.map(({ name }) => [
          name,
          new Deck(
            fitting.filter(({ town }) => town === name),
            this.random,
          ),
        ]),
      );
      this.towns.set(kind, decks);
    }
    const town = weighted(
      TOWNS,
      TOWNS.map(({ weight }) => weight),
      this.random,
    );
    const deck = decks.get(town.name);
    if (deck === undefined) throw new Error(`no places in ${town.name}`);
    return deck.draw();
  }

  /** The size that fits price, kind and place, sq ft. */
  private area({ kind, price }: Plan, { level }: Place): number {
    const rate = kind.rate * level * this.random.range(0.88, 1.14);
    const area = Math.min(kind.largest, Math.max(kind.smallest, price / rate));
    if (kind.subtype === 'Agricultural Land') return Math.max(1, Math.round(area / 10_890)) * 10_890;
    const step = kind.family === 'land' ? 9 : 5;
    return Math.round(area / step) * step;
  }

  private details(plan: Plan, area: number, facing: string): Details {
    if (plan.kind.family === 'home') return homeDetails(plan, area, facing, this.random);
    if (plan.kind.family === 'land') return landDetails(plan, area, facing, this.random);
    return workDetails(plan, area, facing, this.random);
  }

  private paperwork({ kind, sale, possession }: Plan): Record<string, unknown> {
    const { random } = this;
    const unfinished = possession === UNFINISHED;
    const building = kind.family !== 'land';
    return {
      ...(building && !unfinished ? { age: sale === 'New' ? random.int(0, 1) : random.int(2, 22) } : {}),
      ...(unfinished ? { otherCharges: random.pick(OTHER_CHARGES) } : {}),
      ...(sale === 'New' && building ? { reraId: `P101${random.int(10_000_000, 99_999_999)}` } : {}),
      priceNegotiable: random.chance(0.4),
    };
  }

  /** One row; `at` is its place in the default order. */
  make(wanted: Plan, at: number, status: number, ownerId: string | null): ListingInsert {
    const { random } = this;
    const { kind, rarity } = wanted;
    const place = this.place(kind);
    // Nothing is sold far below what its locality asks.
    const least = roundPrice(kind.smallest * kind.rate * place.level * 0.9);
    const plan = wanted.price < least && least <= LEAST_PRICE_MOST ? { ...wanted, price: least } : wanted;
    const area = this.area(plan, place);
    const facing = weighted(FACINGS, FACING_WEIGHTS, random);
    const { fields, name, words } = this.details(plan, area, facing);
    const price = rarity === 'noPrice' ? null : plan.price;
    const perSqft = price === null ? null : Math.max(1, Math.round(price / area));
    // Land is not built: no form asks for its construction status.
    const possession = rarity === 'noPossession' || kind.family === 'land' ? null : plan.possession;
    const thin = rarity === 'plainImage' || random.chance(0.06);
    const pictures = this.album.ofListing(kind, thin, fields);
    const near = random.pick(place.near);
    const createdAt = this.now - Math.floor(random.range(20, DAYS_BACK * 1440)) * MINUTE;
    const doc = {
      name: `${name} in ${place.name}`,
      type: 'Sell',
      propertyType: kind.propertyType,
      selectedSubtype: kind.subtype,
      city: place.town,
      locality: place.name,
      address: `${random.int(1, 22)}-${random.int(1, 9)}-${random.int(10, 480)}, ${place.name}, ${place.town}`,
      ...(price === null ? {} : { expectedPrice: price, pricePerSqft: perSqft }),
      facing,
      saleType: plan.sale,
      ...(possession === null ? {} : { possessionStatus: possession }),
      ...(possession === UNFINISHED ? { launchDate: handover(this.now, at) } : {}),
      ...fields,
      ...this.paperwork(plan),
      about: this.abouts.write(plan, { ...words, near, locality: place.name }),
      ...this.tongues.listing(plan, place, words),
      ...pictures,
      ...(rarity === 'plainImage' ? { propertyMainImage: pictures['propertyMainImage']?.[0] } : {}),
      termsAccepted: true,
    };
    // Complete ones with several pictures stand first.
    const complete = rarity === null && !thin;
    const rank = (complete ? 0 : 1) + (at + 0.5) / this.total;
    return {
      id: nextId(random),
      owner_id: ownerId ?? (random.chance(0.86) ? this.agents : this.owners).draw(),
      status,
      city_id: place.cityId,
      locality_id: place.localityId,
      ...propertyColumns(doc, createdAt, rank),
      renewed_at: status === ACTIVE ? renewedAt(at, createdAt, this.now) : null,
      doc: JSON.stringify(doc),
    };
  }
}

/** The listings of a seed, one after the other, so that a large one never stands in memory as a whole. */
export function* makeListings(kind: 'demo' | number, people: People, now: number): Generator<ListingInsert> {
  const total = activeListings(kind);
  const maker = new ListingMaker(people, now, total);
  const every = Math.max(1, Math.floor(total / LAKSHMI_ACTIVE));
  let at = 0;
  for (const plan of maker.plans(kind)) {
    const hers = at % every === 0 && at / every < LAKSHMI_ACTIVE;
    yield maker.make(plan, at, ACTIVE, hers ? people.lakshmiId : null);
    at += 1;
  }
  for (const status of LAKSHMI_OTHERS) yield maker.make(maker.anyPlan(), at++, status, people.lakshmiId);
}
