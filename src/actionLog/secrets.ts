import type { EndpointName } from '@/contract/endpoints';
import type { ExtraName } from '@/contract/extras';

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

const none = { ask: [], answer: [] } as const;
const people = { ask: [], answer: ['phone', 'email'] } as const;
const listing = { ask: [], answer: ['phone', 'email', 'address'] } as const;
const session = ['token', 'phone', 'email'] as const;
const home = ['dateOfBirth', 'aadharNumber', 'currentAddress', 'permanentAddress'] as const;
const profile = ['phone', 'email', ...home] as const;
const posted = { ask: ['address', 'location'], answer: [] } as const;

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
  updateProfile: { ask: home, answer: profile },
  uploadProfilePicture: none,
  postProperty: posted,
  uploadPictures: none,
  uploadMainPicture: none,
  searchCities: none,
  getCities: none,
  updateProperty: posted,
  signUp: { ask: ['username', 'email', 'phone', 'password'], answer: [] },
  signIn: { ask: ['username', 'password'], answer: session },
  validateOtp: { ask: ['otp'], answer: session },
  forgotPassword: { ask: ['username'], answer: ['email'] },
  setPassword: { ask: ['otp', 'password'], answer: session },
  sendEnquiry: { ask: ['name', 'phone', 'email', 'message'], answer: [] },
  getSaved: none,
  setSaved: none,
  getInbox: { ask: [], answer: ['name', 'phone', 'email', 'message'] },
} as const satisfies Record<EndpointName | ExtraName, Declared>;
