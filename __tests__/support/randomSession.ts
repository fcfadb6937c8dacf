import fc from 'fast-check';
import { inboxApi } from '@/api/inboxApi';
import { marketplaceApi } from '@/api/marketplaceApi';
import { savedApi } from '@/api/savedApi';
import { authModalClosed, authModalOpened, codeSent } from '@/store/authModal/authModalSlice';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { createStore, type AppStore } from '@/store/createStore';
import { areaUnitChosen, comparisonChanged, listingViewed } from '@/store/device/deviceSlice';
import { storageChangedElsewhere } from '@/store/persistence/changedElsewhere';
import { loggedOut, sessionEnded } from '@/store/session/sessionSlice';
import { testRecorder } from './actionLog';
import { aProject, aProperty, anAgent } from './factories';
import type { ServerAnswers } from './serverDouble';
import { QUIET } from './quietAnswers';
import { testEffects } from './testEffects';

const { endpoints } = marketplaceApi;
const IDS = ['p1', 'p2', 'p3'];

/** What people typed: each is a secret of its own. */
const typed = fc.record({
  phone: fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String),
  email: fc
    .tuple(fc.stringMatching(/^[a-z]{3,8}$/), fc.integer({ min: 10, max: 99_999 }))
    .map(([a, n]) => `${a}.${n}@mail.in`),
  password: fc
    .tuple(fc.stringMatching(/^[A-Za-z]{4,9}$/), fc.integer({ min: 100, max: 99_999 }))
    .map(([a, n]) => `${a}@${n}`),
  otp: fc.integer({ min: 100_000, max: 999_999 }).map((n) => `${n}`),
  token: fc.stringMatching(/^tk[0-9a-f]{24}$/),
  home: fc
    .tuple(fc.integer({ min: 1000, max: 99_999 }), fc.stringMatching(/^[A-Z][a-z]{5,9}$/))
    .map(([n, a]) => `${n} ${a} Street, Tirupati`),
  word: fc.constantFrom('Asha', 'Tirupati', 'Alipiri', ''),
});
type Typed = typeof typed extends fc.Arbitrary<infer T> ? T : never;

type Run = (store: AppStore, of: Typed, n: number) => unknown;
const id = (n: number) => IDS[n % IDS.length] ?? 'p1';

const COMMANDS: Readonly<Record<string, Run>> = {
  list: ({ dispatch }, { word }) => dispatch(endpoints.getProperties.initiate(`city=${word}`)),
  more: ({ dispatch }, { word }) =>
    dispatch(endpoints.getProperties.initiate(`city=${word}`, { direction: 'forward' })),
  searchByPhone: ({ dispatch }, { phone }) => dispatch(endpoints.searchCities.initiate(`call ${phone}`)),
  projects: ({ dispatch }) => dispatch(endpoints.getHomeProjects.initiate()),
  detail: ({ dispatch }, _of, n) => dispatch(endpoints.getProperty.initiate(id(n))),
  agent: ({ dispatch }, _of, n) => dispatch(endpoints.getAgent.initiate(`a${n % 2}`)),
  leaveDetail: ({ dispatch }, _of, n) =>
    dispatch(marketplaceApi.internalActions.removeQueryResult({ queryCacheKey: `getProperty("${id(n)}")` as never })),
  profile: ({ dispatch }) => dispatch(endpoints.getProfile.initiate()),
  changeProfile: ({ dispatch }, { home, phone }) =>
    dispatch(endpoints.updateProfile.initiate({ name: 'Asha', currentAddress: home, about: `reach me on ${phone}` })),
  patchProfile: ({ dispatch }, { phone, home }) =>
    dispatch(
      marketplaceApi.util.updateQueryData('getProfile', undefined, (draft) => {
        Object.assign(draft, { phone, permanentAddress: home });
      }),
    ),
  putProfile: ({ dispatch }, { email, home }) =>
    dispatch(
      marketplaceApi.util.upsertQueryEntries([
        { endpointName: 'getProfile', arg: undefined, value: { username: email, currentAddress: home } },
      ]),
    ),
  signIn: ({ dispatch }, { phone, password }) =>
    dispatch(endpoints.signIn.initiate({ countryCode: '91', username: phone, password })),
  signUp: ({ dispatch }, { phone, password, email, word }) =>
    dispatch(endpoints.signUp.initiate({ countryCode: '91', username: word, password, email, phone })),
  code: ({ dispatch }, { otp }) => dispatch(endpoints.validateOtp.initiate({ _id: 'c1', otp })),
  reset: ({ dispatch }, { otp, password }) => dispatch(endpoints.setPassword.initiate({ id: 'c1', otp, password })),
  forgot: ({ dispatch }, { email }) => dispatch(endpoints.forgotPassword.initiate({ username: email })),
  enquire: ({ dispatch }, { phone, email, word }) =>
    dispatch(
      endpoints.sendEnquiry.initiate({ kind: 'lead', name: word, phone, email, message: `I am ${word}, ${phone}` }),
    ),
  inbox: ({ dispatch }) => dispatch(inboxApi.endpoints.getInbox.initiate(null)),
  save: ({ dispatch }, _of, n) =>
    dispatch(
      savedApi.endpoints.setSaved.initiate({ userId: 'u1', listingId: id(n), kind: 'property', saved: n % 2 === 0 }),
    ),
  remove: ({ dispatch }, _of, n) => dispatch(endpoints.deleteProperty.initiate({ _id: id(n) })),
  post: ({ dispatch }, { home, word }) =>
    dispatch(
      endpoints.postProperty.initiate({ city: word || 'Tirupati', address: home, location: home, userId: 'u1' }),
    ),
  aborted: ({ dispatch }) => {
    const asked = dispatch(endpoints.getCities.initiate());
    asked.abort();
    return asked;
  },
  openModal: ({ dispatch }, { word }) =>
    dispatch(authModalOpened({ modal: 'login', then: { path: `/x?city=${word}`, label: word } })),
  codeSent: ({ dispatch }, { email }) => dispatch(codeSent({ modal: 'verifyOtp', id: 'c1', sentTo: `a•••${email}` })),
  closeModal: ({ dispatch }) => dispatch(authModalClosed()),
  view: ({ dispatch }, { word }, n) => dispatch(listingViewed({ kind: 'property', id: id(n), name: word })),
  choose: ({ dispatch }, { word }, n) => dispatch(listingChosen({ _id: id(n), name: word })),
  compare: ({ dispatch }, _of, n) => dispatch(comparisonChanged(IDS.slice(0, n % 4))),
  units: ({ dispatch }, _of, n) => dispatch(areaUnitChosen(n % 2 ? 'sqm' : 'sqft')),
  elsewhere: ({ dispatch }, { token, phone, email, word }) =>
    dispatch(
      storageChangedElsewhere({
        session: { token, user: { _id: 'u2', username: word, roleCode: null, phone, email, profilePic: null } },
        chosenListing: { chosen: null },
      }),
    ),
  end: ({ dispatch }) => dispatch(sessionEnded()),
  leave: ({ dispatch }) => dispatch(loggedOut()),
  anEmptyCache: ({ dispatch }) => dispatch(marketplaceApi.util.resetApiState()),
  odd: ({ dispatch }, { phone }, n) =>
    dispatch({
      type: 'odd/values',
      payload: { $: n, undefined: undefined, nan: Number.NaN, phone, at: [-0, n % 2 ? null : undefined] },
    }),
};

