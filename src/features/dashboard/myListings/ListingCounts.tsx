import type { PropertyRecord } from '@/api/records';
import { ViewsChart } from './ViewsChart';
import * as words from '@/words/dashboardListings';

/** Who looked at a listing: counts of views, phone views and enquiries, and thirty days of views. */
export function ListingCounts({ listing }: { readonly listing: PropertyRecord }) {
  const { viewCount, phoneViewCount, enquiryCount, viewsByDay } = listing;
  const counts = [
    [viewCount, words.views],
    [phoneViewCount, words.phoneViews],
    [enquiryCount, words.enquiries],
  ] as const;
  // A server may not count.
  const known = counts.flatMap(([count, say]) => (typeof count === 'number' ? [say({ n: count })] : []));
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2">
      {known.length > 0 && <p className="text-sm text-muted">{known.join(' · ')}</p>}
      {viewsByDay && viewsByDay.length > 0 && <ViewsChart days={viewsByDay} />}
    </div>
  );
}
