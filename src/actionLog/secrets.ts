import type { EndpointName } from '@/contract/endpoints';
import type { ExtraName } from '@/contract/extras';
import { LISTING_FIELDS, namesWhere, type FieldKind } from '@/contract/listingFields';
import { ASKED_OF_PROFILE, PROFILE_FIELDS, type ProfileKind } from '@/contract/profileFields';

/** A `secret` is looked for everywhere; somebody's `own` (a name, a message) is taken out where it stands alone. */
export type RedactedKind = 'secret' | 'own';

const SECRET =
  'password currentpassword oldpassword newpassword confirmpassword confirmation passcode otp onetimepassword token ' +
  'accesstoken refreshtoken authorization cookie secret aadhar aadhaar aadharnumber aadhaarnumber phone phonenumber ' +
  'mobile mobilenumber whatsapp email emailaddress dateofbirth birthdate dob currentaddress permanentaddress homeaddress';
const GENERIC = new Map<string, RedactedKind>(SECRET.split(' ').map((name) => [name, 'secret']));
for (const name of ['address', 'location', 'flatnumber', 'sentto']) GENERIC.set(name, 'own');

/** The kind of a field of this name wherever it stands: "Confirm password" and `confirm_password` are the same one. */
export const genericKind = (name: string): RedactedKind | null =>
  GENERIC.get(name.toLowerCase().replace(/[^a-z]/g, '')) ?? null;

/** The fields that one call's question or answer holds besides; '' is the whole of a question that is one text. */
export type Rules = ReadonlySet<string>;
export const NO_RULES: Rules = new Set();

export const redactedKindOf = (name: string, rules: Rules): RedactedKind | null =>
  genericKind(name) ?? (rules.has(name) ? 'own' : null);

/**
 * The fields of a call's question and answer that must never be written anywhere: passwords, codes, tokens, Aadhaar
 * numbers, and what identifies a person. An answer's field that a reducer copies elsewhere must be a generic one,
 * so that it is known by its name there too.
 */
export interface Declared {
  readonly ask: readonly string[];
  readonly answer: readonly string[];
}

const none = { ask: [], answer: [] } as const;
const people = { ask: [], answer: ['phone', 'email'] } as const;
const session = ['token', 'phone', 'email'] as const;
/** What people write in words of their own: it may hold anything, so all of it is left out. */
const WRITTEN: ReadonlySet<ProfileKind> = new Set<ProfileKind>(['text', 'name', 'list', 'day']);
const aboutOneself = [...ASKED_OF_PROFILE.filter((name) => WRITTEN.has(PROFILE_FIELDS[name].kind)), 'organisation'];
const profile = ['phone', 'email', ...aboutOneself];
/** What people write of a listing in words of their own. */
const OWN_WORDS: ReadonlySet<FieldKind> = new Set<FieldKind>(['text', 'name', 'link', 'texts']);
const listing = {
  ask: [],
  answer: [
    'phone',
    'email',
    ...namesWhere(LISTING_FIELDS, ({ kind, told }) => told === 'owner' && OWN_WORDS.has(kind)),
  ],
};
const posted = { ask: namesWhere(LISTING_FIELDS, ({ kind }) => OWN_WORDS.has(kind)), answer: [] };

const each = <N extends string>(declared: Declared, ...names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, declared])) as Readonly<Record<N, Declared>>;

/** Every call declares its secrets: the compiler asks for each name, and a test for its fields. */
export const SECRETS = {
  ...each(
    none,
    'getHomeBuilders',
    'getBuilders',
    'getCities',
    'getLocalities',
    'getSaved',
    'getSentEnquiries',
    'setSaved',
    'noteView',
    'deleteProperty',
    'getSold',
    'setSold',
    'renewProperty',
    'uploadPictures',
    'uploadMainPicture',
    'uploadProfilePicture',
    'getReviews',
    'getArticle',
    'getNews',
    'logout',
    'getSessions',
    'endSessions',
    'getStanding',
    'cancelDeletion',
    // Never goes through the store.
    'getMyData',
  ),
  ...each(people, 'getHomeProjects', 'getHomeAgents', 'getProperties', 'getProjects', 'getProject'),
  ...each(people, 'getAgents', 'getAgent', 'getGivenNumbers'),
  ...each(listing, 'getProperty', 'getMyProperties'),
  ...each(posted, 'postProperty', 'updateProperty'),
  getCurrentUser: { ask: [], answer: session },
  getProfile: { ask: [], answer: profile },
  updateProfile: { ask: aboutOneself, answer: profile },
  // Their questions are texts that are typed by hand.
  searchCities: { ask: ['', 'name'], answer: [] },
  search: { ask: ['', 'q', 'near'], answer: [] },
  signUp: { ask: ['username', 'email', 'phone', 'password'], answer: [] },
  signIn: { ask: ['username', 'password'], answer: session },
  validateOtp: { ask: ['otp'], answer: session },
  forgotPassword: { ask: ['username'], answer: ['email'] },
  setPassword: { ask: ['otp', 'password'], answer: session },
  changePassword: { ask: ['current', 'password'], answer: ['token'] },
  deleteAccount: { ask: ['password'], answer: [] },
  sendEnquiry: { ask: ['name', 'phone', 'email', 'message', 'reason'], answer: [] },
  getInbox: { ask: [], answer: ['name', 'phone', 'email', 'message', 'note'] },
  followEnquiry: { ask: ['note'], answer: [] },
  getMyReview: { ask: [], answer: ['text', 'hiddenReason'] },
  setReview: { ask: ['text'], answer: [] },
  answerReview: { ask: ['answer'], answer: [] },
  reportReview: { ask: ['reason'], answer: [] },
  getPhone: { ask: [], answer: ['phone'] },
  sendProblem: { ask: ['words', 'page', 'build', 'log'], answer: [] },
  sendPhoneCode: { ask: ['phone', 'password'], answer: [] },
  confirmPhone: { ask: ['code'], answer: [] },
} satisfies Readonly<Record<EndpointName | ExtraName, Declared>>;
