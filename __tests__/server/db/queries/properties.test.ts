import fc from 'fast-check';
import { BUDGET_BANDS, isWithin } from '@/domain/budget';
import { NO_FILTERS, type PropertyFilters } from '@/domain/filters';
import { makePropertyPredicate } from '@/domain/listFilter';
import { rateOf } from '@/domain/listingTraits';
import { toNumber } from '@/domain/price';
import { FURNISHINGS } from '@/domain/traits';
import {
  activeOf,
  listProperties,
  ownPage,
  type PropertyQuery,
  type PropertyRow,
} from '@/server/db/queries/properties';
import { ownerIn } from '@/server/db/queries/people';
import { appOfAll, type TestApp } from '../../../support/server/testApp';
import { AGENT } from '../../../support/server/world';

const server = appOfAll({ properties: 400, projects: 0 });

const active = () => server.properties.filter(({ status }) => status === 1);
const filterable = (each: TestApp['properties'][number]) => {
  const { bhk, ...doc } = each.doc;
  return { ...doc, bhk };
};

/** What the domain's own filter takes, of all rows. */
function bruteForce(filters: Partial<PropertyFilters>): string[] {
  const fits = makePropertyPredicate({ ...NO_FILTERS, ...filters });
  return active()
    .filter((each) => fits(filterable(each) as Parameters<typeof fits>[0]))
    .map(({ id }) => id)
    .sort();
}

/** All pages of a question, one after the other. */
async function allPages(query: PropertyQuery, few?: number) {
  const rows: { id: string; doc: string; created_at: number }[] = [];
  const totals = new Set<number | null>();
  let bands: readonly number[] | null = [];
  let after: string | undefined;
  do {
    const page = await listProperties(server.db, { ...query, ...(after === undefined ? {} : { after }) }, { few });
    expect(page.rows.length).toBeLessThanOrEqual(20);
    rows.push(...page.rows);
    totals.add(page.total);
    bands = page.bands;
    after = page.after ?? undefined;
  } while (after !== undefined);
  expect(totals.size).toBe(1);
  return { rows, ids: rows.map(({ id }) => id), total: [...totals][0] ?? -1, bands };
}

const one = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const filtersOf = fc.record<PropertyFilters>({
  city: one('', 'Tirupati', 'tIRU', 'puttur', 'u', 'nowhere', ' '),
  selectedSubtype: one(
    '',
    'ALL',
    'all',
    'Flat/Apartment',
    'Apartment',
    'Open plot',
    'Open Plot',
    'Commercial',
    'villa',
    'Retail shop',
    'Agricultural Land',
    'Office',
    'houseboat',
    'castle',
    'Villa|Commercial|Open plot',
    'Office|Showroom',
  ),
  bhkType: one('', '', '1', '2', '3', '4', '5', '1|3', '2|5'),
  minPrice: one(0, 0, 2_500_000, 4_100_000, 5_000_000, 10_000_000, 20_000_000),
  maxPrice: one(0, 0, 4_900_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000),
  locality: one('', '', 'road', 'Alipiri', 'STATION ROAD', 'nowhere', 'alipiri|nowhere|Station'),
  transactionType: one('', '', 'New', 'new', 'Resale', 'gift'),
  possessionStatus: one('', '', 'Ready to move', 'ready_to_move', 'Under construction', 'soon'),
  withRera: one('', '', '', '1'),
  withPhotos: one('', '', '', '1'),
  furnishingType: one('', '', '', ...FURNISHINGS),
  facing: one('', '', '', 'East', 'North-East'),
  floor: one('', '', '', 'ground', '1-3', '10+'),
  minArea: one(0, 0, 0, 900, 1500),
  maxArea: one(0, 0, 0, 1200, 2500),
});

const sortOf = one<PropertyQuery['sort']>(undefined, 'newest', 'priceUp', 'priceDown', 'perSqft');

