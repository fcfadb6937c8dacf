import { AppLink } from '@/components/layout/AppLink';
import { Button } from '@/components/ui/Button';
import { buttonClass } from '@/components/ui/buttonClass';
import { Icon } from '@/components/ui/Icon';
import { passFocus } from '@/components/ui/passFocus';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { headline } from '@/domain/headlines';
import { placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { ASKED_FOR_NUMBER } from '@/store/ownerNumber/askedForNumber';
import { COMPARE_TEXTS } from './texts';
import type { Compared } from './useCompared';

function Name({ id, listing, state, retry }: Compared) {
  if (listing?.name !== undefined) {
    return (
      <>
        <AppLink
          to={paths.property(id)}
          className="mt-3 block rounded-sm font-semibold underline-offset-4 hover:text-brand hover:underline"
        >
          {headline(listing)}
        </AppLink>
        <span className="mt-1 block text-sm font-normal text-muted">{placeLabel(listing)}</span>
      </>
    );
  }
  if (state === 'gone') return <span className="mt-3 block">{COMPARE_TEXTS.gone}</span>;
  if (state === 'failed') {
    return (
      <>
        <span className="mt-3 block">{COMPARE_TEXTS.failed}</span>
        <Button variant="text" onClick={retry}>
          {COMPARE_TEXTS.retry}
        </Button>
      </>
    );
  }
  return (
    <>
      <span className="sr-only">{COMPARE_TEXTS.loading}</span>
      <Skeleton className="mt-4 h-4 w-4/5" />
      <Skeleton className="mt-3 h-3.5 w-1/2" />
    </>
  );
}

/** The head of one property's column: its picture, its name, and how to take it away. */
export function ComparedHead({ compared, onRemove }: { readonly compared: Compared; readonly onRemove: () => void }) {
  const { id, listing } = compared;
  const nameId = `compared-${id}`;
  return (
    <div className="flex h-full flex-col">
      <div className="aspect-2/1 overflow-hidden rounded-control bg-wash sm:aspect-4/3">
        {listing && (
          <Picture src={listing.propertyMainImage?.[0]} alt="" sizes="(min-width: 1024px) 320px, 50vw" eager />
        )}
      </div>
      <div id={nameId} className="flex-1">
        <Name {...compared} />
      </div>
      {listing?.name !== undefined && (
        <AppLink
          to={paths.property(id)}
          state={ASKED_FOR_NUMBER}
          aria-describedby={nameId}
          className={buttonClass('primary', 'md', 'mt-3 w-full px-2 text-sm print:hidden')}
        >
          {COMPARE_TEXTS.viewNumber}
        </AppLink>
      )}
      <button
        type="button"
        aria-describedby={nameId}
        onClick={({ currentTarget }) => {
          passFocus(currentTarget, 'th');
          onRemove();
        }}
        className="inline-flex min-h-11 items-center gap-1.5 self-start rounded-sm text-sm font-semibold text-brand underline-offset-4 hover:underline"
      >
        <Icon name="close" className="size-4" />
        {COMPARE_TEXTS.remove}
      </button>
    </div>
  );
}
