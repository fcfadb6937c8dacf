import { useId } from 'react';
import { AppLink } from '@/components/layout/AppLink';
import { Badge } from '@/components/ui/Badge';
import { LinkButton } from '@/components/ui/LinkButton';
import type { SoldListing } from '@/contract/extraShapes';
import { headline } from '@/domain/headlines';
import { placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { RemoveButton } from './RemoveButton';
import * as words from '@/words/dashboard';

interface SoldCardProps {
  readonly id: string;
  readonly sold: SoldListing;
  readonly onRemove: () => void;
}

/** A saved home that was sold: what it was, the way to what is like it, and out of the list (DASH-6). */
export function SoldCard({ id, sold, onRemove }: SoldCardProps) {
  const nameId = useId();
  const name = headline(sold);
  return (
    <article
      aria-labelledby={nameId}
      className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-wash"
    >
      <div className="flex-1 p-3.5">
        <Badge tone="dark">{words.saved.sold}</Badge>
        <h3 id={nameId} lang={langOf(name)} className="mt-2 font-sans text-md font-semibold tracking-normal">
          <AppLink to={paths.property(id)} className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </AppLink>
        </h3>
        <p className="truncate text-sm text-muted">{placeLabel(sold)}</p>
      </div>
      <div className="relative z-10 flex flex-wrap items-center gap-x-4 border-t border-line px-2.5">
        <LinkButton to={paths.listOfKind(sold)} variant="text" size="sm" aria-describedby={nameId}>
          {words.saved.like}
        </LinkButton>
        <span className="ml-auto">
          <RemoveButton name={name} onRemove={onRemove} />
        </span>
      </div>
    </article>
  );
}
