/**
 * What a field of a profile holds. What the contract takes and answers, what the form sends and what the action log
 * leaves out all follow from it. How an answer is read stands in `src/api/readers/profile.ts`, which every screen loads.
 *
 * - `text`: words of one's own; `name`: the same on one line, in one way of writing; `list`: a few of them
 * - `oneOf`: one of its words; `number`: of years; `flag`: true or false
 * - `day`: YYYY-MM-DD; `digits`: digits alone; `picture`: an address
 */
export type ProfileKind = 'text' | 'name' | 'list' | 'oneOf' | 'number' | 'flag' | 'day' | 'digits' | 'picture';

export interface ProfileRow {
  readonly kind: ProfileKind;
  /** The most characters; of a number the greatest. */
  readonly max?: number;
  readonly words?: readonly string[];
  /** Who is asked for it: agents, where nothing is said [PROF-2, PROF-5]. What nobody is asked is told and never taken [PROF-1]. */
  readonly asked?: 'all' | 'nobody';
  /** Everybody reads it on an agent's page. */
  readonly isPublic?: true;
}

/** Every field of a profile but the role [PROF-1]. */
export const PROFILE_FIELDS = {
  name: { kind: 'name', max: 120, asked: 'all' },
  username: { kind: 'text', max: 120, asked: 'nobody' },
  phone: { kind: 'text', max: 20, asked: 'nobody' },
  countryCode: { kind: 'digits', max: 4, asked: 'nobody' },
  profilePic: { kind: 'picture', max: 500, asked: 'all', isPublic: true },
  dateOfBirth: { kind: 'day', max: 10, asked: 'all' },
  age: { kind: 'number', max: 150, asked: 'all' },
  about: { kind: 'text', max: 5000, isPublic: true },
  gender: { kind: 'oneOf', words: ['Male', 'Female'], asked: 'all' },
  aadharNumber: { kind: 'text', max: 20 },
  currentAddress: { kind: 'text', max: 400 },
  permanentAddress: { kind: 'text', max: 400 },
  workingCulture: { kind: 'oneOf', words: ['Full-Time', 'Part-Time'] },
  partTimeDescription: { kind: 'text', max: 1000 },
  workingIndividual: { kind: 'text', max: 200 },
  vehicle: { kind: 'flag' },
  realEstateExperience: { kind: 'number', max: 100, isPublic: true },
  higherQualification: { kind: 'text', max: 200 },
  expertiseProperties: { kind: 'text', max: 400 },
  expertiseLocation: { kind: 'name', max: 200, isPublic: true },
  commissionBuyer: { kind: 'text', max: 40 },
  commissionSeller: { kind: 'text', max: 40 },
  languages: { kind: 'list', max: 40, isPublic: true },
  /** The number under which RERA has registered the agent. */
  reraNumber: { kind: 'text', max: 60, isPublic: true },
  /** Where messages go. */
  email: { kind: 'text', max: 254, asked: 'nobody' },
} as const satisfies Readonly<Record<string, ProfileRow>>;

export type ProfileField = keyof typeof PROFILE_FIELDS;
type NamesOf<Row> = { [N in ProfileField]: (typeof PROFILE_FIELDS)[N] extends Row ? N : never }[ProfileField];
export type AskedOfProfile = Exclude<ProfileField, NamesOf<{ readonly asked: 'nobody' }>>;
/** One of them that is a text. */
export type WrittenOfProfile = AskedOfProfile & NamesOf<{ readonly kind: 'text' | 'name' }>;
type PublicField = NamesOf<{ readonly isPublic: true }>;

const NAMES = Object.keys(PROFILE_FIELDS) as readonly ProfileField[];
const rowOf = (name: ProfileField): ProfileRow => PROFILE_FIELDS[name];
export const ASKED_OF_PROFILE = NAMES.filter((name): name is AskedOfProfile => rowOf(name).asked !== 'nobody');
export const PUBLIC_PROFILE = NAMES.filter((name): name is PublicField => rowOf(name).isPublic === true);
