import type { ReportedListing } from '@/contract/peopleShapes';
import { addressOf } from '@/domain/languages';
import { momentInIndia } from '@/domain/moments';
import { pathOf } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { Badge } from '@/components/ui/Badge';
import { FoldSummary } from '@/components/ui/FoldSummary';
import { PersonLink } from '../people/PersonLink';
import { PublicLink } from '../PublicLink';
import { recordLink } from '../recordLink';
import { factsOf } from '../queue/facts';
import { SheetFacts } from '../queue/SheetFacts';
import { Pictures } from '../queue/ListingSheet';
import { RowButton } from '../RowButton';
import { reasonLabel } from './reasons';
import * as words from '@/words/consoleReports';

type Report = ReportedListing['reports'][number];

function ReportRow({ report, onAnswer }: { readonly report: Report; readonly onAnswer: () => void }) {
  const { at, reason, message, from, answeredAt } = report;
  const [who, moment] = [from ?? words.sheet.visitor, momentInIndia(at)];
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-t border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">{reasonLabel(reason)}</p>
        {message !== '' && (
          <p lang={langOf(message)} className="break-words whitespace-pre-line">
            {message}
          </p>
        )}
        <p className="text-sm text-muted">
          {answeredAt === null
            ? words.sheet.from({ who, moment })
            : words.sheet.fromAnswered({ who, moment, answered: momentInIndia(answeredAt) })}
        </p>
      </div>
      {from !== null && (
        <RowButton says={words.sheet.answer} named={words.sheet.answerNamed({ name: from })} onClick={onAnswer} />
      )}
    </li>
  );
}

function Changes({ changed }: Pick<ReportedListing, 'changed'>) {
  if (changed === null) return <p className="text-muted">{words.sheet.unknown}</p>;
  const facts = factsOf(changed, true);
  if (facts.length === 0) return <p>{words.sheet.unchanged}</p>;
  return (
    <ul aria-label={words.sheet.changed} className="list-disc pl-5">
      {facts.map(({ label, value }) => (
        <li key={label} className="break-words">
          {value === '' ? words.sheet.isNowEmpty({ label }) : words.sheet.isNow({ label, value: value.slice(0, 200) })}
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
        {name}
      </h2>
      <p className="text-sm text-muted">
        <Badge tone="red">{words.sheet.count({ n: count })}</Badge>{' '}
        {owner !== null &&
          (warnedAt === null
            ? words.sheet.owner({ name: <PersonLink id={owner.id} name={owner.name} /> })
            : words.sheet.ownerWarned({
                name: <PersonLink id={owner.id} name={owner.name} />,
                moment: momentInIndia(warnedAt),
              }))}{' '}
        <PublicLink href={addressOf(pathOf(kind, id))} className={recordLink}>
          {words.sheet.seePublic}
        </PublicLink>
      </p>
      <ul aria-label={words.sheet.reports({ name })}>
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} onAnswer={() => onAnswer(report.id)} />
        ))}
      </ul>
      <Changes changed={changed} />
      <details>
        <FoldSummary>{changed === null ? words.sheet.now : words.sheet.then}</FoldSummary>
        <div className="flex flex-col gap-4 pt-2">
          <Pictures doc={doc} />
          {typeof about === 'string' && about !== '' && (
            <p lang={langOf(about)} className="break-words whitespace-pre-line">
              {about}
            </p>
          )}
          <SheetFacts doc={doc} />
        </div>
      </details>
      <div className="flex flex-wrap gap-2">
        {kind === 'property' && (
          <RowButton
            says={words.sheet.hide}
            named={words.sheet.hideNamed({ name })}
            variant="danger"
            onClick={onHide}
          />
        )}
        {owner !== null && (
          <RowButton says={words.sheet.warn} named={words.sheet.warnNamed({ name })} onClick={onWarn} />
        )}
        <RowButton says={words.sheet.dismiss} named={words.sheet.dismissNamed({ name })} onClick={onDismiss} />
      </div>
    </article>
  );
}
