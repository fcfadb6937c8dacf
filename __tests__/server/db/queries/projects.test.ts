import fc from 'fast-check';
import { BUDGET_BANDS, rangeOverlaps } from '@/domain/budget';
import { NO_FILTERS, type PropertyFilters } from '@/domain/filters';
import { makeProjectPredicate } from '@/domain/listFilter';
import { toNumber } from '@/domain/price';
import { listProjects, type ProjectQuery } from '@/server/db/queries/projects';
import { appOfAll } from '../../../support/server/testApp';

const server = appOfAll({ properties: 0, projects: 120 });

function bruteForce(filters: Partial<PropertyFilters>): string[] {
  const fits = makeProjectPredicate({ ...NO_FILTERS, ...filters });
  return server.projects
    .filter(({ doc }) => fits(doc as Parameters<typeof fits>[0]))
    .map(({ id }) => id)
    .sort();
}

async function allPages(query: ProjectQuery) {
  const ids: string[] = [];
  let after: string | undefined;
  let last;
  do {
    last = await listProjects(server.db, { ...query, ...(after === undefined ? {} : { after }) });
    ids.push(...last.rows.map(({ id }) => id));
    after = last.after ?? undefined;
  } while (after !== undefined);
  return { ids, total: last.total, bands: last.bands };
}

const one = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const filtersOf: fc.Arbitrary<PropertyFilters> = fc.record({
  city: one('', 'Tirupati', 'puttur', 'nowhere'),
  selectedSubtype: one(
    '',
    'ALL',
    'Villa',
    'Villas',
    'Venture',
    'Apartment',
    'Flat/Apartment',
    'Commercial',
    'castle',
    'Villa|Venture',
  ),
  bhkType: one('', '1', '2', '3', '4', '5', '1|4'),
  minPrice: one(0, 5_000_000, 12_000_000, 20_000_000),
  maxPrice: one(0, 5_000_000, 10_000_000, 50_000_000),
  locality: one('', 'road', 'Alipiri', 'Alipiri|road'),
  transactionType: fc.constant(''),
  withRera: fc.constant(''),
  withPhotos: fc.constant(''),
  furnishingType: fc.constant(''),
  facing: fc.constant(''),
  floor: fc.constant(''),
  minArea: fc.constant(0),
  maxArea: fc.constant(0),
  possessionStatus: one('', 'Ready to move', 'under_construction'),
});

describe('projects under filters', () => {
  it('answers exactly what the domain’s own filter takes, each once [API-5, JLIST-3, JLIST-8]', async () => {
    await fc.assert(
      fc.asyncProperty(filtersOf, async (f) => {
        const { ids, total, bands } = await allPages({
          city: f.city,
          ...(f.selectedSubtype.includes('|') ? { types: f.selectedSubtype } : { propertyType: f.selectedSubtype }),
          ...(f.locality.includes('|') ? { localities: f.locality } : { locality: f.locality }),
          possessionStatus: f.possessionStatus,
          ...(f.bhkType.includes('|') ? { bhks: f.bhkType } : f.bhkType === '' ? {} : { bhkType: f.bhkType as '1' }),
          ...(f.minPrice > 0 ? { minPrice: f.minPrice } : {}),
          ...(f.maxPrice > 0 ? { maxPrice: f.maxPrice } : {}),
        });
        expect([...ids].sort()).toEqual(bruteForce(f));
        expect(total).toBe(ids.length);
        const unbounded = new Set(bruteForce({ ...f, minPrice: 0, maxPrice: 0 }));
        const ranges = server.projects
          .filter(({ id }) => unbounded.has(id))
          .map(({ doc }) => [toNumber(doc.unitPriceRangeFrom), toNumber(doc.unitPriceRangeTo)] as const);
        expect(bands).toEqual(
          BUDGET_BANDS.map(({ min, max }) => ranges.filter(([from, to]) => rangeOverlaps(from, to, min, max)).length),
        );
      }),
      { numRuns: 200 },
    );
  });

  it.each(['newest', 'priceUp', 'priceDown', 'perSqft', undefined] as const)(
    'covers every project once in the order %s [PLIST-18]',
    async (sort) => {
      const { ids } = await allPages(sort === undefined ? {} : { sort });
      expect([...ids].sort()).toEqual(bruteForce({}));
    },
  );

  it('starts with the cheapest, and with the dearest, going by the ends of the ranges', async () => {
    const first = async (sort: 'priceUp' | 'priceDown') => {
      const { rows } = await listProjects(server.db, { sort });
      return JSON.parse(rows[0]?.doc ?? '{}') as Record<string, unknown>;
    };
    expect(await first('priceUp')).toMatchObject({ unitPriceRangeFrom: 2_500_000 });
    expect(await first('priceDown')).toMatchObject({ unitPriceRangeFrom: 60_000_000 });
  });
});
