import fc from 'fast-check';
import type { PropertyRecord } from '@/api/records';
import { readMyProperties, readProperty } from '@/api/readers/listings';
import { bodies, type ListingPayload } from '@/contract/payloads';
import { ALIASES, AMENITY_KEYS } from '@/domain/amenityFlags';
import { payloadOf, updatePayloadOf } from '@/features/posting/values/payloadOf';
import { photosOf } from '@/features/posting/values/photoUrls';
import { UNTOUCHED, type PostingValues } from '@/features/posting/values/postingValues';
import { valuesOf } from '@/features/posting/values/valuesOf';
import { changesFacts, editedListing } from '@/server/rules/listingDoc';
import { jpeg } from '../../../support/jpeg';
import { postingOf } from '../../../support/server/posting';
import { testApp, type TestApp } from '../../../support/server/testApp';
import { AGENT } from '../../../support/server/world';
import { anyPayload } from '../../../support/anyPayload';

const RUNS = 40;
const TIME = 120_000;
let server: TestApp;
let token: string;
let agent: ReturnType<typeof postingOf>;
let photos: readonly string[];
let number = 0;
/** Two listings are never the same payload, which would be a repeat. */
const newName = () => `Listing ${(number += 1)}`;

beforeAll(async () => {
  server = await testApp({ properties: 0, projects: 0 });
  token = await server.tokenOf(AGENT);
  agent = postingOf(server, token);
  const colours = ['#3a6', '#a36', '#36a'];
  const files = await Promise.all(colours.map((background) => jpeg(80, 60, background)));
  photos = (await agent.send('uploadFiles', 'images', ...files)).json<{ images: readonly string[] }>().images;
});
afterAll(() => server.close());

/** The only listing that the agent has, as the dashboard reads it. */
async function ownRecord(): Promise<PropertyRecord> {
  const answer = await server.get('/api/property/userProperties', { authorization: token });
  const [record, ...others] = readMyProperties(answer.json(), NO_PAGE).records?.properties ?? [];
  if (record === undefined || others.length > 0) throw new Error('one listing was expected');
  return record;
}

/** Posts it as the agent's only listing. */
async function posted(payload: object): Promise<PropertyRecord> {
  await server.db.deleteFrom('properties').execute();
  const answer = await agent.post(payload);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return ownRecord();
}
const NO_PAGE = { status: 200, next: null, total: null, sorts: null, filters: null, bands: null };

const detailOf = async (id: string) =>
  (await server.get(`/api/property/propertyDetailsByUser?id=${id}`, { authorization: token })).json<
    readonly Record<string, unknown>[]
  >();
const docOf = async (id: string): Promise<Record<string, unknown>> =>
  JSON.parse(
    (await server.db.selectFrom('properties').select('doc').where('id', '=', id).executeTakeFirstOrThrow()).doc,
  ) as Record<string, unknown>;

