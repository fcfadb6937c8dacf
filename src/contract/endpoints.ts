/**
 * The table of the 29 calls (API-1 to API-29): plain data, so that client, server, redaction and tests read one table.
 * What of them must never be written anywhere is declared in the action log's table (`actionLog/secrets.ts`).
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
}

export const ENDPOINTS = {
  getHomeProjects: { id: 'API-1', method: 'GET', path: 'homeSettings/projects', needs: 'nothing' },
  getHomeBuilders: { id: 'API-2', method: 'GET', path: 'homeSettings/builders', needs: 'nothing' },
  getHomeAgents: { id: 'API-3', method: 'GET', path: 'homeSettings/agents', needs: 'nothing' },
  getProperties: { id: 'API-4', method: 'GET', path: 'property', needs: 'nothing' },
  getProjects: { id: 'API-5', method: 'GET', path: 'projects', needs: 'nothing' },
  getLocalities: { id: 'API-6', method: 'GET', path: 'users/getAllLocalities', needs: 'nothing' },
  getAgents: { id: 'API-7', method: 'GET', path: 'users/getAgents', needs: 'nothing' },
  getAgent: { id: 'API-8', method: 'GET', path: 'users/getAgentDetailsById', needs: 'nothing' },
  getBuilders: { id: 'API-9', method: 'GET', path: 'builders/getAllBuilders', needs: 'nothing' },
  getProperty: { id: 'API-10', method: 'GET', path: 'property/propertyDetailsByUser', needs: 'nothing' },
  getProject: { id: 'API-11', method: 'GET', path: 'projects/propertyDetailsByUser', needs: 'nothing' },
  getCurrentUser: { id: 'API-12', method: 'GET', path: 'users/current', needs: 'session' },
  getMyProperties: { id: 'API-13', method: 'GET', path: 'property/userProperties', needs: 'session' },
  deleteProperty: { id: 'API-14', method: 'POST', path: 'property/delete', needs: 'session' },
  getProfile: { id: 'API-15', method: 'GET', path: 'users/profile', needs: 'session' },
  updateProfile: { id: 'API-16', method: 'POST', path: 'users/profile', needs: 'session' },
  uploadProfilePicture: { id: 'API-17', method: 'POST', path: 'users/image', sends: 'multipart', needs: 'session' },
  postProperty: { id: 'API-18', method: 'POST', path: 'property/properties', needs: 'agent' },
  uploadPictures: { id: 'API-19', method: 'POST', path: 'property/uploadFiles', sends: 'multipart', needs: 'session' },
  uploadMainPicture: { id: 'API-20', method: 'POST', path: 'property/image', sends: 'multipart', needs: 'session' },
  searchCities: { id: 'API-21', method: 'GET', path: 'property/getCityByName', needs: 'nothing' },
  getCities: { id: 'API-22', method: 'GET', path: 'users/getAllCities', needs: 'nothing' },
  updateProperty: { id: 'API-23', method: 'POST', path: 'property/update', needs: 'session' },
  signUp: { id: 'API-24', method: 'POST', path: 'users', needs: 'nothing' },
  signIn: { id: 'API-25', method: 'POST', path: 'users/signin', needs: 'nothing' },
  validateOtp: { id: 'API-26', method: 'POST', path: 'users/validateOTP', needs: 'nothing' },
  forgotPassword: { id: 'API-27', method: 'POST', path: 'users/forgotPassword', needs: 'nothing' },
  setPassword: { id: 'API-28', method: 'POST', path: 'users/setPassword', needs: 'nothing' },
  sendEnquiry: { id: 'API-29', method: 'POST', path: 'enquiries', needs: 'nothing' },
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
