import type { Route } from 'playwright-core';
import { ENDPOINTS, type EndpointName } from '@/contract/endpoints';
import type { World } from './world';

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const each = (row: Row, change: (value: unknown, key: string) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value, key)]));

const numbersAsText = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(numbersAsText);
  return isRow(value) ? each(value, numbersAsText) : value;
};
const isPictures = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' && /\.\w+$/.test(one));

/** The ways in which a row may come that is right in all but its form. */
const ODD: readonly ((row: Row) => Row)[] = [
  // Numbers as text, and both spellings of amenities: under their key and at top level.
  (row) => ({
    ...each(row, numbersAsText),
    amenities: { vaastuComplaint: true, vaastuCompliant: false, rainWaterHarvesting: 'true', lift: null },
    vollyballCourt: true,
  }),
  // Null lists, and nobody who owns it.
  (row) => each(row, (value, key) => (key === 'userId' ? undefined : Array.isArray(value) ? null : value)),
  // One picture as a text.
  (row) => each(row, (value) => (isPictures(value) ? value[0] : value)),
  // Nothing but what it is called.
  (row) => each(row, (value, key) => (key === '_id' || key === 'name' || key === 'username' ? value : null)),
];

const oddRows = (rows: readonly unknown[]): readonly unknown[] => [
  ...rows.map((row, at) => (isRow(row) ? (ODD[at % ODD.length]?.(row) ?? row) : row)),
  null,
  7,
];
/** One row that is odd in every way that goes together. */
const oddRow = (row: Row): Row => {
  const [texts, nothing, single] = ODD;
  // Pictures first, else they are among the null lists.
  return [single, nothing, texts].reduce((changed, change) => change?.(changed) ?? changed, row);
};

/** The user that an account call gives, with a token that the server knows. */
const oddLogin = ({ agent }: World) => ({
  message: null,
  user: { ...agent.user, token: agent.token, username: 7, phone: 9_000_000_001, email: null, role: null },
});

/** The answers of the calls that change something, so that nothing reaches the server. */
const WRITTEN: Partial<Record<EndpointName, (world: World) => unknown>> = {
  deleteProperty: () => ({ message: null, extra: [null] }),
  updateProfile: () => ({ message: ['?'] }),
  uploadProfilePicture: ({ picture }) => ({ file: picture, message: 7 }),
  uploadPictures: ({ picture }) => ({ images: picture }),
  uploadMainPicture: ({ picture }) => ({ file: picture, message: null }),
  postProperty: () => ({ message: null, property: null }),
  updateProperty: () => null,
  signUp: () => ({ id: 77, email: null }),
  signIn: oddLogin,
  validateOtp: oddLogin,
  forgotPassword: () => ({ id: 77, email: null }),
  setPassword: oddLogin,
  sendEnquiry: () => ({ message: null }),
};

/** An answer as another server might give it: right, but for its form. */
export async function oddAnswer(name: EndpointName, route: Route, world: World): Promise<unknown> {
  if (ENDPOINTS[name].method === 'POST') return WRITTEN[name]?.(world);
  const answer: unknown = await (await route.fetch()).json();
  if (name === 'getHomeProjects' && isRow(answer)) {
    return { ...each(answer, (value) => (Array.isArray(value) ? oddRows(value) : value)), reraApproved: null };
  }
  if (name === 'getCities' && isRow(answer) && Array.isArray(answer['citieslist'])) {
    return { citieslist: [...answer['citieslist'], null, { name: 'Kadapa', localities: null }, { name: 517 }] };
  }
  if (name === 'searchCities' && Array.isArray(answer)) {
    return [null, { name: 'Tirupati', localities: null }, { name: 517 }];
  }
  if (name === 'getProperty' || name === 'getProject') return Array.isArray(answer) ? answer.map(oddRow) : answer;
  if (Array.isArray(answer)) return oddRows(answer);
  return isRow(answer) ? oddRow(answer) : answer;
}
