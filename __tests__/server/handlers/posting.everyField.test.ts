import { readMyProperties } from '@/api/readers/listings';
import type { PropertyRecord } from '@/api/records';
import { answers } from '@/contract/answers';
import { bodies } from '@/contract/payloads';
import type { Subtype } from '@/domain/subtypes';
import { payloadOf, updatePayloadOf } from '@/features/posting/values/payloadOf';
import { photosOf } from '@/features/posting/values/photoUrls';
import { ASKED_FIELDS, fieldsAsked } from '@/features/posting/values/postingFields';
import { pick } from '@/features/posting/values/pick';
import { UNTOUCHED, type PostingValues } from '@/features/posting/values/postingValues';
import { valuesOf } from '@/features/posting/values/valuesOf';
import { readNavigationState } from '@/features/posting/wizard/readNavigationState';
import { jpeg } from '../../support/jpeg';
import { everyField } from '../../support/everyField';
import { postingOf } from '../../support/server/posting';
import { appOfAll } from '../../support/server/testApp';
import { AGENT } from '../../support/server/world';
import { reviewReason } from '../../support/server/reviewReason';

type Row = Readonly<Record<string, unknown>>;
/** What editing asks of a server: one's own listings, and the change of one. */
interface Site {
  readonly mine: () => Promise<unknown>;
  readonly update: (payload: object) => Promise<void>;
}
const NO_PAGE = { status: 200, next: null, total: null, sorts: null, filters: null, bands: null };
const KINDS: readonly Subtype[] = ['Flat/Apartment', 'Plot/land', 'Villa', 'Office'];

const server = appOfAll({ properties: 0, projects: 0 });
let agent: ReturnType<typeof postingOf>;
let photos: readonly string[];
beforeAll(async () => {
  agent = postingOf(server, await server.tokenOf(AGENT));
  const files = await Promise.all(['#3a6', '#a36'].map((background) => jpeg(80, 60, background)));
  photos = (await agent.send('uploadFiles', 'images', ...files)).json<{ images: readonly string[] }>().images;
});

/** The reference server. */
const reference: Site = {
  mine: () => agent.mine(),
  update: async (payload) => {
    const answer = await agent.update(payload);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  },
};
/** Another server: what it is sent stands in the place of the whole listing. */
function replacing(row: Row): Site {
  let kept = row;
  return {
    mine: () => Promise.resolve([kept]),
    update: (payload) => {
      kept = JSON.parse(JSON.stringify(payload)) as Row;
      return Promise.resolve();
    },
  };
}
const SITES = ['reference', 'replacing'] as const;

async function siteWith(name: (typeof SITES)[number], fields: Row): Promise<Site> {
  if (name === 'replacing') return replacing({ ...fields, _id: 'b1', userId: AGENT.id });
  await server.db.deleteFrom('properties').execute();
  await server.db.deleteFrom('posting_marks').execute();
  const answer = await agent.post({ ...fields, userId: AGENT.id });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return reference;
}

/** The listing as the server answers it. */
async function rowOf(site: Site): Promise<Row> {
  const [row] = (await site.mine()) as readonly Row[];
  if (row === undefined) throw new Error('one listing was expected');
  return row;
}
/** The listing as the edit screen has it: read by the dashboard, taken through the history. */
async function opened(site: Site): Promise<PropertyRecord> {
  const [property] = readMyProperties(await site.mine(), NO_PAGE).records?.properties ?? [];
  const listing = readNavigationState(structuredClone({ property }));
  if (listing === null) throw new Error('nothing to edit');
  return listing;
}
async function saved(site: Site, change: (values: PostingValues) => PostingValues, shown?: object): Promise<void> {
  const record = await opened(site);
  const values = change({ ...valuesOf(record), termsAccepted: true });
  await site.update(updatePayloadOf(values, shown ?? photosOf(record), AGENT.id, record));
}
const same = (values: PostingValues) => values;

