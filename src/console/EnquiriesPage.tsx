import { useState, type ReactNode } from 'react';
import type { DeskState } from '@/contract/console';
import type { MarketEnquiry } from '@/contract/peopleShapes';
import { displayPhone, telLink } from '@/domain/contact';
import { addressOf } from '@/domain/languages';
import { momentInIndia } from '@/domain/moments';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { PageHeading } from '@/components/layout/PageHeading';
import { Badge } from '@/components/ui/Badge';
import { isFocusStillAt, passFocus } from '@/components/ui/passFocus';
import { consoleApi } from './api';
import { DeskBadge, DeskStates, SettleButton } from './DeskStates';
import { Outcome, useOutcome } from './outcome';
import { PublicLink } from './PublicLink';
import { NothingHere } from './NothingHere';
import { QueryState } from './QueryState';
import { recordLink } from './recordLink';
import { RowButton } from './RowButton';
import { ShowMore } from './ShowMore';
import * as desk from '@/words/consoleDesk';
import * as words from '@/words/consoleEnquiries';
import * as queueWords from '@/words/consoleQueue';

const link = 'break-all text-brand underline';

/** The button that had the focus is gone by then. */
const takeFocus = (node: HTMLElement | null): void => node?.focus();

interface ContactProps {
  readonly enquiry: MarketEnquiry;
  /** Beside the button that shows it. */
  readonly settle: ReactNode;
}

function Contact({ enquiry: { _id: id, name, phone, email, shownAt }, settle }: ContactProps) {
  const [show, { data: contact }] = consoleApi.useShowEnquiryMutation();
  const { said, run } = useOutcome();
  const [tel, known] = [telLink(contact?.phone), contact ?? { phone, email }];
  if (known.phone === '' && known.email === '')
    return (
      <>
        <p ref={contact && takeFocus} tabIndex={-1} className="text-sm text-muted">
          {words.enquiries.left}
        </p>
        {settle}
      </>
    );
  if (contact)
    return (
      <>
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
        {settle}
      </>
    );
  const has = phone === '' ? 'email' : email === '' ? 'phone' : 'other';
  const masked = [phone, email].filter((each) => each !== '').join(', ');
  return (
    <>
      <p className="max-w-full text-sm break-words text-muted">
        {shownAt === null
          ? words.enquiries.unseen({ contact: masked })
          : words.enquiries.seen({ contact: masked, moment: momentInIndia(shownAt) })}
      </p>
      <Outcome said={said} />
      <div className="flex flex-wrap gap-2">
        <RowButton
          says={words.enquiries.show({ has })}
          named={words.enquiries.showOf({ has, name: name ?? words.enquiries.visitor })}
          onClick={() => void run(show({ id }))}
        />
        {settle}
      </div>
    </>
  );
}

const kindOf = ({ kind, listingId }: MarketEnquiry): string =>
  words.enquiries.kinds[kind === 'lead' && listingId === null ? 'message' : kind];

interface RowProps {
  readonly enquiry: MarketEnquiry;
  readonly onSettle: (done: boolean, pressed: Element) => void;
}

function Row({ enquiry, onSettle }: RowProps) {
  const { name, createdAt, listingId, listingName, interestedIn, message, done } = enquiry;
  const who = name ?? words.enquiries.visitor;
  return (
    <li className="flex flex-col items-start gap-2 border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-2">
        <strong lang={langOf(name)}>{who}</strong> <DeskBadge done={done} />{' '}
        <Badge tone="brand">{kindOf(enquiry)}</Badge>{' '}
        <span className="text-sm text-muted">{momentInIndia(createdAt)}</span>
      </p>
      <p>
        {listingId === null ? (
          words.enquiries.toMarketplace
        ) : listingName === null ? (
          words.enquiries.gone
        ) : (
          <PublicLink href={addressOf(paths.project(listingId))} className={recordLink}>
            {listingName}
          </PublicLink>
        )}
      </p>
      {interestedIn.length > 0 && <p>{words.enquiries.interested({ sizes: interestedIn.join(', ') })}</p>}
      {message !== null && (
        <p lang={langOf(message)} className="break-words whitespace-pre-line">
          {message}
        </p>
      )}
      <Contact enquiry={enquiry} settle={<SettleButton done={done} name={who} onSettle={onSettle} />} />
    </li>
  );
}

/** What visitors ask about projects without an agent of their own, the newest first, those that are done at the end [JDET-9]. */
export function EnquiriesPage() {
  const [state, setState] = useState<DeskState>();
  const query = consoleApi.useGetEnquiriesInfiniteQuery({ state }, { refetchOnMountOrArgChange: true });
  // Under another choice nothing of the last one is shown.
  const data = query.currentData;
  const [settle] = consoleApi.useSettleEnquiryMutation();
  const { said, run } = useOutcome();
  const enquiries = data?.pages.flatMap((page) => page.enquiries) ?? [];
  return (
    <>
      <PageHeading title={words.enquiries.title} className="text-section">
        {words.enquiries.heading}
      </PageHeading>
      <p className="text-muted">{words.enquiries.intro}</p>
      <DeskStates state={state} counts={query.data?.pages.at(-1)?.counts} onChoose={setState} />
      <Outcome said={said} />
      <QueryState query={{ ...query, data }}>
        {enquiries.length === 0 && state !== undefined ? (
          <p className="text-muted">{desk.noneSo}</p>
        ) : enquiries.length === 0 ? (
          <NothingHere
            title={words.enquiries.none}
            text={words.enquiries.noneText}
            to="/"
            next={queueWords.queue.heading}
          />
        ) : (
          <ul aria-label={words.enquiries.title}>
            {enquiries.map((enquiry) => (
              <Row
                key={enquiry._id}
                enquiry={enquiry}
                onSettle={(done, pressed) =>
                  void run(settle({ id: enquiry._id, done }), () => {
                    // The row goes to its place among those that are done, or back.
                    if (isFocusStillAt(pressed)) passFocus(pressed, 'li');
                  })
                }
              />
            ))}
          </ul>
        )}
        <ShowMore query={query} />
      </QueryState>
    </>
  );
}
