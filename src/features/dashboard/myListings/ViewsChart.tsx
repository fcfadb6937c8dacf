import { DayBars } from '@/components/ui/DayBars';
import { useNow } from '@/components/ui/useHydrated';
import { shortDayInIndia } from '@/domain/moments';
import * as words from '@/words/dashboardListings';

const DAY = 86_400_000;

/** Views on each of the last days, of which one has some, today last, as a bar chart. */
export function ViewsChart({ days }: { readonly days: readonly number[] }) {
  const now = useNow();
  const most = Math.max(0, ...days);
  const total = days.reduce((sum, views) => sum + views, 0);
  const series = days.map((count, at) => ({ day: shortDayInIndia(now - (days.length - 1 - at) * DAY), count }));
  return (
    <figure className="w-full sm:w-56">
      <figcaption className="text-sm font-semibold">{words.chart({ days: days.length })}</figcaption>
      <DayBars series={series} room={days.length} label={words.chartWords({ days: days.length, total, most })} />
    </figure>
  );
}
