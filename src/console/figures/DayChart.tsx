import type { Figures } from '@/contract/peopleShapes';
import { dayInIndia, shortDayInIndia } from '@/domain/moments';
import { indianNumber } from '@/domain/text';
import { DayBars } from '@/components/ui/DayBars';
import { FoldSummary } from '@/components/ui/FoldSummary';
import * as words from '@/words/consoleFigures';

type Series = Figures['days']['leads'];

interface DayChartProps {
  readonly title: string;
  readonly series: Series;
  /** So many days have their place, even where those before are not known. */
  readonly room: number;
}

function ByDay({ title, series }: Omit<DayChartProps, 'room'>) {
  return (
    <details className="text-sm">
      <FoldSummary>
        <span>
          {words.byDay}
          <span className="sr-only">: {title}</span>
        </span>
      </FoldSummary>
      <table className="w-full">
        <thead>
          <tr>
            <th scope="col" className="py-1 text-left">
              {words.day}
            </th>
            <th scope="col" className="py-1 text-right">
              {title}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...series].reverse().map(({ day, count }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {dayInIndia(day)}
              </th>
              <td className="py-1 text-right">{indianNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export const totalOf = (series: Series): number => series.reduce((sum, { count }) => sum + count, 0);

/**
 * A bar for each day, and the same as a table; that there was none is said, not drawn. What is not known is not there:
 * days before counting began, and a chart without any.
 */
export function DayChart({ title, series, room }: DayChartProps) {
  if (series.length === 0) return null;
  const total = totalOf(series);
  const most = Math.max(...series.map(({ count }) => count));
  const days = series.length;
  return (
    <figure className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-card p-4">
      <figcaption className="flex flex-wrap justify-between gap-x-2">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">{total === 0 ? words.none({ days }) : words.total({ total, days })}</span>
      </figcaption>
      {total > 0 && (
        <div className="mt-auto">
          <DayBars
            series={series.map(({ day, count }) => ({ day: shortDayInIndia(day), count }))}
            room={room}
            label={words.chart({ title, total, days, most })}
          />
          <ByDay title={title} series={series} />
        </div>
      )}
    </figure>
  );
}
