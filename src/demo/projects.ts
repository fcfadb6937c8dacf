import { capitalised } from '@/domain/text';
import type { Insertable } from 'kysely';
import { AMENITIES } from '@/domain/amenities';
import { ALIASES } from '@/domain/amenityFlags';
import { indianNumber } from '@/domain/text';
import { random as seeded, type Random } from './art/random';
import { projectColumns } from '@/server/db/columns';
import type { BuildersTable, HomeSectionsTable, ProjectsTable } from '@/server/db/schema';
import { Album } from './album';
import { brochureName } from './brochure';
import { Deck, nextId, shuffled } from './chance';
import { handover } from './handover';
import { seededPlaces, type SeededPlace } from './listings';
import type { People } from './people';
import { addressOf } from './pictureSet';
import { makeOffer, type Configuration, type ProjectType } from './configurations';
import { BUILDERS } from './texts/builders';
import { CUSTOM_AMENITIES, FINISHES, PROJECT_MORE, PROJECT_NAMES, PROJECT_OPENINGS } from './texts/projects';
import { fill } from './texts/words';
import { TongueWriter } from './tongues';

const TYPES = ['Apartment', 'Villa', 'Venture', 'Commercial'] as const;

export interface Brochure {
  readonly file: string;
  readonly title: string;
  readonly subtitle: string;
  readonly paragraphs: readonly string[];
}

interface Developments {
  readonly builders: readonly Insertable<BuildersTable>[];
  readonly projects: readonly Insertable<ProjectsTable>[];
  readonly sections: readonly Insertable<HomeSectionsTable>[];
  readonly brochures: readonly Brochure[];
}

const DAY = 86_400_000;
const NUMBER_WORDS: ReadonlyMap<number, string> = new Map([
  [4, 'four'],
  [5, 'five'],
  [6, 'six'],
]);
const SECTION_SIZE = 8;
/** Every so many projects have a brochure; every so many write their amenities in the other spelling. */
const BROCHURE_EVERY = 3;
const ALIAS_EVERY = 4;
const ART = { Apartment: 'tower', Villa: 'villa', Venture: 'plot', Commercial: 'office' } as const;
/** Where a project stands when its name says so. */
const NAMED_PLACES: readonly (readonly [RegExp, string])[] = [
  [/puttur/i, 'Puttur'],
  [/kalahasti/i, 'Srikalahasti'],
  [/chandragiri|fort/i, 'Chandragiri'],
  [/airport|renigunta/i, 'Renigunta'],
  [/mangalam/i, 'Mangalam'],
  [/tummalagunta/i, 'Tummalagunta'],
  [/bypass/i, 'Air Bypass Road'],
  [/leela mahal/i, 'Leela Mahal Circle'],
  [/alipiri|foothill/i, 'Alipiri'],
  [/kapila/i, 'K T Road'],
  [/temple tank/i, 'Tiruchanur'],
  [/riverside|swarnamukhi/i, 'Perur'],
];

function placeOf(name: string, random: Random, others: Deck<SeededPlace>): SeededPlace {
  const word = NAMED_PLACES.find(([pattern]) => pattern.test(name))?.[1];
  const fitting = seededPlaces().filter((place) => place.name === word || place.town === word);
  return fitting[random.int(0, Math.max(0, fitting.length - 1))] ?? others.draw();
}

/** What is near, with the minutes it takes to get there. */
function highlights(place: SeededPlace, random: Random): string[] {
  const minutes = new Deck([3, 4, 5, 6, 8, 10], random);
  const near = place.near.map((spot) => `${capitalised(spot)}: ${minutes.draw()} minutes`);
  const far = random.int(12, 30);
  return [...near, `${place.town === 'Tirupati' ? 'Tirupati railway station' : 'Tirupati town'}: ${far} minutes`];
}

function amenities(random: Random, aliases: boolean): Record<string, boolean> {
  const other = new Map<string, string>(ALIASES.map(([alias, key]) => [key, alias]));
  const keys = new Deck(AMENITIES, random).several(random.int(8, 22)).map(({ key }) => key);
  return Object.fromEntries(keys.map((key) => [aliases ? (other.get(key) ?? key) : key, true]));
}

