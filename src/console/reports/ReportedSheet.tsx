import type { ReportedListing } from '@/contract/peopleShapes';
import { momentInIndia } from '@/domain/moments';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { FactRows } from '@/components/ui/FactRows';
import { factsOf } from '../queue/facts';
import { Pictures } from '../queue/ListingSheet';

type Report = ReportedListing['reports'][number];

function ReportRow({ report, onAnswer }: { readonly report: Report; readonly onAnswer: () => void }) {
  const { at, reason, message, from, answeredAt } = report;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-t border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">{reason}</p>
        {message !== '' && (
          <p lang={langOf(message)} className="break-words whitespace-pre-line">
            {message}
          </p>
        )}
        <p className="text-sm text-muted">
          {from ?? 'A visitor'}, {momentInIndia(at)}
          {answeredAt !== null && `. Answered ${momentInIndia(answeredAt)}`}
        </p>
      </div>
      {from !== null && (
        <Button size="sm" variant="secondary" onClick={onAnswer}>
          Answer<span className="sr-only"> {from}</span>
        </Button>
      )}
    </li>
  );
}

function Changes({ changed }: Pick<ReportedListing, 'changed'>) {
  if (changed === null) return <p className="text-muted">How it was when it was reported is not known.</p>;
  const facts = factsOf(changed, true);
  if (facts.length === 0) return <p>Nothing that is shown has changed since the last report.</p>;
  return (
    <ul aria-label="Changed since the last report" className="list-disc pl-5">
      {facts.map(({ label, value }) => (
        <li key={label} className="break-words">
          {label} is now {value === '' ? 'empty' : `“${value.slice(0, 200)}”`}
        </li>
      ))}
    </ul>
  );
}

interface ReportedSheetProps {
  readonly listing: ReportedListing;
  readonly onHide: () => void;
  readonly onWarn: () => void;
  readonly onDismiss: () => void;
  readonly onAnswer: (reportId: string) => void;
}

/** A reported listing: what was said of it, as it was then, and what may be done. */
export function ReportedSheet({ listing, onHide, onWarn, onDismiss, onAnswer }: ReportedSheetProps) {
  const { id, kind, name, owner, warnedAt, count, reports, doc, changed } = listing;
  const about = doc['about'];
  return (
    <article
      aria-labelledby={`reported-${id}`}
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4"
    >
      <h2 id={`reported-${id}`} lang={langOf(name)} className="text-xl break-words">
        {name || 'A listing without a name'}
      </h2>
      <p className="text-sm text-muted">
        <Badge tone="red">{count === 1 ? 'One report' : `${count} reports`}</Badge> {owner?.name}
        {warnedAt !== null && `, written to ${momentInIndia(warnedAt)}`}.{' '}
        <a
          href={kind === 'property' ? paths.property(id) : paths.project(id)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-brand underline"
        >
          See it as visitors do<span className="sr-only">, opens in a new tab</span>
        </a>
      </p>
      <ul aria-label={`Reports on ${name}`}>
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} onAnswer={() => onAnswer(report.id)} />
        ))}
      </ul>
      <Changes changed={changed} />
      <details>
        <summary className="flex min-h-11 w-fit items-center font-semibold">
          {changed === null ? 'The listing as it is now' : 'The listing as it was when it was reported'}
        </summary>
        <div className="flex flex-col gap-4 pt-2">
          <Pictures doc={doc} />
          {typeof about === 'string' && about !== '' && (
            <p lang={langOf(about)} className="break-words whitespace-pre-line">
              {about}
            </p>
          )}
          <FactRows facts={factsOf(doc)} />
        </div>
      </details>
      <div className="flex flex-wrap gap-2">
        {kind === 'property' && (
          <Button size="sm" variant="danger" onClick={onHide}>
            Hide<span className="sr-only"> {name}</span>
          </Button>
        )}
        {owner !== null && (
          <Button size="sm" variant="secondary" onClick={onWarn}>
            Write to the owner<span className="sr-only"> of {name}</span>
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={onDismiss}>
          Dismiss<span className="sr-only"> the reports on {name}</span>
        </Button>
      </div>
    </article>
  );
}
