import type { Insertable } from 'kysely';
import { random as seeded, type Random } from './art/random';
import type { AgentReviewsTable, UsersTable } from '@/server/db/schema';
import { DEMO_ACCOUNTS } from './accounts';
import { Deck, nextId } from './chance';
import { addressOf, PORTRAITS_OF_MEN, PORTRAITS_OF_WOMEN } from './pictureSet';
import { TOWNS } from './places';
import {
  ABOUT_AGENT,
  ABOUT_AGENT_MORE,
  FAMILIES,
  MEN,
  OWNERS,
  QUALIFICATIONS,
  REVIEW_ANSWERS,
  REVIEWS,
  WOMEN,
} from './texts/people';
import { fill } from './texts/words';

type UserInsert = Insertable<UsersTable>;
type ReviewInsert = Insertable<AgentReviewsTable>;

const NOBODY = '!';
const DAY = 86_400_000;
const LANGUAGES = ['English', 'Hindi', 'Tamil', 'Kannada'] as const;
const FIELDS = [
  'Flats and independent houses',
  'Plots and layouts',
  'Villas',
  'Shops and offices',
  'Farm land',
] as const;

/** Which places each agent works in; the first is where the office is. */
function placesFor(random: Random, at: number): { town: string; places: readonly string[] } {
  // Every fifth agent works in one of the towns around.
  const town = at % 5 === 4 ? (TOWNS[1 + (Math.floor(at / 5) % (TOWNS.length - 1))] ?? TOWNS[0]) : TOWNS[0];
  const names = town.places.map(({ name }) => name);
  return { town: town.name, places: new Deck(names, random).several(random.int(2, 3)) };
}

interface Makers {
  readonly random: Random;
  readonly reviews: Deck<(typeof REVIEWS)[number]>;
  readonly about: Deck<string>;
  readonly more: Deck<string>;
  readonly reviewers: Deck<string>;
}

/** What a customer says of an agent. */
interface Said {
  readonly name: string;
  readonly text: string;
  readonly stars: number;
}

interface AgentMade {
  readonly doc: Record<string, unknown>;
  readonly reviews: readonly Said[];
}

function makeAgent(makers: Makers, at: number, portrait: string, woman: boolean): AgentMade {
  const { random } = makers;
  const { town, places } = placesFor(random, at);
  const years = random.int(2, 26);
  const values = { place: places[0] ?? town, years: String(years) };
  const reviews = makers.reviews
    .several(at % 7 === 6 ? 0 : random.int(1, 6))
    .map(([stars, text]) => ({ name: makers.reviewers.draw(), text, stars }));
  const other = random.pick(LANGUAGES);
  const doc = {
    profilePic: portrait,
    gender: woman ? 'Female' : 'Male',
    realEstateExperience: years,
    languages: ['Telugu', ...new Set([other, random.pick(LANGUAGES)])],
    locations: places.map((location) => ({ location })),
    expertiseLocation: town,
    expertiseProperties: random.pick(FIELDS),
    higherQualification: random.pick(QUALIFICATIONS),
    workingCulture: random.chance(0.85) ? 'Full-Time' : 'Part-Time',
    vehicle: true,
    about: `${fill(makers.about.draw(), values)} ${fill(makers.more.draw(), values)}`,
  };
  return { doc, reviews };
}

/** Reviews by the private owners, one each, over the months before; agents answer what was not all praise. */
function reviewRows(
  said: ReadonlyMap<string, readonly Said[]>,
  authors: ReadonlyMap<string, string>,
  now: number,
): readonly ReviewInsert[] {
  // Numbers of its own: whatever else is made up stays as it was.
  const random = seeded(2026, 'reviews');
  const answers = new Deck(REVIEW_ANSWERS, random);
  return [...said].flatMap(([agentId, reviews]) =>
    [...new Map(reviews.map((review) => [review.name, review])).values()].map(({ name, text, stars }) => {
      const created = now - random.int(3, 300) * DAY - random.int(0, DAY);
      const answered = stars <= 4 && random.chance(0.6);
      return {
        id: nextId(random),
        agent_id: agentId,
        author_id: authors.get(name) ?? '',
        stars,
        text,
        created_at: created,
        ...(answered ? { answer: answers.draw(), answered_at: created + DAY } : {}),
      };
    }),
  );
}