const oneOfEach = (random: Random) =>
  Object.fromEntries(Object.entries(FINISHES).map(([field, choices]) => [field, new Deck(choices, random).draw()]));

const extentWords = (acres: number) => `${acres} ${acres === 1 ? 'acre' : 'acres'}`;

interface Extent {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Flats, plots, villas or shops in all. */
  readonly units: number;
  readonly blocks: number;
  /** Units on one floor of one block. */
  readonly aFloor: number;
}

/** How large a project is, in the fields that its type has; `noOfUnits` counts those of one floor of all blocks [JDET-3]. */
function extent(type: ProjectType, random: Random): Extent {
  const acres = type === 'Venture' ? random.int(8, 60) : random.int(2, 14) / 2;
  const area = { projectExtentArea: extentWords(acres) };
  if (type === 'Venture') {
    const plots = Math.round(acres * random.range(9, 13));
    return { fields: { ...area, totalPlots: plots }, units: plots, blocks: 1, aFloor: 1 };
  }
  if (type === 'Villa') {
    const villas = Math.round(Math.max(1, acres) * random.range(7, 10));
    return { fields: { ...area, totalVillas: villas, noOfFloors: 2 }, units: villas, blocks: 1, aFloor: 1 };
  }
  const blocks = type === 'Commercial' ? random.int(1, 2) : random.int(1, 6);
  const floors = type === 'Commercial' ? random.int(3, 6) : random.int(5, 14);
  const aFloor = random.int(4, 6);
  const units = blocks * floors * aFloor;
  const buildings = type === 'Commercial' ? { noOfBuildings: blocks } : { totalBlocks: blocks };
  const built = extentWords(Math.max(1, Math.ceil(units / 35) / 2));
  const sizes = { projectExtentArea: built, ...buildings, noOfFloors: floors, noOfUnits: blocks * aFloor };
  return { fields: sizes, units, blocks, aFloor };
}

function pictures(album: Album, type: ProjectType, configurations: readonly Configuration[]): Record<string, string[]> {
  const art = ART[type];
  const some = (kind: Parameters<Album['some']>[0], count: number) => album.some(kind, count);
  const home = type === 'Apartment' || type === 'Villa';
  // No office has the plan of a home: it is drawn for the order's sake alone.
  if (type === 'Commercial') some('floorPlan', 1);
  return {
    propertyMainImage: [...album.main(art), ...some(type === 'Venture' ? 'gate' : 'balcony', 1)],
    projectImages: [...some(art, 1), ...some(type === 'Commercial' ? 'shop' : 'gate', 1)],
    ...(home ? { livingRoom: some('living', 1), bedrooms: some('bedroom', 2), bathrooms: some('bath', 1) } : {}),
    ...(home ? { kitchen: some('kitchen', 1), exteriorView: some('balcony', 1) } : {}),
    ...(type === 'Commercial' ? { exteriorView: some('office', 1) } : {}),
    masterPlan: some('masterPlan', 1),
    locationMap: some('locality', 1),
    ...Object.fromEntries(
      configurations.map(({ bhk }) => [`floorPlan${bhk}Bhk`, album.plan(bhk, some('floorPlan', 1))]),
    ),
  };
}

const launch = (random: Random, ready: boolean) =>
  `${ready ? random.int(2019, 2023) : random.int(2024, 2026)}-${String(random.int(1, ready ? 12 : 9)).padStart(2, '0')}-01`;