export interface Step {
  readonly command: string;
  readonly of: Typed;
  readonly n: number;
}
/** A random walk through the app, as its store sees it. */
export const randomSteps = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(fc.record({ command: fc.constantFrom(...Object.keys(COMMANDS)), of: typed, n: fc.nat(11) }), {
    minLength: 1,
    maxLength,
  });

/** A server whose answers hold the secrets of the first step. */
function answersWith({ phone, email, token, home, word }: Typed): ServerAnswers {
  const user = { _id: 'u1', username: word || 'Asha', token, role: { roleCode: 'agt' }, phone, email };
  const listing = (at: string) => aProperty({ _id: at, about: `Call ${phone} or ${email}`, address: home });
  const agent = anAgent({ _id: 'a1', phone, properties: [listing('p2')] });
  return {
    'GET property': (url: URL) =>
      url.searchParams.has('after')
        ? [listing('p3')]
        : {
            body: IDS.slice(0, 2).map(listing),
            headers: { link: '<http://localhost/api/property?after=x>; rel="next"' },
          },
    'GET property/propertyDetailsByUser': (url: URL) =>
      url.searchParams.get('id') === 'p3'
        ? { status: 404, body: { message: `Ask ${email}`, errors: { message: `No ${phone}` } } }
        : [listing(url.searchParams.get('id') ?? 'p1')],
    'GET homeSettings/projects': { spotlight: [aProject({ _id: 'j1' })], reraApproved: [], topProjects: [] },
    'GET users/getAgentDetailsById': [agent],
    'GET users/profile': [
      { username: word, phone, email, currentAddress: home, aadharNumber: `2${phone}1`, dateOfBirth: '1987-03-21' },
    ],
    'GET enquiries/inbox': [
      {
        _id: 'e1',
        kind: 'lead',
        name: word,
        phone,
        email,
        message: `I am ${word}`,
        createdAt: '2026-11-01T06:00:00.000Z',
      },
    ],
    'GET users/current': [user],
    ...QUIET.saved,
    ...QUIET.posting,
    ...QUIET.logout,
    'POST users/signin': { message: `Welcome ${phone}`, user },
    'POST users/validateOTP': { message: 'ok', user },
    'POST users/setPassword': {
      status: 400,
      body: { message: 'no', errors: { message: `The code for ${email} is not right` } },
    },
    'POST users': { id: 'c1', message: 'sent' },
    'POST users/forgotPassword': { id: 'c1', email },
    'POST users/profile': { message: 'saved' },
    'POST enquiries': { message: 'sent' },
    'POST property/delete': { message: 'gone' },
    'POST property/properties': { message: 'posted' },
    'POST saved': { message: 'saved' },
  };
}

/** Does the steps one after another; what a step fails with is part of the walk. */
async function walk(store: AppStore, steps: readonly Step[]): Promise<void> {
  for (const { command, of, n } of steps) {
    const asked = COMMANDS[command]?.(store, of, n);
    // Some wait for their answer, some are overtaken by the next.
    if (n % 3 !== 0) await Promise.resolve(asked).catch(() => undefined);
  }
  await new Promise((resolve) => setTimeout(resolve, 3));
}

/** Everything in a walk that must not reach a file. */
const secretsOf = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap(({ of }) => [of.phone, of.email, of.password, of.token, of.home]);

/** The log of a walk from a new store on; it holds none of the walk's secrets. */
export async function recordedWalk(steps: readonly Step[]): Promise<string> {
  const log = testRecorder();
  const { effects } = testEffects(steps[0] ? answersWith(steps[0].of) : {});
  const store = createStore({ effects, innermost: log.enhancer });
  await walk(store, steps);
  const text = log.exportText();
  store.dispatch(marketplaceApi.util.resetApiState());
  for (const secret of secretsOf(steps)) expect([secret, text.includes(secret)]).toEqual([secret, false]);
  return text;
}
