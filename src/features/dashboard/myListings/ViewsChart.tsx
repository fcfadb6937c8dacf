import * as words from '@/words/dashboardListings';

/** In units of the drawing. */
const BAR = 3;
const GAP = 1;
const HEIGHT = 24;
/** So that a day without views still has its place. */
const LEAST = 1;

/** Views on each of the last days, today last, as a small bar chart. */
export function ViewsChart({ days }: { readonly days: readonly number[] }) {
  const most = Math.max(0, ...days);
  // Without views a line is drawn, not a room that stays empty.
  const room = most === 0 ? LEAST : HEIGHT;
  const total = days.reduce((sum, views) => sum + views, 0);
  return (
    <figure
      aria-label={
        total === 0 ? words.chartNone({ days: days.length }) : words.chartWords({ days: days.length, total, most })
      }
    >
      <svg viewBox={`0 0 ${days.length * (BAR + GAP) - GAP} ${room}`} aria-hidden="true" className="w-40">
        {days.map((views, day) => {
          const height = most === 0 ? LEAST : Math.max(LEAST, (views / most) * HEIGHT);
          return (
            <rect
              // A day is known by its place alone.
              key={day}
              x={day * (BAR + GAP)}
              y={room - height}
              width={BAR}
              height={height}
              className={views === 0 ? 'fill-brand/25' : 'fill-brand'}
            />
          );
        })}
      </svg>
      <figcaption aria-hidden="true" className="mt-1 text-xs text-muted">
        {total === 0 ? words.noViews({ days: days.length }) : words.chart({ days: days.length })}
      </figcaption>
    </figure>
  );
}
