/**
 * The table of the 29 calls (API-1 to API-29): plain data, so that client, server, redaction and tests read one table.
 * `secrets` names the fields of a call's question and answer that must never be shown or written anywhere:
 * passwords, codes, tokens, Aadhaar numbers, and what identifies a person (phones, e-mails, birth dates, addresses).
 */
export interface EndpointRow {
  /** The requirement that names the call. */
  readonly id: `API-${number}`;
  readonly method: 'GET' | 'POST';
  /** Relative to the API base, without its query. */
  readonly path: string;
  /** `json` unless a file travels. */
  readonly sends?: 'multipart';
  /** What the call needs; the server enforces it. */
  readonly needs: 'nothing' | 'session' | 'agent';
  readonly secrets: { readonly ask: readonly string[]; readonly answer: readonly string[] };
}

const none = { ask: [], answer: [] } as const;
const people = { ask: [], answer: ['phone', 'email'] } as const;
const sessionAnswer = ['token', 'phone', 'email'] as const;

export const ENDPOINTS = {
  getHomeProjects: { id: 'API-1', method: 'GET', path: 'homeSettings/projects', needs: 'nothing', secrets: people },
  getHomeBuilders: { id: 'API-2', method: 'GET', path: 'homeSettings/builders', needs: 'nothing', secrets: none },
  getHomeAgents: { id: 'API-3', method: 'GET', path: 'homeSettings/agents', needs: 'nothing', secrets: people },
  getProperties: { id: 'API-4', method: 'GET', path: 'property', needs: 'nothing', secrets: people },
  getProjects: { id: 'API-5', method: 'GET', path: 'projects', needs: 'nothing', secrets: people },
  getLocalities: { id: 'API-6', method: 'GET', path: 'users/getAllLocalities', needs: 'nothing', secrets: none },
  getAgents: { id: 'API-7', method: 'GET', path: 'users/getAgents', needs: 'nothing', secrets: people },
  getAgent: { id: 'API-8', method: 'GET', path: 'users/getAgentDetailsById', needs: 'nothing', secrets: people },
  getBuilders: { id: 'API-9', method: 'GET', path: 'builders/getAllBuilders', needs: 'nothing', secrets: none },
  getProperty: {
    id: 'API-10',
    method: 'GET',
    path: 'property/propertyDetailsByUser',
    needs: 'nothing',
    secrets: { ask: [], answer: ['phone', 'email', 'address'] },
  },
  getProject: { id: 'API-11', method: 'GET', path: 'projects/propertyDetailsByUser', needs: 'nothing', secrets: people },
  getCurrentUser: {
    id: 'API-12',
    method: 'GET',
    path: 'users/current',
    needs: 'session',
    secrets: { ask: [], answer: sessionAnswer },
  },
  getMyProperties: {
    id: 'API-13',
    method: 'GET',
    path: 'property/userProperties',
    needs: 'session',
    secrets: { ask: [], answer: ['phone', 'email', 'address'] },
  },
  deleteProperty: { id: 'API-14', method: 'POST', path: 'property/delete', needs: 'session', secrets: none },
  getProfile: {
    id: 'API-15',
    method: 'GET',
    path: 'users/profile',
    needs: 'session',
    secrets: {
      ask: [],
      answer: ['phone', 'email', 'dateOfBirth', 'aadharNumber', 'currentAddress', 'permanentAddress'],
    },
  },
  updateProfile: {
    id: 'API-16',
    method: 'POST',
    path: 'users/profile',
    needs: 'session',
    secrets: {
      ask: ['dateOfBirth', 'aadharNumber', 'currentAddress', 'permanentAddress'],
      answer: ['phone', 'email', 'dateOfBirth', 'aadharNumber', 'currentAddress', 'permanentAddress'],
    },
  },
  uploadProfilePicture: {
    id: 'API-17',
    method: 'POST',
    path: 'users/image',
    sends: 'multipart',
    needs: 'session',
    secrets: none,
  },
  postProperty: {
    id: 'API-18',
    method: 'POST',
    path: 'property/properties',
    needs: 'agent',
    secrets: { ask: ['address', 'location'], answer: [] },
  },
  uploadPictures: {
    id: 'API-19',
    method: 'POST',
    path: 'property/uploadFiles',
    sends: 'multipart',
    needs: 'session',
    secrets: none,
  },
  uploadMainPicture: {
    id: 'API-20',
    method: 'POST',
    path: 'property/image',
    sends: 'multipart',
    needs: 'session',
    secrets: none,
  },
  searchCities: { id: 'API-21', method: 'GET', path: 'property/getCityByName', needs: 'nothing', secrets: none },
  getCities: { id: 'API-22', method: 'GET', path: 'users/getAllCities', needs: 'nothing', secrets: none },
  updateProperty: {
    id: 'API-23',
    method: 'POST',
    path: 'property/update',
    needs: 'agent',
    secrets: { ask: ['address', 'location'], answer: [] },
  },
  signUp: {
    id: 'API-24',
    method: 'POST',
    path: 'users',
    needs: 'nothing',
    secrets: { ask: ['username', 'email', 'phone', 'password'], answer: [] },
  },
  signIn: {
    id: 'API-25',
    method: 'POST',
    path: 'users/signin',
    needs: 'nothing',
    secrets: { ask: ['username', 'password'], answer: sessionAnswer },
  },
  validateOtp: {
    id: 'API-26',
    method: 'POST',
    path: 'users/validateOTP',
    needs: 'nothing',
    secrets: { ask: ['otp'], answer: sessionAnswer },
  },
  forgotPassword: {
    id: 'API-27',
    method: 'POST',
    path: 'users/forgotPassword',
    needs: 'nothing',
    secrets: { ask: ['username'], answer: ['email'] },
  },
  setPassword: {
    id: 'API-28',
    method: 'POST',
    path: 'users/setPassword',
    needs: 'nothing',
    secrets: { ask: ['otp', 'password'], answer: sessionAnswer },
  },
  sendEnquiry: {
    id: 'API-29',
    method: 'POST',
    path: 'enquiries',
    needs: 'nothing',
    secrets: { ask: ['name', 'phone', 'email', 'message'], answer: [] },
  },
} as const satisfies Record<string, EndpointRow>;

export type EndpointName = keyof typeof ENDPOINTS;

/** The account calls made without a session: a 401 there is an answer about the form, not about a session (ERR-2). */
export const ANONYMOUS_ACCOUNT_CALLS: readonly EndpointName[] = [
  'signUp',
  'signIn',
  'validateOtp',
  'forgotPassword',
  'setPassword',
];
