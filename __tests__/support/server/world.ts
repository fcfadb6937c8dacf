import type { Property, Project } from '@/contract/entities';
import { projectColumns, propertyColumns } from '@/server/db/columns';
import { addReviews } from '@/server/db/queries/agentReviews';
import { addListing } from '@/server/db/queries/listings';
import type { Db } from '@/server/db/schema';
import { hashing, hashPassword } from '@/server/rules/passwords';

// What measures time pays for a hash what a server does, and so does passwords.test.ts.
if ('CHEAP_HASHES' in globalThis) hashing.cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export const NOW = Date.UTC(2026, 0, 15, 6);
const DAY = 86_400_000;

/** A 24-digit id for a small number. */
export const idOf = (kind: 'user' | 'property' | 'project' | 'builder', n: number): string =>
  `${{ user: 'a', property: 'b', project: 'c', builder: 'd' }[kind]}${String(n).padStart(23, '0')}`;

export const AGENT = { id: idOf('user', 1), phone: '9000000001', password: 'Gruham@2026' } as const;
export const USER = { id: idOf('user', 2), phone: '9000000002', password: 'Gruham@2026' } as const;

/** What Anand says of Lakshmi. */
export const REVIEW = { id: `e${'0'.repeat(23)}`, text: 'Kind, quick and honest.', stars: 4 } as const;

export const PLACES: readonly { name: string; localities: readonly string[] }[] = [
  { name: 'Tirupati', localities: ['Alipiri', 'Korlagunta', 'M R Palli', 'Renigunta Road'] },
  { name: 'Renigunta', localities: ['Karakambadi', 'Station Road'] },
  { name: 'Puttur', localities: ['Station Road'] },
];

const flat = PLACES.flatMap(({ name, localities }, cityAt) =>
  localities.map((locality) => ({ name, cityAt, locality })),
);

const SUBTYPES = [
  'Flat/Apartment',
  'apartment',
  'Independent House',
  'Independent/Builder Floor',
  'Villas',
  'Plot/land',
  'Open plot',
  'Agricultural land',
  'Office',
  'Shop/Showroom',
  'Showroom',
  'Warehouse/Godown',
  'Houseboat',
];
const PRICES = [
  0,
  2_500_000,
  5_000_000,
  '7500000',
  10_000_000,
  19_900_000,
  20_000_000,
  31_000_000,
  45_000_000,
  60_000_000,
  null,
];
const BEDROOMS = ['1 BHK', '2 BHK', '3 BHK', '4 BHK', '5+ BHK', 7, '', null];
const SALES = ['New', 'Resale', 'resale ', null];
const POSSESSIONS = ['Under construction', 'Ready to move', 'ready_to_move', null];

/** One of the list, by any number. */
function at<T>(list: readonly T[], n: number): T {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
}

export interface TestProperty {
  readonly id: string;
  readonly status: 0 | 1 | 2;
  readonly createdAt: number;
  readonly doc: Partial<Property>;
  readonly place: (typeof flat)[number] | null;
}

/** Listings in the shapes that servers really send: aliases, numbers as text, missing values, one picture as a text. */
export function testProperties(count: number): readonly TestProperty[] {
  return Array.from({ length: count }, (_unused, n) => {
    const place = n % 17 === 0 ? null : at(flat, n);
    return {
      id: idOf('property', (n * 7919) % 100_003),
      status: n % 11 === 5 ? 0 : n % 13 === 5 ? 2 : 1,
      createdAt: NOW - (n % 40) * DAY,
      place,
      doc: {
        name: `Listing ${n}`,
        city: place?.name ?? null,
        locality: place?.locality ?? null,
        selectedSubtype: at(SUBTYPES, n * 5),
        propertyType: n % 5 === 0 ? 'Commercial' : 'Residential',
        bedroom: at(BEDROOMS, n * 3),
        bhk: n % 6 === 0 ? '2' : null,
        expectedPrice: at(PRICES, n * 7),
        pricePerSqft: n % 9 === 0 ? null : 3000 + (n % 30) * 100,
        saleType: at(SALES, n),
        transactionType: n % 8 === 3 ? 'New' : null,
        possessionStatus: at(POSSESSIONS, n * 3),
        reraId: at(['P10420042042', '', 'RERA 2023', 'Applied for', null], n * 3),
        facing: at(['East', 'north east', 'North-East', null, 'up'], n * 3),
        furnishingType: at(['Semi Furnished', 'unfurnished', null], n),
        propertyFloorNo: at(['Ground', '2', null, '5 of 9', '12A', '-1', '10'], n),
        builtUpArea: at([1200, '1450', null, 2600], n * 2),
        plotArea: at([2400, null, '900'], n * 2),
        propertyMainImage:
          n % 10 === 0 ? '/uploads/one-1280x960.jpg' : [1, 2, 3, 4].map((i) => `/uploads/p${n}-${i}-1280x960.jpg`),
        kitchen: ['/uploads/kitchen-1280x960.jpg'],
        ...(n % 23 === 7 ? { propertyMainImage: [], kitchen: [] } : {}),
        address: `House ${n}, a street that strangers need not know`,
        amenities: { lift: true },
        about: 'A bright home. '.repeat(30),
      },
    };
  });
}

export interface TestProject {
  readonly id: string;
  readonly createdAt: number;
  readonly doc: Partial<Project>;
  readonly place: (typeof flat)[number];
}

