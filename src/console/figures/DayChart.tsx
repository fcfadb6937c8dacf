import type { Figures } from '@/contract/peopleShapes';
import { dayInIndia } from '@/domain/moments';
import { indianNumber } from '@/domain/text';
import { FoldSummary } from '@/components/ui/FoldSummary';
import * as words from '@/words/consoleFigures';

type Series = Figures['days']['leads'];

const [WIDTH, HEIGHT, GAP] = [300, 60, 2];
/** A day has its place even where those before it are not known. */
const STEP = WIDTH / 30;

interface DayChartProps {
  readonly title: string;
  readonly series: Series;
}

function Bars({ series, label }: { readonly series: Series; readonly label: (most: number) => string }) {
  const most = Math.max(...series.map(({ count }) => count));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label(most)} className="w-full">
      {series.map(({ day, count }, at) => {
        const height = (count / most) * (HEIGHT - 1);
        return (
          <rect
            key={day}
            x={WIDTH - (series.length - at) * STEP}
            y={HEIGHT - height}
            width={STEP - GAP}
            height={height}
            className="fill-brand"
          />
        );
      })}
      <rect y={HEIGHT - 1} width={WIDTH} height={1} className="fill-line" />
    </svg>
  );
}

function ByDay({ title, series }: DayChartProps) {
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

/**
 * A bar for each day, and the same as a table. What is not known is not there: days before counting began, and a chart
 * without any. Where nothing happened there is nothing to draw.
 */
export function DayChart({ title, series }: DayChartProps) {
  if (series.length === 0) return null;
  const total = series.reduce((sum, { count }) => sum + count, 0);
  const days = series.length;
  return (
    <figure className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-card p-4">
      <figcaption className="flex flex-wrap justify-between gap-2">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">{words.total({ total, days })}</span>
      </figcaption>
      {total > 0 && <Bars series={series} label={(most) => words.chart({ title, total, days, most })} />}
      {total > 0 && <ByDay title={title} series={series} />}
    </figure>
  );
}
