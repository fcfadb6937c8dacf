import type { ReactNode } from 'react';
import type { PropertyRecord } from '@/api/records';
import { Badge } from '@/components/ui/Badge';
import { EmbedOnClick } from '@/components/ui/EmbedOnClick';
import { FactRows } from '@/components/ui/FactRows';
import { Skeleton } from '@/components/ui/Skeleton';
import { videoEmbed } from '@/domain/embeds';
import { headline } from '@/domain/headlines';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { highlights, overviewRows, type OverviewRow } from './overviewFacts';
import { TEXTS } from './texts';

function valueOf({ value }: OverviewRow) {
  if (value === undefined) return <Skeleton className="ml-auto h-4 w-24" />;
  if (value !== null) return value;
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{TEXTS.detail.missing}</span>
    </>
  );
}

interface OverviewTabProps {
  readonly listing: PropertyRecord;
  /** The report-listing link; the route hands it in. */
  readonly report?: ReactNode;
}

/** What a listing is in figures, in a few words, in its seller's words and in its film, unless that is foreign [PDET-8, PDET-9, FMT-4]. */
export function OverviewTab({ listing, report }: OverviewTabProps) {
  const unit = useAreaUnit();
  const words = highlights(listing);
  const video = videoEmbed(listing.video);
  const hasVideo = (listing.video?.trim() ?? '') !== '';
  const about = listing.about?.trim() ?? '';
  return (
    <div className="flex flex-col gap-8">
      <FactRows facts={overviewRows(listing, unit).map((row) => ({ label: row.label, value: valueOf(row) }))} />
      {words.length > 0 && (
        <section>
          <h2 className="mb-3 text-xl">Key highlights</h2>
          <ul className="flex flex-wrap gap-2">
            {words.map((word) => (
              <li key={word}>
                <Badge tone="brand">{word}</Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      {about !== '' && (
        <section>
          <h2 className="mb-3 text-xl">Description</h2>
          <p className="max-w-prose whitespace-pre-line">{about}</p>
        </section>
      )}
      {hasVideo && (
        <section>
          <h2 className="mb-3 text-xl">Video</h2>
          {video !== null ? (
            <EmbedOnClick title={`Video of ${headline(listing)}`} src={video.src} action="Play the video" icon="play" />
          ) : (
            <p className="text-muted">{TEXTS.detail.foreignVideo}</p>
          )}
        </section>
      )}
      {report && <div>{report}</div>}
    </div>
  );
}
