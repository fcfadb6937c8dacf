import type { Figures } from '@/contract/peopleShapes';
import { momentInIndia } from '@/domain/moments';
import { indianNumber } from '@/domain/text';
import { PageHeading } from '@/components/layout/PageHeading';
import { FactRows } from '@/components/ui/FactRows';
import { useGetFiguresQuery } from '../api';
import { QueryState } from '../QueryState';
import { DayChart } from './DayChart';

const CHARTS: Readonly<Record<keyof Figures['days'], string>> = {
  listings: 'Listings posted',
  approved: 'Listings approved by operators',
  refused: 'Listings refused by operators',
  leads: 'Enquiries',
  callbacks: 'Call-backs',
  reports: 'Reports',
  accounts: 'New accounts',
  failedLogins: 'Failed logins',
  mailsSent: 'Mails sent',
  mailsFailed: 'Mails that failed',
  serverErrors: 'Errors of the server',
};
const NAMES = Object.keys(CHARTS) as (keyof Figures['days'])[];

const factsNow = ({ queue, openReports, openApplications, listings, mails }: Figures) => [
  { label: 'Listings to check', value: indianNumber(queue.waiting) },
  { label: 'The oldest was posted', value: queue.oldestAt === null ? 'None waits' : momentInIndia(queue.oldestAt) },
  { label: 'Reported listings', value: indianNumber(openReports) },
  { label: 'Applications', value: indianNumber(openApplications) },
  { label: 'Active listings', value: indianNumber(listings.active) },
  { label: 'Under review', value: indianNumber(listings.underReview) },
  { label: 'Withdrawn with their owner', value: indianNumber(listings.withdrawn) },
  { label: 'Sold', value: indianNumber(listings.sold) },
  { label: 'Deleted lately', value: indianNumber(listings.deleted) },
  { label: 'Mails waiting', value: indianNumber(mails.waiting) },
  { label: 'Mail goes out', value: mails.failing ? 'No, the last one failed' : 'Yes' },
];

/** How the marketplace does: now, and on each of the last thirty days. */
export function FiguresPage() {
  const query = useGetFiguresQuery({}, { refetchOnMountOrArgChange: true });
  const { data } = query;
  return (
    <>
      <PageHeading title="Figures" className="text-section">
        Figures
      </PageHeading>
      <QueryState query={query}>
        {data && (
          <>
            <h2 className="text-xl">Now</h2>
            <FactRows facts={factsNow(data)} />
            <h2 className="text-xl">The last 30 days</h2>
            <p className="text-sm text-muted">
              Without what was deleted for good. What is counted only since lately begins on that day.
            </p>
            <div className="grid items-start gap-4 md:grid-cols-2">
              {NAMES.map((name) => (
                <DayChart key={name} title={CHARTS[name]} series={data.days[name]} />
              ))}
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}
