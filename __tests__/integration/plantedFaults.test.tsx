/** @jest-environment ./__tests__/support/domEnvironment.ts */
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { EXIT, replayCommand } from '@/actionLog/cli/run';
import { recordsReceived } from '@/api/baseQuery';
import { marketplaceApi } from '@/api/marketplaceApi';
import { replayTarget } from '@/app/replayTarget';
import { NoListings } from '@/features/dashboard/myListings/NoListings';
import LeadForm from '@/features/enquiry/LeadForm';
import type { useEnquiry } from '@/features/enquiry/useEnquiry';
import type { payloadOf } from '@/features/profile/profileValues';
import { ProfileTab } from '@/features/profile/ProfileTab';
import PropertiesRoute from '@/routes/PropertiesRoute';
import { comparisonChanged } from '@/store/device/deviceSlice';
import type { RootState } from '@/store/rootReducer';
import { testRecorder } from '../support/actionLog';
import { commandPorts } from '../support/commandPorts';
import { aProperty } from '../support/factories';
import type * as plantedModule from '../support/planted';
import { plantedNow, type Planted } from '../support/planted';
import { renderScreen, type RenderOptions } from '../support/renderScreen';
import { settle } from '../support/settle';

function mockFault(path: string, name: string): object {
  return jest.requireActual<typeof plantedModule>('../support/planted').plantable(path, name);
}
jest.mock('@/store/entities/properties', () => mockFault('@/store/entities/properties', 'propertiesReducer'));
jest.mock('@/store/device/deviceSlice', () => mockFault('@/store/device/deviceSlice', 'deviceReducer'));
jest.mock('@/domain/sorting', () => mockFault('@/domain/sorting', 'sortProperties'));
jest.mock('@/store/session/sessionSlice', () => mockFault('@/store/session/sessionSlice', 'selectIsAgent'));
jest.mock('@/domain/price', () => mockFault('@/domain/price', 'toNumber'));
jest.mock('@/api/readers/rows', () => mockFault('@/api/readers/rows', 'ownerOf'));
jest.mock('@/features/profile/profileValues', () => mockFault('@/features/profile/profileValues', 'payloadOf'));
jest.mock('@/features/enquiry/useEnquiry', () => mockFault('@/features/enquiry/useEnquiry', 'useEnquiry'));
jest.mock('@/api/errors', () => mockFault('@/api/errors', 'isUnauthorized'));
jest.mock('@/store/listeners/unreferenced', () => mockFault('@/store/listeners/unreferenced', 'unreferenced'));

const { getProperties, getProperty } = marketplaceApi.endpoints;
const { removeQueryResult } = marketplaceApi.internalActions;
const cheap = aProperty({ _id: 'cheap', name: 'Cheap', expectedPrice: '9,00,000' as never });
const dear = aProperty({ _id: 'dear', name: 'Dear', expectedPrice: 4_500_000 });
const SERVER = {
  'GET property': [cheap, dear],
  'GET property/propertyDetailsByUser': [dear],
  'GET users/profile': { name: 'Asha', username: 'asha', dateOfBirth: '1990-06-15', age: 36, gender: 'Female' },
  'POST users/profile': { message: 'ok' },
  'POST enquiries': { message: 'Thank you.' },
};

type Shown = ReturnType<typeof renderScreen>;
const press = ({ user }: Shown, role: 'button' | 'checkbox' | 'radio', name: string | RegExp) =>
  user.click(screen.getByRole(role, { name }));
/** Asks as a screen does, and waits for the answer. */
const ask = ({ store }: Shown, call: ReturnType<typeof getProperty.initiate | typeof getProperties.initiate>) =>
  act(async () => {
    await store.dispatch(call as ReturnType<typeof getProperty.initiate>);
  });

interface Fault extends Planted {
  readonly kind: 'reducer' | 'selector' | 'reader' | 'form' | 'effect';
  /** What its reporter writes into the note. */
  readonly note: string;
  readonly at: string;
  readonly shows?: ReactElement;
  readonly who?: RenderOptions;
  readonly session: (shown: Shown) => Promise<unknown>;
  /** The row of `--list` that is looked at; its index is N in the words of the question. */
  readonly row: RegExp;
  readonly asks: readonly string[];
  /** What the list and the answer to the question say of the fault. */
  readonly tells: RegExp;
}