function asked(f: PropertyFilters): PropertyQuery {
  return {
    city: f.city,
    ...(f.selectedSubtype.includes('|') ? { types: f.selectedSubtype } : { selectedSubtype: f.selectedSubtype }),
    ...(f.locality.includes('|') ? { localities: f.locality } : { locality: f.locality }),
    transactionType: f.transactionType,
    possessionStatus: f.possessionStatus,
    ...(f.bhkType.includes('|') ? { bhks: f.bhkType } : f.bhkType === '' ? {} : { bhkType: f.bhkType as '1' }),
    ...(f.floor === '' ? {} : { floor: f.floor as 'ground' }),
    ...(f.minPrice > 0 ? { minPrice: f.minPrice } : {}),
    ...(f.maxPrice > 0 ? { maxPrice: f.maxPrice } : {}),
    ...(f.withRera === '' ? {} : { withRera: '1' }),
    ...(f.withPhotos === '' ? {} : { withPhotos: '1' }),
    ...(f.furnishingType === '' ? {} : { furnishingType: f.furnishingType }),
    ...(f.facing === '' ? {} : { facing: f.facing }),
    ...(f.minArea > 0 ? { minArea: f.minArea } : {}),
    ...(f.maxArea > 0 ? { maxArea: f.maxArea } : {}),
  };
}

describe('listings under filters', () => {
  it('answers exactly what the domain’s own filter takes, each once, whatever is combined [API-4, PLIST-3, PLIST-8]', async () => {
    await fc.assert(
      // As where there are few, and as where there are many.
      fc.asyncProperty(filtersOf, one(undefined, 0), sortOf, async (filters, few, sort) => {
        const { ids, total, bands } = await allPages(
          { ...asked(filters), ...(sort === undefined ? {} : { sort }) },
          few,
        );
        const expected = bruteForce(filters);
        expect([...ids].sort()).toEqual(expected);
        expect(total).toBe(expected.length);
        const unbounded = new Set(bruteForce({ ...filters, minPrice: 0, maxPrice: 0 }));
        const prices = active()
          .filter(({ id }) => unbounded.has(id))
          .map(({ doc }) => toNumber(doc.expectedPrice));
        expect(bands).toEqual(
          BUDGET_BANDS.map(({ min, max }) => prices.filter((price) => isWithin(price, min, max)).length),
        );
      }),
      { numRuns: 250 },
    );
  });

  it.each<[string, PropertyQuery, Partial<PropertyFilters>]>([
    ['a city', { city: 'Renigunta' }, { city: 'Renigunta' }],
    ['an alias', { selectedSubtype: 'Open plot' }, { selectedSubtype: 'Plot/land' }],
    ['Commercial', { selectedSubtype: 'Commercial' }, { selectedSubtype: 'Commercial' }],
    ['five rooms or more', { bhkType: '5' }, { bhkType: '5' }],
    ['a budget', { minPrice: 5_000_000, maxPrice: 10_000_000 }, { minPrice: 5_000_000, maxPrice: 10_000_000 }],
    ['a locality', { locality: 'Alipiri' }, { locality: 'Alipiri' }],
    ['a sale type by its other name', { saleType: 'Resale' }, { transactionType: 'Resale' }],
    ['a possession status', { possessionStatus: 'Ready to move' }, { possessionStatus: 'Ready to move' }],
    ['a registration', { withRera: '1' }, { withRera: '1' }],
    ['pictures', { withPhotos: '1' }, { withPhotos: '1' }],
    ['a furnishing', { furnishingType: 'Semi Furnished' }, { furnishingType: 'Semi Furnished' }],
    ['several types', { types: 'Villa|Office' }, { selectedSubtype: 'Villa|Office' }],
    ['several rooms', { bhks: '1|5' }, { bhkType: '1|5' }],
    ['several localities', { localities: 'Alipiri|Road' }, { locality: 'Alipiri|Road' }],
    ['a floor', { floor: '10+' }, { floor: '10+' }],
    ['a direction', { facing: 'North-East' }, { facing: 'North-East' }],
    ['an area', { minArea: 1000, maxArea: 1500 }, { minArea: 1000, maxArea: 1500 }],
  ])('%s filters some and not all [API-4]', async (_what, query, filters) => {
    // As where there are few, and as where there are many.
    for (const few of [undefined, 0]) {
      const { ids } = await allPages(query, few);
      expect([...ids].sort()).toEqual(bruteForce(filters));
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.length).toBeLessThan(active().length);
    }
  });

  it('comes with its owner, unless that one is away [API-4]', async () => {
    const [{ id, owner_id } = { id: '', owner_id: '' }] = (await listProperties(server.db, {})).rows;
    const ownerOf = async () => {
      const { rows } = await listProperties(server.db, {});
      return rows.filter((row) => row.id === id).map(ownerIn);
    };
    const set = (away: number | null) =>
      server.db.updateTable('users').set({ away_since: away }).where('id', '=', owner_id).execute();
    const { username } = await server.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', owner_id)
      .executeTakeFirstOrThrow();
    expect(await ownerOf()).toEqual([expect.objectContaining({ username })]);
    await set(1);
    expect(await ownerOf()).toEqual([undefined]);
    await set(null);
  });

  it('takes every listing of property type Commercial for Commercial, and the four subtypes', async () => {
    const rows = (await allPages({ selectedSubtype: 'Commercial' })).ids;
    const byType = active()
      .filter(({ doc }) => doc.propertyType === 'Commercial')
      .map(({ id }) => id);
    const offices = active()
      .filter(({ doc }) => doc.selectedSubtype === 'Office')
      .map(({ id }) => id);
    expect(rows).toEqual(expect.arrayContaining([...byType, ...offices]));
  });

  it('does not filter by rooms where the type hides them [PLIST-4]', async () => {
    const { ids } = await allPages({ selectedSubtype: 'Office', bhkType: '3' });
    expect([...ids].sort()).toEqual(bruteForce({ selectedSubtype: 'Office' }));
  });

  it('does not filter by furnishing where the type has none [PLIST-4]', async () => {
    const { ids } = await allPages({ selectedSubtype: 'Plot/land', furnishingType: 'Unfurnished' });
    expect([...ids].sort()).toEqual(bruteForce({ selectedSubtype: 'Plot/land' }));
    expect(ids.length).toBeGreaterThan(0);
  });

  it('pages through too many to look at each, and does not say how many [PLIST-6]', async () => {
    const seen = async (after?: string): Promise<readonly string[]> => {
      const page = await listProperties(
        server.db,
        { facing: 'East', ...(after === undefined ? {} : { after }) },
        { few: 0, many: 0 },
      );
      expect(page).toMatchObject({ total: null, bands: null });
      const ids = page.rows.map(({ id }) => id);
      return page.after === null ? ids : [...ids, ...(await seen(page.after))];
    };
    expect([...(await seen())].sort()).toEqual(bruteForce({ facing: 'East' }));
  });

  it('needs both names of the sale type to agree when both are given', async () => {
    expect((await allPages({ saleType: 'New', transactionType: 'Resale' })).ids).toEqual([]);
  });
});

