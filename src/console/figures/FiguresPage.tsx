import { Link } from 'react-router';
import type { Figures } from '@/contract/peopleShapes';
import { momentInIndia } from '@/domain/moments';
import { indianNumber } from '@/domain/text';
import { PageHeading } from '@/components/layout/PageHeading';
import { FactRows } from '@/components/ui/FactRows';
import { consoleApi } from '../api';
import { QueryState } from '../QueryState';
import { recordLink } from '../recordLink';
import { DayChart } from './DayChart';
import * as words from '@/words/consoleFigures';

const NAMES = Object.keys(words.charts) as (keyof Figures['days'])[];

/** A count that leads to the page on which it is worked off. */
const wayTo = (to: string, label: string, count: number) => (
  <Link to={to} aria-label={`${label}: ${indianNumber(count)}`} className={recordLink}>
    {indianNumber(count)}
  </Link>
);

const factsNow = ({ queue, openReports, openApplications, listings, mails }: Figures) => [
  { label: words.facts.queue, value: wayTo('/', words.facts.queue, queue.waiting) },
  { label: words.facts.oldest, value: queue.oldestAt === null ? words.noneWaits : momentInIndia(queue.oldestAt) },
  { label: words.facts.reported, value: wayTo('/reports', words.facts.reported, openReports) },
  { label: words.facts.applications, value: wayTo('/applications', words.facts.applications, openApplications) },
  { label: words.facts.active, value: indianNumber(listings.active) },
  { label: words.facts.underReview, value: indianNumber(listings.underReview) },
  { label: words.facts.withdrawn, value: indianNumber(listings.withdrawn) },
  { label: words.facts.sold, value: indianNumber(listings.sold) },
  { label: words.facts.deleted, value: indianNumber(listings.deleted) },
  { label: words.facts.mails, value: indianNumber(mails.waiting) },
  { label: words.facts.mailing, value: mails.failing ? words.mailing.no : words.mailing.yes },
];

/** How the marketplace does: now, and on each of the last thirty days. */
export function FiguresPage() {
  const query = consoleApi.useGetFiguresQuery({}, { refetchOnMountOrArgChange: true });
  const { data } = query;
  return (
    <>
      <PageHeading title={words.title} className="text-section" />
      <QueryState query={query}>
        {data && (
          <>
            <h2 className="text-xl">{words.now}</h2>
            <FactRows facts={factsNow(data)} />
            <h2 className="text-xl">{words.month}</h2>
            <p className="text-sm text-muted">{words.monthNote}</p>
            <div className="grid items-start gap-4 md:grid-cols-2">
              {NAMES.map((name) => (
                <DayChart key={name} title={words.charts[name]} series={data.days[name]} />
              ))}
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}