const isEmpty = (value: unknown): boolean =>
  value == null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every((each) => each === false));

it('is tried with a value for every field of the payload [EDIT-1]', () => {
  const { userId, ...fields } = bodies.postProperty.shape;
  expect(Object.keys(everyField([])).sort()).toEqual(Object.keys(fields).sort());
  expect(userId).toBeDefined();
  expect(Object.entries(everyField(photos)).filter(([, value]) => isEmpty(value))).toEqual([]);
});

describe.each(SITES)('a listing of the %s server that is edited', (site) => {
  it.each(KINDS)('as %s and saved untouched has every field as it was [EDIT-1, EDIT-2, EDIT-6]', async (kind) => {
    const fields = { ...everyField(photos), selectedSubtype: kind };
    const there = await siteWith(site, fields);
    expect(await rowOf(there)).toMatchObject(fields);
    await saved(there, same);
    expect(await rowOf(there)).toMatchObject(fields);
  });

  // What has always one of its choices, what is required, and what is no field of a listing.
  const NEVER_EMPTY = [
    'propertyType',
    'selectedSubtype',
    'type',
    'city',
    'termsAccepted',
    'brokerChargesType',
    'morePricing',
  ];
  const CONTROLS = [...ASKED_FIELDS, 'morePricing'] as const;
  it.each(CONTROLS.filter((field) => !NEVER_EMPTY.includes(field)))(
    'whose %s was emptied has none any more, and everything else still [EDIT-1, EDIT-2]',
    async (field) => {
      const fields = everyField(photos);
      const there = await siteWith(site, fields);
      await saved(there, (values) => ({ ...UNTOUCHED, ...pick(values, (each) => each !== field) }));
      const after = await rowOf(there);
      const names = [
        field,
        ...(field === 'transactionType' ? ['saleType'] : []),
        ...(field === 'bedroom' ? ['bhk'] : []),
      ];
      for (const name of names) expect([name, isEmpty(after[name])]).toEqual([name, true]);
      // What hangs on another field goes with it: the brokerage, the extent that was made of the area.
      const gone = new Set<string>([
        ...names,
        ...(field === 'chargeBrokerage' ? fieldsAsked('brokerage') : []),
        ...(field === 'builtUpArea' ? ['unit', 'projectExtentArea'] : []),
      ]);
      expect(after).toMatchObject(Object.fromEntries(Object.entries(fields).filter(([name]) => !gone.has(name))));
    },
  );

  it('whose photos were all removed has none of the form’s categories any more [EDIT-2, EDIT-4]', async () => {
    const there = await siteWith(site, everyField(photos));
    await saved(there, same, {});
    const after = await rowOf(there);
    for (const name of ['propertyMainImage', 'exteriorView', 'livingRoom', 'others', 'locationMap'])
      expect([name, isEmpty(after[name])]).toEqual([name, true]);
    expect(after['parkingPlan']).toEqual(photos);
  });

  it('lets the extent follow its area [EDIT-6, WIZ-16]', async () => {
    const there = await siteWith(site, everyField(photos));
    await saved(there, (values) => ({ ...values, builtUpArea: '1300' }));
    expect(await rowOf(there)).toMatchObject({ builtUpArea: 1300, projectExtentArea: '1300 sq ft', unit: 'sq ft' });
  });
});

