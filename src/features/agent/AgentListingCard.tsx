import { useId } from 'react';
import type { PropertyRecord } from '@/api/records';
import { AppLink } from '@/components/layout/AppLink';
import { Badge } from '@/components/ui/Badge';
import { Picture } from '@/components/ui/Picture';
import { cardArea } from '@/domain/area';
import { headline, whatItIs } from '@/domain/headlines';
import { whereItIs } from '@/domain/names';
import { paths } from '@/domain/paths';
import { possessionLabel } from '@/domain/possession';
import { listPrice } from '@/domain/price';
import { ABOUT_LIMIT, truncate } from '@/domain/text';
import { useAreaUnit } from '@/store/device/useAreaUnit';

/** One of an agent's listings; its about text is cut at 100 characters [AGENT-4]. */
export function AgentListingCard({
  property,
  onOpen,
}: {
  readonly property: PropertyRecord;
  readonly onOpen: (property: PropertyRecord) => void;
}) {
  const headingId = useId();
  const title = whatItIs(property);
  const about = truncate(property.about ?? '', ABOUT_LIMIT.agentListing);
  const area = cardArea(property, useAreaUnit());
  const possession = possessionLabel(property.possessionStatus);
  const place = whereItIs(property);
  const facts = [area && `${area.value} ${area.label}`, property.facing && `${property.facing} facing`].filter(Boolean);
  return (
    <article
      aria-labelledby={headingId}
      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow [contain-intrinsic-height:auto_430px] [content-visibility:auto] hover:shadow-lift"
    >
      <div className="relative aspect-4/3 bg-wash">
        <Picture
          src={property.propertyMainImage?.[0]}
          alt=""
          sizes="(min-width: 1024px) 390px, (min-width: 640px) 50vw, 100vw"
        />
        {possession !== '' && <Badge className="absolute top-3 left-3">{possession}</Badge>}
      </div>
      <div className="flex flex-1 flex-col p-4.5">
        <p className="font-heading text-price font-bold">{listPrice(property.expectedPrice)}</p>
        <h3 id={headingId} className="mt-1 font-sans text-base font-semibold tracking-normal">
          <AppLink
            to={paths.property(property._id)}
            onClick={() => onOpen(property)}
            className="rounded-sm py-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
            <span className="sr-only">, {headline(property)}</span>
          </AppLink>
        </h3>
        {place !== '' && <p className="text-md text-muted">{place}</p>}
        {facts.length > 0 && <p className="mt-3 border-t border-line pt-3 text-sm">{facts.join(' · ')}</p>}
        {about.text !== '' && (
          <p className="mt-2 text-sm text-muted">
            {about.text}
            {about.cut && '…'}
          </p>
        )}
      </div>
    </article>
  );
}
