import { useRef, type ReactNode } from 'react';
import type { PropertyRecord } from '@/api/records';
import { Section } from '@/components/layout/Section';
import { useNearViewport } from '@/components/ui/useNearViewport';
import type { SoldListing } from '@/contract/extraShapes';
import { UNIT_WORDS } from '@/domain/area';
import { label } from '@/domain/label';
import { estimateValue } from '@/domain/estimate';
import { propertyTypeLabel } from '@/domain/headlines';
import { ratedArea } from '@/domain/listingTraits';
import { detailPrice, priceRange } from '@/domain/price';
import { indianNumber } from '@/domain/text';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { AskingMonths } from './AskingMonths';
import { OtherTiles } from './OtherTiles';
import { useAlike } from './useAlike';
import * as words from '@/words/propertyAlike';

interface PricesProps {
  readonly listing: PropertyRecord;
  /** Others of its kind in its locality. */
  readonly nearby: readonly PropertyRecord[];
}

/**
 * What its locality asks for its kind: now, for as much of it, by the value calculator's rule (DASH-9), where enough say
 * so, and month by month.
 */
function Prices({ listing, nearby }: PricesProps) {
  const { expectedPrice, askingMonths } = listing;
  const { one, sqft } = UNIT_WORDS[useAreaUnit(listing)];
  const estimate = estimateValue(
    nearby.map(({ pricePerSqft }) => pricePerSqft),
    ratedArea(listing) ?? 0,
  );
  if (estimate === null && !askingMonths?.length) return null;
  return (
    <section aria-labelledby="prices" className="rounded-card border border-line bg-card p-5.5">
      <h2 id="prices" className="text-xl">
        {words.prices({ place: label(listing.locality ?? '') })}
      </h2>
      {estimate && (
        <p className="mt-2">
          {words.typical({
            n: estimate.count,
            type: propertyTypeLabel(listing),
            rate: indianNumber(Math.round(estimate.rate * sqft)),
            unit: one,
            // An estimate is not exact to ten thousand.
            range: <b className="font-semibold">{priceRange(estimate.low, estimate.high)}</b>,
          })}
          {expectedPrice ? ` ${words.thisOne({ price: detailPrice(expectedPrice) })}` : ''}
        </p>
      )}
      <AskingMonths listing={listing} />
      <p className="mt-1 text-sm text-muted">{words.note}</p>
    </section>
  );
}

/** What the locality asks, and what else there is like it; asked for when it comes near. */
export default function Alike({ listing }: { readonly listing: PropertyRecord }) {
  const place = useRef<HTMLDivElement>(null);
  const { nearby, similar } = useAlike(listing, useNearViewport(place));
  return (
    <div ref={place} className="flex flex-col gap-9">
      <Prices listing={listing} nearby={nearby} />
      {similar.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar" className="mb-5 text-price md:text-section">
            {words.similar}
          </h2>
          <OtherTiles listings={similar} />
        </section>
      )}
    </div>
  );
}

export interface LikeSoldProps {
  readonly id: string;
  readonly sold: SoldListing;
  /** Where nothing is like it. */
  readonly otherwise: ReactNode;
}

/** What is like a listing that was sold: of its kind, in its locality, else in its town. */
export function LikeSold({ id, sold, otherwise }: LikeSoldProps) {
  const { similar, isAsked } = useAlike({ ...sold, _id: id }, true);
  if (similar.length === 0) return isAsked ? null : otherwise;
  return (
    <Section title={words.similar}>
      <OtherTiles listings={similar} />
    </Section>
  );
}
