import type { EndpointName } from '@/contract/endpoints';
import type { ExtraName } from '@/contract/extras';
import type { Db } from '@/server/db/schema';
import { newId } from '@/server/rules/tokens';
import { openedSession } from './callers';
import { formOf } from './forms';
import { aPayload } from './posting';
import { AGENT, idOf, REVIEW, USER } from './world';

/** `agent` asks for what is their own or is not there; `other` for what is the owner's. */
export const CALLERS = ['visitor', 'user', 'agent', 'owner', 'other', 'expired', 'revoked'] as const;
export type Caller = (typeof CALLERS)[number];
type Statuses = Readonly<Record<Caller, number>>;

export const OTHER = { id: idOf('user', 3) };
export const IDS: Readonly<Record<Caller, string>> = {
  visitor: AGENT.id,
  user: USER.id,
  agent: OTHER.id,
  owner: AGENT.id,
  other: OTHER.id,
  expired: AGENT.id,
  revoked: AGENT.id,
};

const everybody = (status: number): Statuses => ({
  visitor: status,
  user: status,
  agent: status,
  owner: status,
  other: status,
  expired: status,
  revoked: status,
});
const OPEN = everybody(200);
const LOGGED_IN: Statuses = { ...OPEN, visitor: 401, expired: 401, revoked: 401 };
const OWNERS: Statuses = { ...LOGGED_IN, user: 403, agent: 404, other: 403 };
const AGENTS: Statuses = { ...LOGGED_IN, user: 403, other: 403 };

/** What no line of the server's log may hold. */
export const CANARY = {
  password: 'Canary@2026',
  wrong: 'WrongCanary@1',
  aadhaar: '234123412346',
  note: 'canary-note',
} as const;
/** A caller's own number and mailbox. */
export const phoneOf = (who: Caller) => `98765432${String(CALLERS.indexOf(who)).padStart(2, '0')}`;
export const emailOf = (who: Caller) => `canary-${who}@example.in`;

/** What a test sees of the world when it asks. */
export interface World {
  readonly db: Db;
  readonly shown: string;
  readonly project: string;
  readonly photo: Buffer;
  /** A new listing of the owner, under review. */
  readonly owned: () => Promise<string>;
}
export interface Asked {
  readonly query?: string;
  readonly body?: object;
  readonly form?: ReturnType<typeof formOf>;
  /** Instead of the caller's. */
  readonly token?: string;
}
interface Line {
  readonly expected: Statuses;
  readonly ask?: (who: Caller, world: World) => Asked | Promise<Asked>;
}

/** Whom a posted payload names: the caller, but for `other`, who names the owner. */
const named = (who: Caller) => (who === 'other' ? AGENT.id : IDS[who]);
const target = (who: Caller, { owned }: World) => (who === 'agent' ? Promise.resolve(newId()) : owned());
const formAs =
  (field: string) =>
  (_who: Caller, { photo }: World): Asked => ({ form: formOf({ field, bytes: photo }) });
const idQuery = (id: (world: World) => string) => (_who: Caller, world: World) => ({ query: `?id=${id(world)}` });

