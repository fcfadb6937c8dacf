import type { MarketEnquiry } from '@/contract/peopleShapes';
import { displayPhone, telLink } from '@/domain/contact';
import { momentInIndia } from '@/domain/moments';
import { paths } from '@/domain/paths';
import { langOf, plural } from '@/domain/text';
import { PageHeading } from '@/components/layout/PageHeading';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { useGetEnquiriesInfiniteQuery, useShowEnquiryMutation } from './api';
import { Outcome, useOutcome } from './outcome';
import { QueryState } from './QueryState';
import { ShowMore } from './ShowMore';

const link = 'break-all text-brand underline';

/** The button that had the focus is gone by then. */
const takeFocus = (node: HTMLElement | null): void => node?.focus();

function Contact({ enquiry: { _id: id, name, phone, email, shownAt } }: { readonly enquiry: MarketEnquiry }) {
  const [show, { data: contact }] = useShowEnquiryMutation();
  const { said, run } = useOutcome();
  const [tel, known] = [telLink(contact?.phone), contact ?? { phone, email }];
  if (known.phone === '' && known.email === '')
    return (
      <p ref={contact && takeFocus} tabIndex={-1} className="text-sm text-muted">
        The sender has left.
      </p>
    );
  if (contact)
    return (
      <p className="flex flex-wrap gap-x-6">
        {tel === null ? (
          <span ref={takeFocus} tabIndex={-1}>
            {contact.phone}
          </span>
        ) : (
          <a ref={takeFocus} href={tel} className={link}>
            {displayPhone(contact.phone)}
          </a>
        )}
        {contact.email !== '' && (
          <a href={`mailto:${contact.email}`} className={link}>
            {contact.email}
          </a>
        )}
      </p>
    );
  return (
    <>
      <p className="text-sm break-all text-muted">
        {[phone, email].filter((each) => each !== '').join(', ')}.{' '}
        {shownAt === null ? 'Nobody has looked yet.' : `Looked at ${momentInIndia(shownAt)}.`} The audit says who looks.
      </p>
      <Outcome said={said} />
      <Button size="sm" variant="secondary" onClick={() => void run(show({ id }))}>
        Show number and e-mail<span className="sr-only"> of {name ?? 'a visitor'}</span>
      </Button>
    </>
  );
}

/** What visitors ask about projects without an agent of their own, the newest first [JDET-9]. */
export function EnquiriesPage() {
  const query = useGetEnquiriesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const enquiries = data?.pages.flatMap((page) => page.enquiries) ?? [];
  return (
    <>
      <PageHeading title="Enquiries" className="text-section">
        Enquiries to the marketplace
      </PageHeading>
      <p className="text-muted">
        About projects without an agent. Each is also mailed to the marketplace’s e-mail, where one is set.
      </p>
      <QueryState query={query}>
        {enquiries.length === 0 ? (
          <EmptyState title="No enquiries yet" text="What visitors ask about projects without an agent comes here." />
        ) : (
          <>
            <p className="text-muted">{plural(data?.pages.at(-1)?.total ?? 0, 'enquiry', 'enquiries')}</p>
            <ul aria-label="Enquiries">
              {enquiries.map((enquiry) => (
                <li key={enquiry._id} className="flex flex-col items-start gap-2 border-b border-line py-4">
                  <p>
                    <strong lang={langOf(enquiry.name)}>{enquiry.name ?? 'A visitor'}</strong>{' '}
                    <Badge tone="brand">{enquiry.kind === 'lead' ? 'Enquiry' : 'Call-back'}</Badge>{' '}
                    <span className="text-sm text-muted">{momentInIndia(enquiry.createdAt)}</span>
                  </p>
                  <p>
                    {enquiry.listingId === null || enquiry.listingName === null ? (
                      'About what is no longer there'
                    ) : (
                      <a href={paths.project(enquiry.listingId)} target="_blank" rel="noreferrer" className={link}>
                        {enquiry.listingName}
                        <span className="sr-only">, opens in a new tab</span>
                      </a>
                    )}
                    {enquiry.interestedIn.length > 0 && ` · ${enquiry.interestedIn.join(', ')}`}
                  </p>
                  {enquiry.message !== null && (
                    <p lang={langOf(enquiry.message)} className="break-words whitespace-pre-line">
                      {enquiry.message}
                    </p>
                  )}
                  <Contact enquiry={enquiry} />
                </li>
              ))}
            </ul>
          </>
        )}
        <ShowMore query={query} />
      </QueryState>
    </>
  );
}