async function update(payload: ReturnType<typeof updatePayloadOf>): Promise<void> {
  const answer = await agent.update(payload);
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** The answer as another server spells it. */
function respelled(body: readonly Record<string, unknown>[]): unknown {
  const names = new Map<string, string>(ALIASES.map(([alias, key]) => [key, alias]));
  return body.map((row) => ({
    ...row,
    amenities: Object.fromEntries(
      Object.entries(row['amenities'] as object).map(([key, on]) => [names.get(key) ?? key, on]),
    ),
  }));
}
const ticked = (flags: object | null | undefined): readonly string[] =>
  Object.entries(flags ?? {})
    .filter(([, on]) => on === true)
    .map(([key]) => key)
    .sort();

const NOT_TICKED = {
  allInclusivePrice: false,
  taxNgovtChargesExcluded: false,
  priceNegotiable: false,
  brokerageNegotiable: false,
  servantRoom: false,
};

describe('a listing that is posted, read, edited and updated', () => {
  it(
    'keeps each of the 47 amenities in both spellings [FMT-5, WIZ-16, EDIT-2, EDIT-6]',
    async () => {
      const someKeys = fc.subarray([...AMENITY_KEYS]);
      await fc.assert(
        fc.asyncProperty(
          someKeys,
          someKeys,
          fc.boolean(),
          fc.boolean(),
          fc.uniqueArray(fc.stringMatching(/^[a-z]{3,12}$/), { maxLength: 3 }),
          async (chosen, toggled, postedInAliases, readInAliases, custom) => {
            const values: PostingValues = {
              ...UNTOUCHED,
              city: 'Tirupati',
              name: newName(),
              termsAccepted: true,
              amenities: Object.fromEntries(chosen.map((key) => [key, true])),
              customAmenities: custom,
            };
            const payload = payloadOf(values, {}, AGENT.id);
            expect(Object.keys(payload.amenities ?? {}).sort()).toEqual([...AMENITY_KEYS].sort());
            const [sent] = postedInAliases ? (respelled([{ ...payload }]) as readonly object[]) : [payload];
            const own = await posted(sent ?? {});
            const id = own._id;

            const detail = await detailOf(id);
            const read = readProperty(readInAliases ? respelled(detail) : detail, NO_PAGE).records?.properties?.[0];
            const record = { ...own, ...read };
            const edited = valuesOf(record);
            expect(ticked(edited.amenities)).toEqual([...chosen].sort());

            const changed = Object.fromEntries(toggled.map((key) => [key, edited.amenities[key] !== true]));
            const after = { ...edited, termsAccepted: true, amenities: { ...edited.amenities, ...changed } };
            await update(updatePayloadOf(after, photosOf(record), AGENT.id, record));
            const [end] = await detailOf(id);
            const wanted = AMENITY_KEYS.filter((key) => chosen.includes(key) !== toggled.includes(key));
            expect(ticked(end?.['amenities'] as object)).toEqual([...wanted].sort());
            expect(end?.['customAmenities'] ?? []).toEqual(custom);
          },
        ),
        { numRuns: RUNS },
      );
    },
    TIME,
  );

  it(
    'keeps every other field of the payload, with a control or without [WIZ-16, EDIT-2, EDIT-6]',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyPayload(photos), async (fields) => {
          const payload: ListingPayload = { ...fields, name: newName(), userId: AGENT.id, termsAccepted: true };
          const record = await posted(payload);
          const before = await docOf(record._id);
          const again = updatePayloadOf(
            { ...valuesOf(record), termsAccepted: true },
            photosOf(record),
            AGENT.id,
            record,
          );
          // A server that replaces the whole listing keeps it too.
          expect(editedListing({}, bodies.updateProperty.parse(again))).toMatchObject(before);
          await update(again);
          const { amenities, ...after } = await docOf(record._id);
          // A box that nobody ever ticked says so now.
          expect(after).toEqual({ ...NOT_TICKED, ...before });
          // An edit says of each of the 47 whether it is there.
          expect(ticked(amenities as object)).toEqual([]);
          // Nor does it say anything else of what an operator saw.
          expect(changesFacts(before, { ...after, amenities })).toBe(false);
        }),
        { numRuns: RUNS },
      );
    },
    TIME,
  );

  it(
    'starts every control of the payload where the stored value is [EDIT-1]',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyPayload(photos), async (fields) => {
          const record = await posted({ ...fields, name: newName(), userId: AGENT.id });
          const values = valuesOf(record);
          expect(values.city).toBe(fields.city.trim());
          expect(values.expectedPrice).toBe(fields.expectedPrice == null ? undefined : String(fields.expectedPrice));
          expect(values.priceNegotiable ?? null).toBe(fields.priceNegotiable ?? null);
          expect(values.address ?? '').toBe(fields.address?.trim() ?? '');
          expect(photosOf(record).livingRoom ?? []).toEqual([...new Set(fields.livingRoom ?? [])]);
        }),
        { numRuns: 10 },
      );
    },
    TIME,
  );
});