/** Every call, every caller: what it is answered. */
export const MATRIX: Readonly<Record<EndpointName | ExtraName, Line>> = {
  getHomeProjects: { expected: OPEN },
  getHomeBuilders: { expected: OPEN },
  getHomeAgents: { expected: OPEN },
  getProperties: { expected: OPEN },
  getProjects: { expected: OPEN, ask: () => ({ query: '?propertyType=' }) },
  getLocalities: { expected: OPEN },
  getAgents: { expected: OPEN },
  getAgent: { expected: OPEN, ask: idQuery(() => AGENT.id) },
  getBuilders: { expected: OPEN },
  getProperty: { expected: OPEN, ask: idQuery(({ shown }) => shown) },
  getProject: { expected: OPEN, ask: idQuery(({ project }) => project) },
  getCurrentUser: { expected: LOGGED_IN },
  getMyProperties: { expected: LOGGED_IN },
  deleteProperty: {
    expected: OWNERS,
    ask: async (who, world) => ({ body: { _id: await target(who, world) } }),
  },
  getProfile: { expected: LOGGED_IN },
  updateProfile: {
    expected: LOGGED_IN,
    ask: () => ({ body: { _id: AGENT.id, userId: AGENT.id, about: CANARY.note, aadharNumber: CANARY.aadhaar } }),
  },
  uploadProfilePicture: { expected: LOGGED_IN, ask: formAs('profilePic') },
  postProperty: {
    expected: AGENTS,
    ask: (who) => ({ body: aPayload({ userId: named(who), name: `Posted by ${who}` }) }),
  },
  uploadPictures: { expected: LOGGED_IN, ask: formAs('images') },
  uploadMainPicture: { expected: LOGGED_IN, ask: formAs('image') },
  searchCities: { expected: OPEN, ask: () => ({ query: '?name=Tir' }) },
  getCities: { expected: OPEN },
  updateProperty: {
    expected: OWNERS,
    ask: async (who, world) => ({
      body: { ...aPayload({ userId: IDS[who], name: `Changed by ${who}` }), _id: await target(who, world) },
    }),
  },
  signUp: {
    expected: OPEN,
    ask: (who) => ({
      body: {
        countryCode: '91',
        username: 'Canary',
        password: CANARY.password,
        email: emailOf(who),
        phone: phoneOf(who),
      },
    }),
  },
  signIn: {
    expected: OPEN,
    ask: () => ({ body: { countryCode: '91', username: USER.phone, password: USER.password } }),
  },
  validateOtp: { expected: everybody(400), ask: () => ({ body: { _id: 'unknown', otp: '123456' } }) },
  forgotPassword: { expected: OPEN, ask: (who) => ({ body: { username: emailOf(who) } }) },
  setPassword: {
    expected: everybody(400),
    ask: () => ({ body: { id: 'unknown', otp: '123456', password: CANARY.password } }),
  },
  sendEnquiry: {
    expected: OPEN,
    ask: (who, { shown }) => ({
      body: { kind: 'lead', listingId: shown, name: who, phone: phoneOf(who), email: emailOf(who), consent: true },
    }),
  },
  sendProblem: { expected: OPEN, ask: () => ({ body: { words: 'The map is grey', page: '/', build: 'b' } }) },
  getSaved: { expected: LOGGED_IN },
  setSaved: {
    expected: LOGGED_IN,
    ask: (_who, { shown }) => ({ body: { listingId: shown, kind: 'property', saved: true } }),
  },
  noteView: { expected: OPEN, ask: (_who, { shown }) => ({ body: { listingId: shown, seen: 'phone' } }) },
  getGivenNumbers: { expected: LOGGED_IN },
  getPhone: { expected: LOGGED_IN },
  // Their numbers are confirmed.
  sendPhoneCode: {
    expected: { ...LOGGED_IN, user: 409, agent: 409, owner: 409, other: 409 },
    ask: () => ({ body: {} }),
  },
  confirmPhone: {
    expected: { ...everybody(400), visitor: 401, expired: 401, revoked: 401 },
    ask: () => ({ body: { code: '123456' } }),
  },
  getInbox: { expected: LOGGED_IN },
  getSentEnquiries: { expected: LOGGED_IN },
  followEnquiry: {
    expected: { ...LOGGED_IN, user: 403, agent: 403, other: 403 },
    ask: async (_who, { db: rows, shown }) => {
      const id = newId();
      const doc = JSON.stringify({ name: 'Meena' });
      const to = { listing_id: shown, listing_kind: 'property' as const, agent_id: AGENT.id, user_id: null };
      await rows
        .insertInto('enquiries')
        .values({ id, kind: 'lead', ...to, repeat_mark: null, created_at: 1, doc })
        .execute();
      return { body: { enquiryId: id, state: 'called', note: CANARY.note, nextOn: null } };
    },
  },
  getSold: { expected: everybody(404), ask: () => ({ query: '?id=unknown' }) },
  // One that is under review can be neither sold nor confirmed by its owner.
  setSold: {
    expected: { ...OWNERS, owner: 409 },
    ask: async (who, world) => ({ body: { _id: await target(who, world), sold: true } }),
  },
  renewProperty: {
    expected: { ...OWNERS, owner: 409 },
    ask: async (who, world) => ({ body: { _id: await target(who, world) } }),
  },
  getStanding: { expected: LOGGED_IN },
  deleteAccount: {
    expected: { ...everybody(400), visitor: 401, expired: 401, revoked: 401 },
    ask: () => ({ body: { password: CANARY.wrong } }),
  },
  cancelDeletion: { expected: LOGGED_IN, ask: () => ({ body: {} }) },
  // Three callers are one account, and the other two another one: each has three archives a day.
  getMyData: { expected: LOGGED_IN },
  // Each with a session of its own to end: the callers' others are needed further on.
  logout: {
    expected: OPEN,
    ask: async (who, { db }) => ({
      body: {},
      token: who === 'visitor' ? '' : await openedSession(db, IDS[who], { expired: who === 'expired' }),
    }),
  },
  getReviews: { expected: OPEN, ask: () => ({ query: `?agentId=${AGENT.id}` }) },
  getMyReview: { expected: LOGGED_IN, ask: () => ({ query: `?agentId=${AGENT.id}` }) },
  // There is none to take away.
  setReview: { expected: LOGGED_IN, ask: () => ({ body: { agentId: OTHER.id, review: null } }) },
  answerReview: {
    expected: { ...LOGGED_IN, user: 403, agent: 403, other: 403 },
    ask: () => ({ body: { reviewId: REVIEW.id, answer: CANARY.note } }),
  },
  reportReview: { expected: LOGGED_IN, ask: () => ({ body: { reviewId: REVIEW.id, reason: CANARY.note } }) },
  getArticle: { expected: OPEN, ask: () => ({ query: '?id=checking-tuda-and-rera-approval' }) },
  getNews: { expected: OPEN },
  search: { expected: OPEN, ask: () => ({ query: '?q=Tirupathi' }) },
  getSessions: { expected: LOGGED_IN },
  endSessions: { expected: LOGGED_IN, ask: () => ({ body: { id: 'unknown' } }) },
  changePassword: {
    expected: { ...everybody(400), visitor: 401, expired: 401, revoked: 401 },
    ask: () => ({ body: { current: CANARY.wrong, password: CANARY.password } }),
  },
};