const FAULTS: readonly Fault[] = [
  {
    kind: 'reducer',
    note: 'The rooms of a listing are gone after the list',
    name: 'propertiesReducer',
    wrong: (good: Reducer<unknown>, state: unknown, action: UnknownAction) =>
      good(recordsReceived.match(action) ? undefined : state, action),
    at: '/properties',
    session: async (shown) => {
      await ask(shown, getProperty.initiate('dear'));
      await ask(shown, getProperties.initiate(''));
    },
    row: /pending getProperties/,
    asks: [],
    tells: /DIVERGED at action 5 \(records\/received\).*\n {2}state path: properties\.entities\.dear/,
  },
  {
    kind: 'reducer',
    note: 'The third home is not compared',
    name: 'deviceReducer',
    wrong: (good: Reducer<unknown>, state: unknown, action: UnknownAction) =>
      good(state, comparisonChanged.match(action) ? comparisonChanged(action.payload.slice(0, 2)) : action),
    at: '/compare',
    session: async ({ store }) => act(() => void store.dispatch(comparisonChanged(['a', 'b', 'c']))),
    row: /comparisonChanged/,
    asks: ['--at', 'N', '--state', 'device.compare'],
    tells:
      /DIVERGED at action 1 \(device\/comparisonChanged\).*\n {2}state path: device\.compare, here \["a","b","c"\]/,
  },
  {
    kind: 'selector',
    note: 'The cheapest does not come first',
    name: 'sortProperties',
    wrong: (_good: unknown, homes: readonly { expectedPrice?: unknown }[]) =>
      [...homes].sort((a, b) => (String(a.expectedPrice) < String(b.expectedPrice) ? -1 : 1)),
    at: '/properties?sort=priceUp',
    shows: <PropertiesRoute />,
    session: async () => {
      await screen.findByRole('heading', { level: 1, name: '2 properties' });
      expect(screen.getAllByRole('article')[0]).toHaveTextContent('Dear');
    },
    row: /records\/received/,
    asks: ['--state', 'properties.entities.cheap.expectedPrice', '--state', 'properties.entities.dear.expectedPrice'],
    // What the screen is made of is right: it is the screen that is wrong.
    tells: /→ load \/properties\?sort=priceUp[^]*cheap\.expectedPrice = 900000\n.*dear\.expectedPrice = 4500000$/,
  },
  {
    kind: 'selector',
    note: 'I am an agent and am asked to become one',
    name: 'selectIsAgent',
    wrong: () => false,
    at: '/dashboard',
    shows: <NoListings />,
    who: { token: 'token-1', user: { roleCode: 'agt' } },
    session: async () => screen.findByText(/posted by agents/),
    row: /middlewareRegistered/,
    asks: ['--state', 'session.user.roleCode'],
    tells: /→ load \/dashboard[^]*session\.user\.roleCode = "agt"$/,
  },
  {
    kind: 'reader',
    note: 'A home for nine rupees',
    name: 'toNumber',
    wrong: (good: (value: unknown) => unknown, value: unknown) =>
      typeof value === 'string' ? Number.parseFloat(value) : good(value),
    at: '/properties',
    session: async (shown) => ask(shown, getProperties.initiate('')),
    row: /records\/received/,
    asks: ['--at', 'N', '--state', 'properties.entities.cheap.expectedPrice'],
    // It came so with the answer.
    tells: /action 2 = .*"records\/received".*"expectedPrice":9,.*\n.*cheap\.expectedPrice after action 2 = 9$/,
  },
  {
    kind: 'reader',
    note: 'A home that nobody sells',
    name: 'ownerOf',
    wrong: () => ({ userId: null, owner: null }),
    at: '/properties-listing?id=dear',
    session: async (shown) => ask(shown, getProperty.initiate('dear')),
    row: /records\/received/,
    asks: ['--at', 'N', '--state', 'properties.entities.dear.userId'],
    tells: /action 2 = .*"records\/received".*"agents":\[\].*\n.*dear\.userId after action 2 = null$/,
  },
  {
    kind: 'form',
    note: 'My gender is not saved',
    name: 'payloadOf',
    wrong: (good: typeof payloadOf, ...[values, isAgent]: Parameters<typeof payloadOf>) => ({
      ...good(values, isAgent),
      gender: 'Female',
    }),
    at: '/dashboard',
    shows: <ProfileTab numberAt="number" />,
    who: { token: 'token-1', user: { roleCode: 'usr' } },
    session: async (shown) => {
      await screen.findByLabelText('Name');
      await press(shown, 'radio', 'Male');
      await act(() => settle(350));
      await press(shown, 'button', 'Save profile');
    },
    row: /pending updateProfile/,
    asks: ['--at', 'N', '--state', 'forms.profile.originalArgs.gender'],
    // One thing was typed and another sent.
    tells: /action \d+ = .*"gender":"Female".*\n.*gender after action \d+ = "Male"$/,
  },
  {
    kind: 'form',
    note: 'They call about other sizes',
    name: 'useEnquiry',
    wrong: (good: typeof useEnquiry) => {
      const { said, send } = good();
      return { said, send: (enquiry: object) => send({ ...enquiry, interestedIn: [] } as never) };
    },
    at: '/properties-listing-one?id=p1',
    shows: <LeadForm listingId="p1" sizes={['3 BHK']} then={{ path: '/home', label: 'Home' }} />,
    who: { token: 'token-1', user: { phone: '9848022338' } },
    session: async (shown) => {
      await press(shown, 'button', '3 BHK');
      await press(shown, 'checkbox', /^I agree/);
      await act(() => settle(350));
      await press(shown, 'button', 'Request a call back');
      await screen.findByText('Thank you.');
    },
    row: /pending sendEnquiry/,
    asks: ['--at', 'N', '--state', 'forms.Share your details.originalArgs.interestedIn'],
    tells: /action \d+ = .*"interestedIn":\[\].*\n.*interestedIn after action \d+ = \["3 BHK"\]$/,
  },
  {
    kind: 'effect',
    note: 'A listing that is gone logs me out',
    name: 'isUnauthorized',
    wrong: (_good: unknown, error: { status?: unknown }) => error.status === 404,
    at: '/properties-listing?id=gone',
    who: { token: 'token-1', server: { 'GET property/propertyDetailsByUser': { status: 404, body: {} } } },
    session: async (shown) => ask(shown, getProperty.initiate('gone')),
    row: /rejected getProperty/,
    asks: ['--at', 'N'],
    tells: /rejected getProperty .*\n.*session\/sessionEnded {2}\[.*session.*\][^]*action 2 = .*"status":404/,
  },
  {
    kind: 'effect',
    note: 'A home disappears from the list after a while',
    name: 'unreferenced',
    wrong: (_good: unknown, { properties }: RootState) =>
      properties.ids.includes('dear') ? { properties: ['dear'] } : null,
    at: '/properties',
    session: async (shown) => {
      await ask(shown, getProperties.initiate(''));
      shown.store.dispatch(removeQueryResult({ queryCacheKey: 'getProfile(undefined)' as never }));
      // A second after the last that could use it.
      await waitFor(() => expect(shown.store.getState().properties.ids).not.toContain('dear'));
    },
    row: /records\/swept/,
    asks: ['--at', 'N', '--state', 'api.queries.getProperties("").data.pages.0.ids'],
    // The list that names it is still there.
    tells: /action \d+ = .*"properties":\["dear"\].*\n.*ids after action \d+ = \["cheap","dear"\]$/,
  },
];

it.each(FAULTS)('pins a $kind fault from the file alone: "$note" [STORE-8]', async (fault) => {
  const log = testRecorder();
  plantedNow.fault = fault;
  log.navigated(fault.at, 'load');
  const { who, at: path, shows = <></> } = fault;
  const server = { ...SERVER, ...who?.server };
  await fault.session(renderScreen(shows, { ...who, server, path, innermost: log.enhancer }));
  log.note(fault.note);
  plantedNow.fault = null;

  const { ports, said } = commandPorts({ 'a.rlog': log.exportText() });
  const exit = replayCommand(['a.rlog', '--list'], replayTarget(), ports);
  expect(exit).toBe(fault.kind === 'reducer' ? EXIT.diverged : EXIT.same);
  const index =
    said
      .find((line) => fault.row.test(line))
      ?.trim()
      .split(' ')[0] ?? '';
  replayCommand(['a.rlog', ...fault.asks.map((word) => (word === 'N' ? index : word))], replayTarget(), ports);
  expect(said.join('\n')).toMatch(fault.tells);
});
