import { quantile } from '@/domain/estimate';
import { groupedBy } from '../db/groupedBy';
import { inTransaction } from '../db/inTransaction';
import { askedIn, askingWrittenOn, localitiesAsking, writeAskingMonths, type Asked } from '../db/queries/askingRates';
import type { AskingMonthsTable, Db } from '../db/schema';
import { dayText, endOfMonth, indianDay } from '../rules/indianDays';

/** Fewer listings of a kind say nothing about a locality. */
const FEWEST = 8;
/** So many months are told, the one that runs among them. */
const TOLD = 12;

/** The last twelve months as YYYY-MM, the earliest first. `day` is YYYY-MM-DD. */
export function monthsTo(day: string): readonly string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: TOLD }, (_unused, n) =>
    new Date(Date.UTC(year, month - TOLD + n)).toISOString().slice(0, 7),
  );
}

/** What a listing asked per sq ft at a moment, by the price that it had; null before it was posted. */
function rateAt({ created_at, price, rate, changes }: Asked, at: number): number | null {
  if (created_at > at) return null;
  const next = changes.find((change) => change.at > at);
  return next === undefined || !price ? rate : (rate * next.price_from) / price;
}

/** A locality's months: each as its listings stood at its end, the one that runs as they stand now. */
function monthsOf(localityId: number, listings: readonly Asked[], months: readonly string[]): AskingMonthsTable[] {
  return [...groupedBy(listings, (listing) => listing.subtype)].flatMap(([subtype, alike]) =>
    alike.length < FEWEST
      ? []
      : months.flatMap((month) => {
          const rates = alike.flatMap((listing) => rateAt(listing, endOfMonth(month)) ?? []).sort((a, b) => a - b);
          const [low = 0, middle = 0, high = 0] = [0.25, 0.5, 0.75].map((share) => Math.round(quantile(rates, share)));
          const row = { locality_id: localityId, subtype, month, listings: rates.length, low, middle, high };
          return rates.length < FEWEST ? [] : [row];
        }),
  );
}

/**
 * Once a day, writes down what each locality asks for each kind this month; and, what nobody has written down, the
 * months before, from the listings that are still there. `now` in ms since 1970.
 */
export async function recordAskingMonths(db: Db, now: number): Promise<void> {
  const day = dayText(indianDay(now));
  const last = await askingWrittenOn(db);
  if (last === day) return;
  const months = monthsTo(day);
  const [first = ''] = months;
  const due = months.filter((month) => month > (last ?? '').slice(0, 7) || day.startsWith(month));
  const rows: AskingMonthsTable[] = [];
  for (const id of await localitiesAsking(db)) rows.push(...monthsOf(id, await askedIn(db, id, due.length > 1), due));
  await inTransaction(db, (part) => writeAskingMonths(part, rows, { day, first }));
}
