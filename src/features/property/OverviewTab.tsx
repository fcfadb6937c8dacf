import type { ReactNode } from 'react';
import { apiOrigin } from '@/api/origin';
import type { PropertyRecord } from '@/api/records';
import { Badge } from '@/components/ui/Badge';
import { BrochureView } from '@/components/ui/BrochureView';
import { EmbedOnClick } from '@/components/ui/EmbedOnClick';
import { PlanPictures } from '@/components/ui/Gallery/PlanPictures';
import { FactRows } from '@/components/ui/FactRows';
import { Skeleton } from '@/components/ui/Skeleton';
import { unbroken } from '@/components/ui/unbroken';
import { videoEmbed } from '@/domain/embeds';
import { headline } from '@/domain/headlines';
import { langOf } from '@/domain/text';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { dayInIndia } from '@/domain/moments';
import { detailPrice } from '@/domain/price';
import { BeforeYouBuy } from './BeforeYouBuy';
import { floorPlansOf } from './listingFacts';
import { highlights, overviewRows, type OverviewRow } from './overviewFacts';
import * as words from '@/words/propertyDetail';

/** How a listing's price has changed since it was listed, the latest change first; nothing where it has not. */
function PriceHistory({ changes }: { readonly changes: PropertyRecord['priceChanges'] }) {
  if (!changes || changes.length === 0) return null;
  return (
    <section className="print:hidden">
      <h2 className="mb-3 text-xl">{words.priceHistory}</h2>
      <ul className="flex flex-col gap-1.5">
        {changes.map(({ from, to, at }) => (
          <li key={at}>
            <b className="font-semibold">
              {detailPrice(from)} → {detailPrice(to)}
            </b>
            <span className="text-muted">, {dayInIndia(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function valueOf({ value }: OverviewRow) {
  if (value === undefined) return <Skeleton className="ml-auto h-4 w-24" />;
  if (value !== null) return unbroken(value);
  return <span className="font-normal text-muted">{words.facts.missing}</span>;
}

interface OverviewTabProps {
  readonly listing: PropertyRecord;
  /** The report-listing link; the route hands it in. */
  readonly report?: ReactNode;
}

/** What a listing is in its seller's words, in figures, in a few words, its floor plans, its film, unless that is foreign, its brochure, its earlier prices, and what to check of land [PDET-8, PDET-9, FMT-4]. */
export function OverviewTab({ listing, report }: OverviewTabProps) {
  const unit = useAreaUnit(listing);
  const points = highlights(listing);
  const video = videoEmbed(listing.video);
  const hasVideo = (listing.video?.trim() ?? '') !== '';
  const hasBrochure = (listing.projectBrochure?.trim() ?? '') !== '';
  const plans = floorPlansOf(listing);
  const about = listing.about?.trim() ?? '';
  return (
    <div className="flex flex-col gap-8 print:gap-3">
      {about !== '' && (
        <section>
          <h2 className="mb-3 text-xl">{words.description}</h2>
          <p lang={langOf(about)} className="max-w-prose whitespace-pre-line print:text-sm">
            {about}
          </p>
        </section>
      )}
      <FactRows
        facts={overviewRows(listing, unit).map((row) => ({
          label: row.label,
          value: valueOf(row),
          isGap: row.value === null,
        }))}
      />
      {points.length > 0 && (
        <section className="print:hidden">
          <h2 className="mb-3 text-xl">{words.highlights.title}</h2>
          <ul className="flex flex-wrap gap-2">
            {points.map((point) => (
              <li key={point}>
                <Badge tone="brand">{point}</Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      {plans.length > 0 && (
        <section className="print:hidden">
          <h2 className="mb-3 text-xl">{words.floorPlan}</h2>
          <PlanPictures name={headline(listing)} urls={plans} />
        </section>
      )}
      {hasVideo && (
        <section className="print:hidden">
          <h2 className="mb-3 text-xl">{words.video.title}</h2>
          {video !== null ? (
            <EmbedOnClick
              title={words.video.of({ name: headline(listing) })}
              src={video.src}
              action={words.video.play}
              icon="play"
            />
          ) : (
            <p className="text-muted">{words.video.foreign}</p>
          )}
        </section>
      )}
      {hasBrochure && (
        <section className="print:hidden">
          <h2 className="mb-3 text-xl">{words.brochure}</h2>
          <BrochureView address={listing.projectBrochure} ownOrigin={apiOrigin()} name={headline(listing)} />
        </section>
      )}
      <PriceHistory changes={listing.priceChanges} />
      <BeforeYouBuy subtype={listing.selectedSubtype} />
      {report && <div className="print:hidden">{report}</div>}
    </div>
  );
}
