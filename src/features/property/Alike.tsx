import { useRef } from 'react';
import type { PropertyRecord } from '@/api/records';
import { useNearViewport } from '@/components/ui/useNearViewport';
import { label } from '@/domain/label';
import { estimateValue } from '@/domain/estimate';
import { propertyTypeLabel } from '@/domain/headlines';
import { ratedArea } from '@/domain/listingTraits';
import { detailPrice, priceRange } from '@/domain/price';
import { indianNumber } from '@/domain/text';
import { AskingMonths } from './AskingMonths';
import { OtherTiles } from './OtherTiles';
import { useAlike } from './useAlike';
import * as words from '@/words/propertyAlike';

interface TypicalPriceProps {
  readonly listing: PropertyRecord;
  /** Others of its kind in its locality. */
  readonly nearby: readonly PropertyRecord[];
}

/** What its locality asks for as much of its kind, by the value calculator's rule (DASH-9); nothing where too few say. */
function TypicalPrice({ listing, nearby }: TypicalPriceProps) {
  const { expectedPrice } = listing;
  const estimate = estimateValue(
    nearby.map(({ pricePerSqft }) => pricePerSqft),
    ratedArea(listing) ?? 0,
  );
  if (estimate === null) return null;
  const { low, high, rate, count } = estimate;
  return (
    <section aria-labelledby="typical-price" className="rounded-card border border-line bg-card p-5.5">
      <h2 id="typical-price" className="text-xl">
        {words.prices({ place: label(listing.locality ?? '') })}
      </h2>
      <p className="mt-2">
        {words.typical({
          range: <b className="font-semibold">{priceRange(low, high, 'detail')}</b>,
          rate: indianNumber(rate),
        })}
        {expectedPrice ? ` ${words.thisOne({ price: detailPrice(expectedPrice) })}` : ''}
      </p>
      <p className="mt-1 text-sm text-muted">{words.from({ n: count, type: propertyTypeLabel(listing) })}</p>
    </section>
  );
}

/** What the locality asks, and what else there is like it; asked for when it comes near. */
export default function Alike({ listing }: { readonly listing: PropertyRecord }) {
  const place = useRef<HTMLDivElement>(null);
  const { nearby, similar } = useAlike(listing, useNearViewport(place));
  return (
    <div ref={place} className="flex flex-col gap-9">
      <TypicalPrice listing={listing} nearby={nearby} />
      <AskingMonths listing={listing} />
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
