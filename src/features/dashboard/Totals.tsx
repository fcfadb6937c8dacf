import { skipToken } from '@reduxjs/toolkit/query';
import { isMissingCall } from '@/api/errors';
import { inboxApi } from '@/api/inboxApi';
import { savedApi } from '@/api/savedApi';
import { AppLink } from '@/components/layout/AppLink';
import { ACTIVE } from '@/domain/listingStatus';
import { indianNumber } from '@/domain/text';
import { useAppSelector } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import { useLooksAgain } from '@/store/useLooksAgain';
import { stateOf } from './myListings/listingStatus';
import { useMyListings } from './myListings/useMyListings';
import { SECTIONS } from './sections';
import * as words from '@/words/dashboard';

const sum = (counts: readonly (number | null | undefined)[]): number | null =>
  counts.some((count) => typeof count === 'number') ? counts.reduce<number>((all, one) => all + (one ?? 0), 0) : null;

/**
 * An agent's listings in figures, with what those that are deleted by now brought: that has happened all the same. What a
 * server does not count is left out. Two of them lead to what they count, and a link to
 * what the agent saved: the page is long (DASH-2, DASH-6, JDET-8).
 */
export function Totals() {
  const { listings } = useMyListings();
  const inbox = inboxApi.useGetInboxInfiniteQuery(null, useLooksAgain());
  const { data: saved } = savedApi.useGetSavedQuery(useAppSelector(selectUserId) ?? skipToken);
  if (listings === undefined || listings.length === 0) return null;
  const asked = inbox.currentData?.pages.at(-1)?.total ?? sum(listings.map(({ enquiryCount }) => enquiryCount));
  const figures: readonly (readonly [label: string, count: number | null, section?: string | undefined])[] = [
    [words.totals.active, listings.filter((listing) => stateOf(listing) === ACTIVE).length, SECTIONS.listings],
    [words.totals.views, sum(listings.map(({ viewCount }) => viewCount))],
    [words.totals.numbers, sum(listings.map(({ phoneViewCount }) => phoneViewCount))],
    [words.totals.enquiries, asked, isMissingCall(inbox.error) ? undefined : SECTIONS.enquiries],
  ];
  return (
    <div>
      <dl aria-label={words.totals.title} className="flex flex-wrap gap-2">
        {figures.map(([label, count, section]) =>
          count === null ? null : (
            <div
              key={label}
              className="relative flex min-h-11 flex-1 basis-36 flex-row-reverse items-baseline justify-end gap-2 rounded-card border border-line bg-card px-3.5 py-2.5"
            >
              <dt className="text-sm text-muted">
                {section === undefined ? (
                  label
                ) : (
                  <AppLink
                    to={`#${section}`}
                    className="font-semibold text-brand underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
                  >
                    {label}
                  </AppLink>
                )}
              </dt>
              <dd className="font-heading text-xl leading-tight font-bold">{indianNumber(count)}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-muted">
        {words.totals.since}
        {saved && saved.listings.length > 0 && (
          <AppLink
            to={`#${SECTIONS.saved}`}
            className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
          >
            {words.totals.saved({ n: saved.listings.length })}
          </AppLink>
        )}
      </p>
    </div>
  );
}
