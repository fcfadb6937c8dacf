import { ACTIVE } from '@/domain/listingStatus';
import { indianNumber } from '@/domain/text';
import { stateOf } from './myListings/listingStatus';
import { useMyListings } from './myListings/useMyListings';
import * as words from '@/words/dashboard';

const sum = (counts: readonly (number | null | undefined)[]): number | null =>
  counts.some((count) => typeof count === 'number') ? counts.reduce<number>((all, one) => all + (one ?? 0), 0) : null;

/**
 * An agent's listings in four figures, with what those that are deleted by now brought: that has happened all the same.
 * What a server does not count is left out.
 */
export function Totals() {
  const { listings } = useMyListings();
  if (listings === undefined || listings.length === 0) return null;
  const figures = [
    [words.totals.active, listings.filter((listing) => stateOf(listing) === ACTIVE).length],
    [words.totals.views, sum(listings.map(({ viewCount }) => viewCount))],
    [words.totals.numbers, sum(listings.map(({ phoneViewCount }) => phoneViewCount))],
    [words.totals.enquiries, sum(listings.map(({ enquiryCount }) => enquiryCount))],
  ] as const;
  return (
    <dl aria-label={words.totals.title} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(([label, count]) =>
        count === null ? null : (
          <div key={label} className="flex flex-col-reverse justify-end rounded-card border border-line bg-card p-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-heading text-price leading-tight font-bold">{indianNumber(count)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
