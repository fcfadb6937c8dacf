import fc from 'fast-check';
import { NO_FILTERS, type PropertyFilters } from '@/domain/filters';
import { makePropertyPredicate } from '@/domain/listFilter';
import { countChoices, type CountedFilter } from '@/server/db/queries/choiceCounts';
import { appOfAll } from '../../../support/server/testApp';

const server = appOfAll({ properties: 400, projects: 0 });

const one = <T>(...values: readonly T[]) => fc.constantFrom(...values);

it('counts for each choice exactly what choosing it alone gives, the other filters kept [API-4, PLIST-1]', async () => {
  const filtersOf = fc.record({
    city: one('', 'Tirupati'),
    selectedSubtype: one('', 'Villa', 'Commercial', 'Flat/Apartment'),
    bhkType: one('', '', '2', '5'),
    minPrice: one(0, 0, 4_100_000, 5_000_000),
    facing: one('', '', 'East'),
  });
  await fc.assert(
    fc.asyncProperty(
      filtersOf,
      one<CountedFilter>('selectedSubtype', 'bhkType', 'locality'),
      async (asked, counted) => {
        const { bhkType, minPrice, ...words } = asked;
        const rooms = bhkType === '' ? {} : { bhkType: bhkType as '2' };
        const counts = await countChoices(
          server.db,
          { ...words, ...rooms, ...(minPrice > 0 ? { minPrice } : {}) },
          counted,
        );
        expect(Object.keys(counts ?? {}).length).toBeGreaterThanOrEqual(counted === 'locality' ? 0 : 5);
        for (const [choice, count] of Object.entries(counts ?? {})) {
          const filters: PropertyFilters = { ...NO_FILTERS, ...asked, [counted]: choice };
          const fits = makePropertyPredicate(filters);
          const found = server.properties.filter(
            ({ status, doc }) => status === 1 && fits(doc as Parameters<typeof fits>[0]),
          );
          expect([choice, count]).toEqual([choice, found.length]);
        }
      },
    ),
    { numRuns: 120 },
  );
});

it('says nothing where too many would have to be looked at one by one [PLIST-1]', async () => {
  const none = { many: 0 };
  expect(await countChoices(server.db, { facing: 'East' }, 'locality', none)).toBeNull();
  expect(await countChoices(server.db, { minPrice: 4_100_000 }, 'locality', none)).toBeNull();
  expect(await countChoices(server.db, { minPrice: 5_000_000 }, 'locality', none)).not.toBeNull();
});
