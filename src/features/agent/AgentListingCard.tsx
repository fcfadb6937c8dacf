import type { ReactNode } from 'react';
import type { PropertyRecord } from '@/api/records';
import { ListingTile } from '@/components/layout/ListingTile';
import { withEllipsis } from '@/domain/ellipsis';
import { cardAreas } from '@/domain/cardAreas';
import { headline, listingTypeLabel } from '@/domain/headlines';
import { facingLabel } from '@/domain/label';
import { placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { possessionLabel } from '@/domain/possession';
import { listPrice } from '@/domain/price';
import { ABOUT_LIMIT, langOf, truncate } from '@/domain/text';
import { useAreaUnit } from '@/store/device/useAreaUnit';

interface AgentListingCardProps {
  readonly property: PropertyRecord;
  readonly onOpen: (property: PropertyRecord) => void;
  /** Stands on the picture; is told the id of what names the listing. */
  readonly heart: (titleId: string) => ReactNode;
}

/** One of an agent's listings; its about text is cut at 100 characters [AGENT-4]. */
export function AgentListingCard({ property, onOpen, heart }: AgentListingCardProps) {
  const about = truncate(property.about ?? '', ABOUT_LIMIT.agentListing);
  const areas = cardAreas(property, useAreaUnit(property)).map(({ value, label }) => `${value} ${label}`);
  const facts = [...areas, property.facing ? facingLabel(property.facing) : ''].filter(Boolean);
  return (
    <ListingTile
      size="grid"
      picture={property.propertyMainImage?.[0] ?? null}
      badge={possessionLabel(property.possessionStatus)}
      corner={heart}
      price={listPrice(property.expectedPrice)}
      title={listingTypeLabel(property)}
      more={headline(property)}
      to={paths.property(property._id)}
      onOpen={() => onOpen(property)}
      place={placeLabel(property)}
      className="[contain-intrinsic-height:auto_430px] [content-visibility:auto]"
    >
      {facts.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-x-3.5 border-t border-line pt-3 text-sm">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {about.text !== '' && (
        <p lang={langOf(about.text)} className="mt-2 text-sm text-muted">
          {withEllipsis(about)}
        </p>
      )}
    </ListingTile>
  );
}
