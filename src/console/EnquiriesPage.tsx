import type { MarketEnquiry } from '@/contract/peopleShapes';
import { displayPhone, telLink } from '@/domain/contact';
import { addressOf } from '@/domain/languages';
import { momentInIndia } from '@/domain/moments';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { PageHeading } from '@/components/layout/PageHeading';
import { Badge } from '@/components/ui/Badge';
import { consoleApi } from './api';
import { Outcome, useOutcome } from './outcome';
import { PublicLink } from './PublicLink';
import { NothingHere } from './NothingHere';
import { QueryState } from './QueryState';
import { RowButton } from './RowButton';
import { ShowMore } from './ShowMore';
import * as words from '@/words/consoleEnquiries';
import * as queueWords from '@/words/consoleQueue';

const link = 'break-all text-brand underline';

/** The button that had the focus is gone by then. */
const takeFocus = (node: HTMLElement | null): void => node?.focus();

function Contact({ enquiry: { _id: id, name, phone, email, shownAt } }: { readonly enquiry: MarketEnquiry }) {
  const [show, { data: contact }] = consoleApi.useShowEnquiryMutation();
  const { said, run } = useOutcome();
  const [tel, known] = [telLink(contact?.phone), contact ?? { phone, email }];
  if (known.phone === '' && known.email === '')
    return (
      <p ref={contact && takeFocus} tabIndex={-1} className="text-sm text-muted">
        {words.enquiries.left}
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
  const masked = [phone, email].filter((each) => each !== '').join(', ');
  return (
    <>
      <p className="text-sm break-all text-muted">
        {shownAt === null
          ? words.enquiries.unseen({ contact: masked })
          : words.enquiries.seen({ contact: masked, moment: momentInIndia(shownAt) })}
      </p>
      <Outcome said={said} />
      <RowButton
        says={words.enquiries.show}
        named={name === null ? words.enquiries.showOfVisitor : words.enquiries.showOf({ name })}
        onClick={() => void run(show({ id }))}
      />
    </>
  );
}

/** What visitors ask about projects without an agent of their own, the newest first [JDET-9]. */
export function EnquiriesPage() {
  const query = consoleApi.useGetEnquiriesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const enquiries = data?.pages.flatMap((page) => page.enquiries) ?? [];
  return (
    <>
      <PageHeading title={words.enquiries.title} className="text-section">
        {words.enquiries.heading}
      </PageHeading>
      <p className="text-muted">{words.enquiries.intro}</p>
      <QueryState query={query}>
        {enquiries.length === 0 ? (
          <NothingHere
            title={words.enquiries.none}
            text={words.enquiries.noneText}
            to="/"
            next={queueWords.queue.heading}
          />
        ) : (
          <>
            <p className="text-muted">{words.enquiries.count({ n: data?.pages.at(-1)?.total ?? 0 })}</p>
            <ul aria-label={words.enquiries.title}>
              {enquiries.map((enquiry) => (
                <li key={enquiry._id} className="flex flex-col items-start gap-2 border-b border-line py-4">
                  <p>
                    <strong lang={langOf(enquiry.name)}>{enquiry.name ?? words.enquiries.visitor}</strong>{' '}
                    <Badge tone="brand">{words.enquiries.kinds[enquiry.kind]}</Badge>{' '}
                    <span className="text-sm text-muted">{momentInIndia(enquiry.createdAt)}</span>
                  </p>
                  <p>
                    {enquiry.listingId === null ? (
                      words.enquiries.toMarketplace
                    ) : enquiry.listingName === null ? (
                      words.enquiries.gone
                    ) : (
                      <PublicLink href={addressOf(paths.project(enquiry.listingId))} className={link}>
                        {enquiry.listingName}
                      </PublicLink>
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
