import { answers } from '@/contract/answers';
import { propertyColumns } from '@/server/db/columns';
import { addListing, writeListing } from '@/server/db/queries/listings';
import { notePrice } from '@/server/db/queries/priceChanges';
import { recordAskingMonths } from '@/server/operations/askingMonths';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, idOf, USER } from '../../support/server/world';

const DAY = 86_400_000;
const t = appOfEach({ properties: 0, projects: 0 });

/** A flat of 1000 sq ft in Alipiri; `rate` in rupees per sq ft. */
async function flat(n: number, rate: number, day: string): Promise<string> {
  const at = Date.parse(day);
  const doc = { selectedSubtype: 'Flat/Apartment', expectedPrice: rate * 1000, pricePerSqft: rate };
  const id = idOf('property', n);
  await addListing(t.db, {
    ...{ id, owner_id: AGENT.id, status: 1, city_id: 1, locality_id: 1, ...propertyColumns(doc, at, n) },
    doc: JSON.stringify(doc),
  });
  return id;
}
const rows = () => t.db.selectFrom('asking_months').selectAll().orderBy('month').execute();

it('keeps what a locality asks for a kind from eight listings on, and finds the months before in those that are there [PDET-7]', async () => {
  t.clock.now = Date.parse('2026-01-15T06:00:00Z');
  let id = '';
  // In India it is November already.
  for (let n = 1; n <= 8; n += 1) id = await flat(n, 4000 + n * 100, n === 8 ? '2025-10-31T19:00:00Z' : '2025-09-10');
  await flat(9, 9900, '2025-12-05');
  // In November it asked twice as much as now.
  await notePrice(t.db, { id, status: 1, price: 9_600_000 }, 4_800_000, Date.parse('2025-12-02'));
  await recordAskingMonths(t.db, t.clock.now);
  const common = { locality_id: 1, subtype: 'flat/apartment' };
  const nine = { listings: 9, low: 4300, middle: 4500, high: 4700 };
  expect(await rows()).toEqual([
    { ...common, month: '2025-11', listings: 8, low: 4275, middle: 4450, high: 4625 },
    { ...common, ...nine, month: '2025-12' },
    { ...common, ...nine, month: '2026-01' },
  ]);

  // The day after, the month that runs is found anew; those before stay, whatever happened to their listings.
  await writeListing(t.db, id, { status: 2 });
  await recordAskingMonths(t.db, t.clock.now + 3_600_000);
  expect((await rows()).at(-1)?.listings).toBe(9);
  t.clock.now += DAY;
  await recordAskingMonths(t.db, t.clock.now);
  expect((await rows()).map(({ listings }) => listings)).toEqual([8, 9, 8]);
  const told = async () => {
    const url = `/api/property/propertyDetailsByUser?id=${idOf('property', 1)}`;
    const said = await t.get(url, { authorization: await t.tokenOf(USER) });
    return answers.getProperty.parse(said.json())[0]?.askingMonths;
  };
  expect((await told())?.[0]).toEqual({ month: '2025-11', listings: 8, low: 4275, middle: 4450, high: 4625 });

  // Eleven months later no listing is new; the first month is too long ago.
  t.clock.now = Date.parse('2026-12-01T06:00:00Z');
  await recordAskingMonths(t.db, t.clock.now);
  expect((await rows()).map(({ month }) => month)).toEqual([
    ...['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'],
    ...['2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12'],
  ]);
});