function user(id: string, role: string, name: string, phone: string, doc: object, createdAt: number): UserInsert {
  const mailbox = name.toLowerCase().replace(/[^a-z]+/g, '.');
  return {
    id,
    role_code: role,
    username: name,
    name,
    phone,
    country_code: '91',
    // The end of the number keeps namesakes apart.
    email: `${mailbox}.${phone.slice(-4)}@example.in`,
    password_hash: NOBODY,
    rank: null,
    doc: JSON.stringify(doc),
    created_at: createdAt,
    phone_confirmed_at: createdAt,
  };
}

const LAKSHMI = {
  dateOfBirth: '1984-06-17',
  age: 42,
  currentAddress: '14-2, Car Street, Alipiri, Tirupati 517507',
  permanentAddress: '14-2, Car Street, Alipiri, Tirupati 517507',
  workingIndividual: 'Lakshmi Homes',
  commissionBuyer: '1%',
  commissionSeller: '1.5%',
  realEstateExperience: 14,
  workingCulture: 'Full-Time',
  expertiseLocation: 'Tirupati',
  expertiseProperties: 'Flats and independent houses',
  locations: [{ location: 'Alipiri' }, { location: 'Korlagunta' }, { location: 'Balaji Colony' }],
  languages: ['Telugu', 'English', 'Tamil'],
  about:
    'I have shown homes around Alipiri and Korlagunta for 14 years and know most of the buildings by their caretakers. You get a written comparison of the places we have seen.',
} as const;

/** More than an agent's page shows at first. */
const LAKSHMI_REVIEWS: readonly Said[] = REVIEWS.slice(0, 12).map(([stars, text], at) => ({
  name: OWNERS[at] ?? '',
  text,
  stars,
}));

export interface People {
  readonly users: readonly UserInsert[];
  readonly agentIds: readonly string[];
  readonly ownerIds: readonly string[];
  readonly reviews: readonly ReviewInsert[];
  /** The agent of the demo accounts. */
  readonly lakshmiId: string;
}

/** The demo's agents, private owners and accounts; the password hashes of the accounts are given by their mobile numbers. */
export function makePeople(now: number, hashes: ReadonlyMap<string, string>): People {
  const random = seeded(2026, 'people');
  const makers: Makers = {
    random,
    reviews: new Deck(REVIEWS, random),
    about: new Deck(ABOUT_AGENT, random),
    more: new Deck(ABOUT_AGENT_MORE, random),
    reviewers: new Deck(OWNERS, random),
  };
  const families = new Deck(FAMILIES, random);
  const [lakshmi, ravi] = DEMO_ACCOUNTS;
  const men = MEN.map((first, i) => ({ name: `${first} ${families.draw()}`, face: PORTRAITS_OF_MEN[i], woman: false }));
  const women = WOMEN.map((first, i) => ({
    name: `${first} ${families.draw()}`,
    face: PORTRAITS_OF_WOMEN[i + 1],
    woman: true,
  }));
  const agents = new Deck([...men, ...women], random).several(men.length + women.length);
  // The agent that a person can log in as stands among the first ones, where Home shows her.
  agents.splice(2, 0, { name: lakshmi.username, face: PORTRAITS_OF_WOMEN[0], woman: true });

  let line = 0;
  const phone = () => `98${String(48_010_037 + (line += 1) * 61_403).padStart(8, '0')}`;
  const joined = () => now - random.int(1, 90) * DAY - random.int(0, DAY);
  const said = new Map<string, readonly Said[]>();
  const users: UserInsert[] = agents.map(({ name, face, woman }, at) => {
    const own = name === lakshmi.username;
    const { doc, reviews } = makeAgent(makers, at, addressOf('portrait', face ?? 1), woman);
    const number = own ? lakshmi.mobile : phone();
    const id = nextId(random);
    said.set(id, own ? LAKSHMI_REVIEWS : reviews);
    return { ...user(id, 'agt', name, number, own ? { ...doc, ...LAKSHMI } : doc, joined()), rank: at + 1 };
  });
  const agentIds = users.map(({ id }) => id);
  // Who posts is an agent, with a page that their listings lead to; these do not stand among the realtors.
  const owners = OWNERS.map((name) => user(nextId(random), 'agt', name, phone(), {}, joined()));
  const reader = user(nextId(random), 'usr', ravi.username, ravi.mobile, {}, joined());
  const lakshmiId = users.find(({ phone: number }) => number === lakshmi.mobile)?.id ?? '';
  return {
    users: [...users, ...owners, reader].map((each) => ({
      ...each,
      password_hash: hashes.get(each.phone) ?? each.password_hash,
    })),
    agentIds,
    ownerIds: owners.map(({ id }) => id),
    reviews: reviewRows(said, new Map(owners.map(({ username, id }) => [username, id])), now),
    lakshmiId,
  };
}