describe('a listing as another server spells it, with gaps, that is edited', () => {
  /** An office of which much is not said, in that server's own words, with what an untouched edit makes of each. */
  const FIELDS_AFTER: readonly (readonly [field: string, spelt: unknown, after: unknown])[] = [
    ['propertyType', undefined, 'Commercial'],
    ['selectedSubtype', 'office', 'office'],
    ['type', undefined, 'Sell'],
    ['customAmenities', 'Pond', ['Pond']],
    [
      'amenities',
      { vaastuComplaint: 'true', lift: true },
      expect.objectContaining({ vaastuCompliant: true, lift: true }),
    ],
    ['expectedPrice', '45,00,000', 4_500_000],
    ['builtUpArea', '1275', 1275],
    ['propertyMainImage', '/uploads/a-1280x960.jpg', ['/uploads/a-1280x960.jpg']],
    ['gatedCommunity', true, 'Yes'],
    ['boundaryWall', 'no', 'No'],
    ['anyConstructionDone', 1, 'Yes'],
    ['chargeBrokerage', 'Yes', true],
    ['brokerage', '2', 2],
    ['priceNegotiable', 1, true],
    ['bathroom', 2, '2'],
    ['propertyFloorNo', 7, '7'],
    ['possessionStatus', 'Ready To Move', 'Ready To Move'],
    ['furnishingType', 'semi furnished', 'semi furnished'],
    ['transactionType', 'Resale', 'Resale'],
    ['bedroom', undefined, null],
    ['bhk', 3, '3'],
    ['age', 0, 0],
    ['unitConfig', '2BHK', '2BHK'],
    ['locality', '', ''],
    ['projectExtentArea', '1.5 acres', '1.5 acres'],
  ];
  const spelt = Object.fromEntries(FIELDS_AFTER.map(([field, value]) => [field, value]));

  it('and saved untouched says the same of every field [EDIT-1, EDIT-6]', async () => {
    const there = replacing({ city: 'Tirupati', ...spelt, _id: 'b1', userId: AGENT.id });
    await saved(there, same);
    const after = await rowOf(there);
    expect(FIELDS_AFTER.map(([field]) => [field, after[field]])).toEqual(
      FIELDS_AFTER.map(([field, , value]) => [field, value]),
    );
    // A second time changes nothing at all.
    await saved(there, same);
    expect(await rowOf(there)).toEqual(after);
  });

  it.each([
    ['Office', undefined, 'Commercial'],
    ['Showroom', '', 'Commercial'],
    ['Villa', undefined, 'Residential'],
    ['Plot/land', undefined, 'Residential'],
    ['Plot/land', 'Commercial', 'Commercial'],
    ['Office', 'Mixed use', 'Mixed use'],
    ['Office', 'Residential', 'Residential'],
  ])('as %s of the type %p is of the type %s afterwards [EDIT-1]', async (selectedSubtype, propertyType, after) => {
    const there = replacing({ city: 'Tirupati', selectedSubtype, propertyType, _id: 'b1', userId: AGENT.id });
    await saved(there, same);
    expect(await rowOf(there)).toMatchObject({ selectedSubtype, propertyType: after });
  });
});

describe('a new listing of which only the city is said [WIZ-16, WIZ-18]', () => {
  it.each(KINDS)(
    'is taken as %s with all its empty fields, keeps none of them, and is a repeat the second time',
    async (kind) => {
      await server.db.deleteFrom('properties').execute();
      const values = { ...UNTOUCHED, selectedSubtype: kind, city: 'Tirupati', name: `A ${kind}`, termsAccepted: true };
      const first = await agent.post(payloadOf(values, {}, AGENT.id));
      const second = await agent.post(payloadOf({ ...values }, {}, AGENT.id));
      expect([first.statusCode, second.statusCode, second.body]).toEqual([200, 200, first.body]);
      const rows = await server.db.selectFrom('properties').select(['doc', 'price', 'bhk']).execute();
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ price: null, bhk: null });
      const doc = JSON.parse(rows[0]?.doc ?? '') as Record<string, unknown>;
      const { amenities, ...said } = doc;
      expect(isEmpty(amenities)).toBe(true);
      expect(Object.values(said).filter((value) => value !== false && isEmpty(value))).toEqual([]);
      expect(reviewReason(doc)).toBe('Please add the expected price.');
      expect(reviewReason({ ...doc, expectedPrice: 4_500_000 })).toBeNull();
      expect(answers.getMyProperties.safeParse(await agent.mine()).error).toBeUndefined();
    },
  );
});
