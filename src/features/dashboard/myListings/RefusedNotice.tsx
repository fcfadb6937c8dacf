import { AppLink } from '@/components/layout/AppLink';
import { LinkButton } from '@/components/ui/LinkButton';
import { headline } from '@/domain/headlines';
import { needsChanges } from '@/domain/listingStatus';
import { paths } from '@/domain/paths';
import { SECTIONS } from '../sections';
import { useMyListings } from './useMyListings';
import * as words from '@/words/dashboardListings';

/** At the dashboard's top: which of one's listings buyers do not see until they are changed (DASH-2, DASH-4). */
export function RefusedNotice() {
  const { listings = [] } = useMyListings();
  const refused = listings.filter(needsChanges);
  const [first] = refused;
  if (first === undefined) return null;
  const name = headline(first);
  const isOne = refused.length === 1;
  return (
    <section
      aria-label={words.needsChanges}
      className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-card bg-red-wash p-4 text-red"
    >
      <p className="min-w-0 flex-1 basis-40 font-semibold">{words.refused({ n: refused.length, name })}</p>
      {isOne ? (
        <LinkButton variant="secondary" size="sm" to={paths.edit(first._id)} state={{ property: first }}>
          {words.edit}
        </LinkButton>
      ) : (
        <AppLink
          to={`#${SECTIONS.listings}`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {words.seeThem}
        </AppLink>
      )}
    </section>
  );
}
