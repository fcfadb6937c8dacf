import type { PropertyRecord } from '@/api/records';
import { LinkButton } from '@/components/ui/LinkButton';
import { ShareButton } from '@/components/ui/ShareButton';
import { headline } from '@/domain/headlines';
import { pictureCount } from '@/domain/imageGroups';
import { ACTIVE, needsChanges, UNDER_REVIEW } from '@/domain/listingStatus';
import { mainArea } from '@/domain/mainArea';
import { paths } from '@/domain/paths';
import { isPlot } from '@/domain/subtypes';
import { stateOf } from './listingStatus';
import * as words from '@/words/dashboardListings';

interface PostedNoteProps {
  readonly listing: PropertyRecord;
  /** The id of the element with the listing's name. */
  readonly nameId: string;
}

/** Buyers see it, or will: it is neither deleted, sold nor to be changed. */
export const isOnItsWay = (listing: PropertyRecord): boolean =>
  stateOf(listing) === ACTIVE || (stateOf(listing) === UNDER_REVIEW && !needsChanges(listing));

/**
 * That a listing was posted just now, with what one does next: add what buyers miss, see and share it once they do, or
 * post another (WIZ-17).
 */
export function PostedNote({ listing, nameId }: PostedNoteProps) {
  const isLive = stateOf(listing) === ACTIVE;
  const missing = [
    ...(pictureCount(listing) === 0 ? [{ add: words.posted.photos, field: 'propertyMainImage' }] : []),
    ...(mainArea(listing) === null
      ? [{ add: words.posted.area, field: isPlot(listing.selectedSubtype) ? 'plotArea' : 'builtUpArea' }]
      : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-control bg-brand-wash p-3 text-brand-dark">
      <p className="min-w-0 flex-1 basis-40 font-semibold">{isLive ? words.posted.live : words.posted.now}</p>
      {missing.map(({ add, field }) => (
        <LinkButton
          key={add}
          variant="secondary"
          size="sm"
          to={paths.edit(listing._id)}
          state={{ property: listing, field }}
          aria-describedby={nameId}
        >
          {add}
        </LinkButton>
      ))}
      {isLive && (
        <LinkButton variant="secondary" size="sm" to={paths.property(listing._id)} aria-describedby={nameId}>
          {words.posted.see}
        </LinkButton>
      )}
      {isLive && (
        <ShareButton size="sm" describedBy={nameId} title={headline(listing)} path={paths.property(listing._id)} />
      )}
      <LinkButton variant="secondary" size="sm" to={paths.postProperty} aria-describedby={nameId}>
        {words.posted.another}
      </LinkButton>
    </div>
  );
}