const TYPES = ['Villa', 'Venture', 'Apartment', 'Commercial', 'villa'];
const CONFIGS = [['1BHK', '2bhk'], ['3BHK'], ['1bhk to 5bhk'], ['6 BHK'], null];
const RANGES: readonly (readonly [number | string | null, number | string | null])[] = [
  [2_500_000, 5_000_000],
  ['6000000', '12000000'],
  [15_000_000, null],
  [null, null],
  [60_000_000, 20_000_000],
  [4_000_000, 52_000_000],
];

export function testProjects(count: number): readonly TestProject[] {
  return Array.from({ length: count }, (_unused, n) => {
    const place = at(flat, n * 2);
    const [from, to] = at(RANGES, n);
    return {
      id: idOf('project', (n * 331) % 997),
      createdAt: NOW - (n % 20) * DAY,
      place,
      doc: {
        name: `Project ${n}`,
        city: place.name,
        locality: place.locality,
        propertyType: at(TYPES, n),
        unitConfig: at(CONFIGS, n * 3),
        unitPriceRangeFrom: from,
        unitPriceRangeTo: to,
        possessionStatus: at(POSSESSIONS, n * 3),
        propertyMainImage: [`/uploads/project-${n}-1280x960.jpg`],
        floorPlan3Bhk: ['/uploads/plan-1280x960.jpg'],
        about: 'A gated community. '.repeat(30),
      },
    };
  });
}

/** Costly on purpose, so it is reckoned once in a file. */
let hashed: Promise<string> | null = null;

async function users(db: Db): Promise<void> {
  const password = await (hashed ??= hashPassword(AGENT.password));
  const common = { country_code: '91', created_at: NOW, password_hash: password, phone_confirmed_at: NOW };
  await db
    .insertInto('users')
    .values([
      {
        ...common,
        id: AGENT.id,
        role_code: 'agt',
        username: 'Lakshmi',
        name: 'Lakshmi Naidu',
        phone: AGENT.phone,
        email: 'agent@example.in',
        rank: 1,
        doc: JSON.stringify({
          about: 'Twenty years of homes. '.repeat(30),
          languages: ['Telugu'],
          realEstateExperience: 20,
          locations: [{ location: 'Alipiri' }],
          aadharNumber: '123412341234',
          currentAddress: 'A street',
          profilePic: '/uploads/portrait-1-640x640.jpg',
        }),
      },
      {
        ...common,
        id: USER.id,
        role_code: 'usr',
        username: 'Ravi',
        name: null,
        phone: USER.phone,
        email: 'user@example.in',
        rank: null,
        doc: '{}',
      },
      {
        ...common,
        id: idOf('user', 3),
        role_code: 'agt',
        username: 'Anand',
        name: 'Anand Reddy',
        phone: '9000000003',
        email: 'a3@example.in',
        password_hash: '!',
        rank: 2,
        doc: '{}',
      },
    ])
    .execute();
  const people = { agent_id: AGENT.id, author_id: idOf('user', 3) };
  await addReviews(db, [{ ...REVIEW, ...people, created_at: NOW - DAY }]);
}

/** Fills a fresh database: three places, three people, listings, projects, a builder, and what Home shows. */
export async function fillWorld(
  db: Db,
  properties: readonly TestProperty[],
  projects: readonly TestProject[],
): Promise<void> {
  await users(db);
  await db
    .insertInto('cities')
    .values(PLACES.map(({ name }, n) => ({ id: n + 1, name })))
    .execute();
  await db
    .insertInto('localities')
    .values(flat.map(({ cityAt, locality }, n) => ({ id: n + 1, city_id: cityAt + 1, name: locality })))
    .execute();
  const placeIds = (place: (typeof flat)[number] | null) =>
    place === null
      ? { city_id: null, locality_id: null }
      : { city_id: place.cityAt + 1, locality_id: flat.indexOf(place) + 1 };
  await db
    .insertInto('builders')
    .values({ id: idOf('builder', 1), rank: 1, doc: JSON.stringify({ name: 'Seshachala Homes', since: 1998 }) })
    .execute();
  for (const [rank, each] of properties.entries()) {
    await addListing(db, {
      id: each.id,
      owner_id: rank % 3 === 0 ? AGENT.id : idOf('user', 3),
      status: each.status,
      ...placeIds(each.place),
      ...propertyColumns(each.doc, each.createdAt, rank),
      doc: JSON.stringify(each.doc),
    });
  }
  for (const [rank, each] of projects.entries()) {
    await db
      .insertInto('projects')
      .values({
        id: each.id,
        owner_id: AGENT.id,
        builder_id: idOf('builder', 1),
        ...placeIds(each.place),
        ...projectColumns(each.doc, each.createdAt, rank),
        doc: JSON.stringify(each.doc),
      })
      .execute();
  }
  const homes = [
    ...['spotlight', 'reraApproved', 'topProjects'].flatMap((section) =>
      projects.slice(0, 3).map(({ id }) => ({ section, id })),
    ),
    { section: 'builders', id: idOf('builder', 1) },
    { section: 'agents', id: idOf('user', 3) },
    { section: 'agents', id: AGENT.id },
  ];
  await db
    .insertInto('home_sections')
    .values(homes.map(({ section, id }, position) => ({ section, position, record_id: id })))
    .execute();
}
