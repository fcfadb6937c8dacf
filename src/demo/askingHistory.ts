import type { AskingMonthsTable } from '@/server/db/schema';
import { monthsTo } from '@/server/operations/askingMonths';
import { random as seeded } from './art/random';
import { KINDS } from './kinds';
import { seededPlaces } from './listings';

/** A month's rise. */
const RISE = 1.006;

/** What the demo's localities asked for each kind in the months before a day (YYYY-MM-DD): made up, as its listings are. */
export function askingHistory(day: string): readonly AskingMonthsTable[] {
  const random = seeded(517_501, 'asking prices');
  const months = monthsTo(day).slice(0, -1);
  return seededPlaces().flatMap(({ localityId, level }) =>
    KINDS.flatMap(({ subtype, rate }) =>
      months.map((month, at) => {
        const middle = rate * level * RISE ** (at - months.length) * random.range(0.98, 1.02);
        return {
          locality_id: localityId,
          subtype: subtype.toLowerCase(),
          month,
          listings: random.int(8, 24),
          low: Math.round(middle * random.range(0.86, 0.92)),
          middle: Math.round(middle),
          high: Math.round(middle * random.range(1.08, 1.15)),
        };
      }),
    ),
  );
}
