import { refusal, type ServerAnswers } from './serverDouble';

/** What screens ask besides what a test is about, by the screen that asks: nothing there. A test names what it needs. */
export const QUIET = {
  dashboard: {
    'GET property/userProperties': [],
    'GET saved': [],
    'GET enquiries/inbox': [],
    'GET enquiries/sent': [],
    'GET users/numbers': [],
    'GET users/standing': [],
    'GET users/sessions': [],
    'GET users/phone': [],
    'GET property/sold': refusal(404, 'Not found'),
  },
  home: {
    'GET property': [],
    'GET homeSettings/projects': { spotlight: [], reraApproved: [], topProjects: [] },
    'GET homeSettings/builders': [],
    'GET homeSettings/agents': [],
  },
  lists: { 'GET property': [], 'GET projects': [], 'GET users/getAgents': [], 'GET builders/getAllBuilders': [] },
  /** Of a server that counts no views. */
  listing: {
    'GET saved': [],
    'GET property': [],
    'GET property/sold': refusal(404, 'Not found'),
    'POST property/views': refusal(404, 'Not found'),
  },
  project: { 'GET saved': [], 'GET projects': [] },
  posting: { 'GET property/getCityByName': [] },
  saved: { 'GET saved': [] },
  logout: { 'POST users/logout': { message: 'Logged out' } },
} as const satisfies Readonly<Record<string, ServerAnswers>>;