describe('the order of listings [PLIST-18]', () => {
  const sorts = {
    priceUp: (doc: Record<string, unknown>) => toNumber(doc['expectedPrice']) || Infinity,
    priceDown: (doc: Record<string, unknown>) => -(toNumber(doc['expectedPrice']) ?? 0),
    perSqft: (doc: Record<string, unknown>) => rateOf(doc) ?? Infinity,
  };
  it.each(['newest', 'priceUp', 'priceDown', 'perSqft'] as const)(
    '%s: every listing once, in order, the unknown last',
    async (sort) => {
      const { rows, ids } = await allPages({ sort });
      expect([...ids].sort()).toEqual(bruteForce({}));
      const keys = rows.map((row) =>
        sort === 'newest' ? -row.created_at : sorts[sort](JSON.parse(row.doc) as Record<string, unknown>),
      );
      expect(keys).toEqual([...keys].sort((a, b) => a - b));
    },
  );

  it('stays the same when nothing is asked for: the server’s own', async () => {
    const own = active().map(({ id }) => id);
    expect((await allPages({})).ids).toEqual(own);
  });
});

describe('the listings of an owner', () => {
  const own = async (most: number) => {
    const rows: PropertyRow[] = [];
    for (let after: string | undefined; ;) {
      const page = await ownPage(server.db, AGENT.id, { most, after });
      rows.push(...page.rows);
      if (page.after === null) return rows;
      after = page.after;
    }
  };
  const newestFirst = (rows: readonly { created_at: number }[]) => rows.map(({ created_at }) => -created_at);

  it('are the newest first; those cut off are the deleted ones, which nobody can change [DASH-2, DASH-11]', async () => {
    const all = await own(1000);
    const there = all.filter(({ status }) => status !== 2);
    expect(there.length).toBeGreaterThan(0);
    expect(there.length).toBeLessThan(all.length);
    expect(newestFirst(all)).toEqual([...newestFirst(all)].sort((a, b) => a - b));
    expect(await own(there.length)).toEqual(there);
  });

  it('are the active ones alone for strangers', async () => {
    const rows = await activeOf(server.db, AGENT.id, 1000);
    expect(rows).toEqual((await own(1000)).filter(({ status }) => status === 1));
    expect(await activeOf(server.db, AGENT.id, 3)).toEqual(rows.slice(0, 3));
  });
});
