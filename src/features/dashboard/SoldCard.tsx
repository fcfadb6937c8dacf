import { useId } from 'react';
import type { SavedListing } from '@/api/savedApi';
import { AppLink } from '@/components/layout/AppLink';
import { Badge } from '@/components/ui/Badge';
import { LinkButton } from '@/components/ui/LinkButton';
import type { SoldListing } from '@/contract/extraShapes';
import { headline } from '@/domain/headlines';
import { mainArea } from '@/domain/mainArea';
import { placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { listPrice } from '@/domain/price';
import { langOf } from '@/domain/text';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { RemoveButton, type Remove } from './RemoveButton';
import { SavedFrame } from './SavedFrame';
import { savedOn } from './savedWords';
import * as words from '@/words/dashboard';

interface SoldCardProps {
  readonly saved: SavedListing;
  /** What is still told of it. */
  readonly sold: SoldListing;
  /** What the reader did with it. */
  readonly note?: string | undefined;
  readonly onRemove?: Remove | undefined;
}

/** A home that a buyer kept and that was sold: what it was, the way to what is like it, and out of the list (DASH-6). */
export function SoldCard({ saved, sold, note, onRemove }: SoldCardProps) {
  const nameId = useId();
  const name = headline(sold);
  const area = mainArea(sold, useAreaUnit(sold));
  return (
    <SavedFrame
      nameId={nameId}
      picture={undefined}
      isPast
      onPicture={
        <Badge tone="dark" className="absolute top-2.5 left-2.5">
          {words.saved.sold}
        </Badge>
      }
      foot={
        <>
          <LinkButton to={paths.listOfKind(sold)} variant="text" size="sm" aria-describedby={nameId}>
            {words.saved.like}
          </LinkButton>
          {onRemove && <RemoveButton name={name} onRemove={onRemove} />}
        </>
      }
    >
      {sold.expectedPrice !== null && (
        <p className="font-heading text-lg leading-tight font-bold text-muted">{listPrice(sold.expectedPrice)}</p>
      )}
      <h3 id={nameId} lang={langOf(name)} className="line-clamp-2 font-sans text-md font-semibold tracking-normal">
        <AppLink to={paths.property(saved.listingId)} className="after:absolute after:inset-0 after:rounded-card">
          {name}
        </AppLink>
      </h3>
      <p className="truncate text-sm text-muted">{placeLabel(sold)}</p>
      {area && <p className="text-sm">{area.value}</p>}
      {note !== undefined && <p className="mt-1 text-sm font-semibold">{note}</p>}
      <p className="mt-1 text-sm text-muted empty:hidden">{savedOn(saved, saved.priceThen)}</p>
    </SavedFrame>
  );
}
