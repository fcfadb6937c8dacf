import type { PropertyRecord } from '@/api/records';
import { ViewsChart } from './ViewsChart';
import * as words from '@/words/dashboardListings';

/** With fewer days, a chart says no more than the number of views. */
const FEW_DAYS = 3;

/**
 * Who looked at a listing: counts of views, phone views and enquiries; one line before the first. Thirty days of views
 * are drawn once a few of them have some.
 */
export function ListingCounts({ listing }: { readonly listing: PropertyRecord }) {
  const { viewCount, phoneViewCount, enquiryCount } = listing;
  const days = listing.viewsByDay ?? [];
  const counts = [
    [viewCount, words.views],
    [phoneViewCount, words.phoneViews],
    [enquiryCount, words.enquiries],
  ] as const;
  const isNew = viewCount === 0 && !phoneViewCount && !enquiryCount;
  // A server may not count.
  const known = counts.flatMap(([count, say]) => (typeof count === 'number' ? [say({ n: count })] : []));
  const said = isNew ? words.notSeen : known.join(' · ');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2">
      {said !== '' && <p className="text-sm text-muted">{said}</p>}
      {days.filter((views) => views > 0).length >= FEW_DAYS && <ViewsChart days={days} />}
    </div>
  );
}
