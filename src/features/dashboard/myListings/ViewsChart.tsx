import * as words from '@/words/dashboardListings';

/** In units of the drawing. */
const BAR = 3;
const GAP = 1;
const HEIGHT = 24;
/** So that a day without views still has its place. */
const LEAST = 1;

/** Views on each of the last days, of which one has some, today last, as a small bar chart. */
export function ViewsChart({ days }: { readonly days: readonly number[] }) {
  const most = Math.max(0, ...days);
  const total = days.reduce((sum, views) => sum + views, 0);
  return (
    <figure aria-label={words.chartWords({ days: days.length, total, most })}>
      <svg viewBox={`0 0 ${days.length * (BAR + GAP) - GAP} ${HEIGHT}`} aria-hidden="true" className="w-40">
        {days.map((views, day) => {
          const height = Math.max(LEAST, (views / most) * HEIGHT);
          return (
            <rect
              // A day is known by its place alone.
              key={day}
              x={day * (BAR + GAP)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className={views === 0 ? 'fill-brand/25' : 'fill-brand'}
            />
          );
        })}
      </svg>
      <figcaption aria-hidden="true" className="mt-1 text-xs text-muted">
        {words.chart({ days: days.length })}
      </figcaption>
    </figure>
  );
}
