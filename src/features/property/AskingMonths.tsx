import type { PropertyRecord } from '@/api/records';
import { Icon } from '@/components/ui/Icon';
import { UNIT_WORDS } from '@/domain/area';
import { propertyTypeLabel } from '@/domain/headlines';
import { rateOf } from '@/domain/listingTraits';
import { indianNumber } from '@/domain/text';
import { writtenDay } from '@/domain/writtenDay';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import * as words from '@/words/propertyAlike';

const [WIDTH, HEIGHT, GAP] = [300, 90, 4];
const MONTHS = 12;
/** How thick the middle is drawn. */
const LINE = 2;

const monthOf = (month: string): string => writtenDay(month, 'short');
/** How many months after the year 0 a month, YYYY-MM, is. */
const countOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/** A line across, where this listing stands. */
const Dashes = ({ y, width }: { readonly y: number; readonly width: number }) => (
  <line
    x2={width}
    y1={y}
    y2={y}
    stroke="currentColor"
    strokeWidth={LINE}
    strokeDasharray="6 4"
    vectorEffect="non-scaling-stroke"
    className="text-ink"
  />
);

/**
 * What the locality asked for this kind, in the unit of its areas, month by month: half of the listings within each bar, the line in its middle; and
 * what this one asks, with a line of its own where it lies among them.
 */
export function AskingMonths({ listing }: { readonly listing: PropertyRecord }) {
  const { one, sqft } = UNIT_WORDS[useAreaUnit(listing)];
  const rupees = (rate: number): string => `₹${indianNumber(Math.round(rate * sqft))}`;
  const told = listing.askingMonths ?? [];
  const end = countOf(told.at(-1)?.month ?? '');
  const months = told.filter(({ month }) => countOf(month) > end - MONTHS);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  const highest = Math.max(...months.map(({ high }) => high));
  const lowest = Math.min(...months.map(({ low }) => low));
  const own = rateOf(listing) ?? 0;
  const isAmong = own >= lowest && own <= highest;
  const step = WIDTH / (end - countOf(first.month) + 1);
  const y = (rate: number) => ((highest - rate) / (highest - lowest || 1)) * (HEIGHT - LINE);
  return (
    <>
      <p className="mt-2">
        {words.months.half({
          type: propertyTypeLabel(listing),
          month: writtenDay(last.month, 'long'),
          n: last.listings,
          low: rupees(last.low),
          high: rupees(last.high),
          unit: one,
          middle: <b className="font-semibold">{rupees(last.middle)}</b>,
        })}
      </p>
      {own > 0 && (
        <p className="mt-2 flex items-center gap-2">
          {isAmong && (
            <svg width={22} height={LINE} aria-hidden="true" className="flex-none">
              <Dashes y={LINE / 2} width={22} />
            </svg>
          )}
          {words.thisOne({ price: `${rupees(own)} / ${one}` })}
        </p>
      )}
      <div className="mt-4 flex gap-3 text-xs text-muted">
        <p aria-hidden="true" className="mb-5 flex flex-col justify-between">
          <span>{rupees(highest)}</span>
          {lowest < highest && <span>{rupees(lowest)}</span>}
        </p>
        <div className="min-w-0 flex-1">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={words.months.chart({
              first: rupees(first.middle),
              unit: one,
              firstMonth: monthOf(first.month),
              last: rupees(last.middle),
              lastMonth: monthOf(last.month),
            })}
            className="h-40 w-full"
          >
            {months.map(({ month, low, middle, high }) => {
              // A month of which nothing is known leaves its place empty.
              const x = WIDTH - (end - countOf(month) + 1) * step + GAP / 2;
              return (
                <g key={month}>
                  <rect
                    x={x}
                    y={y(high)}
                    width={step - GAP}
                    height={y(low) - y(high) + LINE}
                    className="fill-brand-wash"
                  />
                  <rect x={x} y={y(middle)} width={step - GAP} height={LINE} className="fill-brand" />
                </g>
              );
            })}
            {isAmong && <Dashes y={y(own) + LINE / 2} width={WIDTH} />}
          </svg>
          <p aria-hidden="true" className="mt-1 flex justify-between">
            <span>{monthOf(first.month)}</span>
            {last !== first && <span>{monthOf(last.month)}</span>}
          </p>
        </div>
      </div>
      <details className="group mt-2">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 text-md font-semibold text-brand">
          {words.months.figures}
          <Icon name="chevronDown" className="size-4.5 transition-transform group-open:rotate-180" />
        </summary>
        <div tabIndex={0} role="region" aria-label={words.months.caption({ unit: one })} className="overflow-x-auto">
          <table className="w-full max-w-xl text-sm">
            <caption className="sr-only">{words.months.caption({ unit: one })}</caption>
            <thead>
              <tr className="text-right">
                <th scope="col" className="py-1 text-left">
                  {words.months.month}
                </th>
                {[words.months.middle, words.months.halfOf, words.months.listings].map((heading) => (
                  <th key={heading} scope="col" className="pl-3">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...months].reverse().map(({ month, listings, low, middle, high }) => (
                <tr key={month} className="border-t border-line text-right">
                  <th scope="row" className="py-1 text-left font-normal whitespace-nowrap">
                    {monthOf(month)}
                  </th>
                  <td className="pl-3">{rupees(middle)}</td>
                  <td className="pl-3">
                    {rupees(low)} – {rupees(high)}
                  </td>
                  <td className="pl-3">{listings}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
