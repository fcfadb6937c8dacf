import type { EndpointName } from '@/contract/endpoints';
import type { ExtraName } from '@/contract/extras';
import { LISTING_FIELDS, namesWhere, type FieldKind } from '@/contract/listingFields';

/**
 * The fields of a call's question and answer that must never be written anywhere: passwords, codes, tokens, Aadhaar
 * numbers, and what identifies a person. An answer's field that a reducer copies elsewhere must be one of the generic
 * ones (`redact/fields.ts`), so that it is known by its name there too.
 */
export interface Declared {
  readonly ask: readonly string[];
  readonly answer: readonly string[];
}
export type SecretTable = Readonly<Record<string, Declared>>;

const words = (list: string): readonly string[] => list.split(' ');
const none = { ask: [], answer: [] } as const;
const people = { ask: [], answer: ['phone', 'email'] } as const;
const session = ['token', 'phone', 'email'] as const;
const home = ['dateOfBirth', 'aadharNumber', 'currentAddress', 'permanentAddress'] as const;
/** What people write in words of their own: it may hold anything, so all of it is left out. */
const aboutOneself = words(
  'name about partTimeDescription workingIndividual organisation higherQualification expertiseProperties ' +
    'expertiseLocation commissionBuyer commissionSeller languages reraNumber',
);
const profile = ['phone', 'email', ...home, ...aboutOneself] as const;
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

/** Every call declares its secrets: the compiler asks for a row, and a test for its fields. */
export const SECRETS = {
  getHomeProjects: people,
  getHomeBuilders: none,
  getHomeAgents: people,
  getProperties: people,
  getProjects: people,
  getLocalities: none,
  getAgents: people,
  getAgent: people,
  getBuilders: none,
  getProperty: listing,
  getProject: people,
  getCurrentUser: { ask: [], answer: session },
  getMyProperties: listing,
  deleteProperty: none,
  getProfile: { ask: [], answer: profile },
  updateProfile: { ask: [...home, ...aboutOneself], answer: profile },
  uploadProfilePicture: none,
  postProperty: posted,
  uploadPictures: none,
  uploadMainPicture: none,
  // Its question is one text, typed by hand.
  searchCities: { ask: ['', 'name'], answer: [] },
  getCities: none,
  updateProperty: posted,
  signUp: { ask: ['username', 'email', 'phone', 'password'], answer: [] },
  signIn: { ask: ['username', 'password'], answer: session },
  validateOtp: { ask: ['otp'], answer: session },
  forgotPassword: { ask: ['username'], answer: ['email'] },
  setPassword: { ask: ['otp', 'password'], answer: session },
  sendEnquiry: { ask: ['name', 'phone', 'email', 'message', 'reason'], answer: [] },
  getSaved: none,
  setSaved: none,
  noteView: none,
  getPhone: { ask: [], answer: ['phone'] },
  sendPhoneCode: { ask: ['phone', 'password'], answer: [] },
  confirmPhone: { ask: ['code'], answer: [] },
  logout: none,
  getSessions: none,
  endSessions: none,
  changePassword: { ask: ['current', 'password'], answer: ['token'] },
  getInbox: { ask: [], answer: ['name', 'phone', 'email', 'message', 'note'] },
  followEnquiry: { ask: ['note'], answer: [] },
  setSold: none,
  getStanding: none,
  deleteAccount: { ask: ['password'], answer: [] },
  cancelDeletion: none,
  // As of the cities: what is typed by hand.
  search: { ask: ['', 'q', 'near'], answer: [] },
  // Never goes through the store.
  getMyData: none,
} as const satisfies Record<EndpointName | ExtraName, Declared>;