/** The demo's builders, their projects, and what Home shows of them and of the people. */
export function makeDevelopments(people: People, now: number): Developments {
  const random = seeded(1998, 'projects');
  const album = new Album(random);
  const places = new Deck(
    seededPlaces().filter(({ town }) => town === 'Tirupati'),
    random,
  );
  const sellers = new Deck(people.agentIds.slice(0, 20), random);
  const more = new Deck(PROJECT_MORE, random);
  const tongues = new TongueWriter();
  const openings = new Map(TYPES.map((type) => [type, new Deck<string>(PROJECT_OPENINGS[type], random)]));
  const thisYear = new Date(now).getUTCFullYear();
  const builders = BUILDERS.map(([name, since, about], at) => ({
    id: nextId(random),
    rank: at + 1,
    doc: JSON.stringify({ name, image: addressOf('logo', at + 1), since, experience: thisYear - since, about }),
  }));

  const named = TYPES.flatMap((type) => PROJECT_NAMES[type].map(([name, builder]) => ({ type, name, builder })));
  const brochures: Brochure[] = [];
  const projects = shuffled(named, random).map(({ type, name, builder }, at) => {
    const place = placeOf(name, random, places);
    const ready = random.chance(0.42);
    const offer = makeOffer(type, place.level, at, random);
    const { fields, units, blocks, aFloor } = extent(type, random);
    const words = {
      place: place.name,
      near: random.pick(place.near),
      units: indianNumber(units),
      blocks: blocks === 1 ? 'One block' : `${blocks} blocks`,
      aFloor: NUMBER_WORDS.get(aFloor) ?? String(aFloor),
    };
    const about = [openings.get(type)?.draw() ?? '', ...more.several(random.int(1, 3))]
      .map((sentence) => fill(sentence, words))
      .join(' ');
    const rera = random.chance(0.7) ? `P101${random.int(10_000_000, 99_999_999)}` : null;
    const file = brochureName(name);
    const hasBrochure = at % BROCHURE_EVERY === 0;
    // A brochure's font has Latin letters alone, and repeats the text.
    const told = hasBrochure ? null : tongues.project(type, place, words);
    const near = highlights(place, random);
    if (hasBrochure) {
      const where = `${place.name}, ${place.town}`;
      brochures.push({ file, title: name, subtitle: where, paragraphs: [about, 'Near by:', ...near] });
    }
    const status = ready ? 'Ready_to_move' : at % 5 === 0 ? 'under_construction' : 'Under_construction';
    const doc = {
      name,
      builderName: BUILDERS[builder][0],
      propertyType: type,
      city: place.town,
      locality: place.name,
      ...offer.fields,
      possessionStatus: status,
      about: told ?? about,
      ...(hasBrochure ? { projectBrochure: `/uploads/${file}` } : {}),
      locationHighlights: near,
      ...fields,
      launchDate: launch(random, ready),
      ...(ready ? {} : { possessionDate: handover(now, at) }),
      ...(rera === null ? {} : { reraId: rera }),
      amenities: amenities(random, at % ALIAS_EVERY === 1),
      customAmenities: new Deck(CUSTOM_AMENITIES, random).several(random.int(0, 3)),
      ...(type === 'Apartment' || type === 'Villa' ? oneOfEach(random) : {}),
      ...pictures(album, type, offer.configurations),
    };
    const createdAt = now - random.int(1, 89) * DAY - random.int(0, DAY);
    const row: Insertable<ProjectsTable> = {
      id: nextId(random),
      owner_id: sellers.draw(),
      builder_id: builders[builder]?.id ?? null,
      city_id: place.cityId,
      locality_id: place.localityId,
      ...projectColumns(doc, createdAt, at + 1),
      doc: JSON.stringify(doc),
    };
    return { row, approved: rera !== null };
  });

  const section = (name: string, ids: readonly string[]) =>
    ids.slice(0, SECTION_SIZE).map((id, position) => ({ section: name, position, record_id: id }));
  const spotlight = projects.slice(0, SECTION_SIZE);
  const approved = projects
    .filter((project) => project.approved && !spotlight.includes(project))
    .slice(0, SECTION_SIZE);
  const top = projects.filter((project) => !spotlight.includes(project) && !approved.includes(project));
  const ids = (list: typeof projects) => list.map(({ row }) => row.id);
  return {
    builders,
    projects: projects.map(({ row }) => row),
    sections: [
      ...section('spotlight', ids(spotlight)),
      ...section('reraApproved', ids(approved)),
      ...section('topProjects', ids(top)),
      ...section(
        'builders',
        builders.map(({ id }) => id),
      ),
      ...section('agents', people.agentIds),
    ],
    brochures,
  };
}
