import { useId, useState } from 'react';
import { inboxApi } from '@/api/inboxApi';
import type { InboxEntry } from '@/contract/extraShapes';
import { AppLink } from '@/components/layout/AppLink';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { buttonClass } from '@/components/ui/buttonClass';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { chatLink, displayPhone, shortPhone, telLink } from '@/domain/contact';
import { momentInIndia } from '@/domain/moments';
import { pathOf } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { langOf } from '@/domain/text';
import { useListingInShort } from '@/store/entities/listingInShort';
import { EnquiryProgress } from './EnquiryProgress';
import * as words from '@/words/dashboard';

const button = buttonClass('secondary', 'sm');

function About({ listingId, listingKind, listingName }: InboxEntry) {
  if (listingName === null) return <>{words.inbox.aboutYou}</>;
  if (listingId === null || listingKind === null) return <>{words.inbox.about({ listing: listingName })}</>;
  const to = pathOf(listingKind, listingId);
  const listing = (
    <AppLink to={to} lang={langOf(listingName)} className="font-semibold text-ink underline underline-offset-4">
      {listingName}
    </AppLink>
  );
  return <>{words.inbox.about({ listing })}</>;
}

/** The text that a chat starts with, so that the person remembers which enquiry it answers [FMT-7]. */
const greeting = (listing: string | null): string =>
  listing === null
    ? words.inbox.greetingWithoutListing({ site: SITE.name })
    : words.inbox.greeting({ site: SITE.name, listing });

/** One enquiry: who wants what, about which listing, and how to reach them. */
export function InboxCard({ entry }: { readonly entry: InboxEntry }) {
  const { kind, name, phone, email, interestedIn, message, createdAt, progress, listingName } = entry;
  const moment = momentInIndia(createdAt);
  const home = useListingInShort(entry.listingKind ?? 'property', entry.listingId ?? '', 'list');
  const call = telLink(phone);
  const chat = chatLink(phone, greeting(listingName));
  const nameId = useId();
  const [follow] = inboxApi.useFollowEnquiryMutation();
  // Whether anybody answered, only the caller knows: it is offered, not taken for granted.
  const [hasCalled, setCalled] = useState(false);
  const isClosed = progress?.state === 'closed';
  return (
    <article className={classes('rounded-card border border-line p-3.5 sm:p-4.5', isClosed ? 'bg-wash' : 'bg-card')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={nameId} lang={langOf(name)} className="font-sans text-base font-semibold tracking-normal">
          {name ?? words.inbox.noName}
        </h3>
        <div className="flex flex-wrap gap-2">
          {progress?.state === 'new' && <Badge tone="gold">{words.progress.states.new}</Badge>}
          {/* Once somebody called, that is no longer wanted. */}
          {(progress === undefined || progress.state === 'new') && (
            <Badge tone="brand">{words.inbox.kinds[kind]}</Badge>
          )}
        </div>
      </div>
      <div className="mt-1 flex items-center gap-3">
        {home?.picture && (
          <div className="relative size-16 flex-none overflow-hidden rounded-control bg-wash">
            <Picture src={home.picture} alt="" sizes="64px" className="absolute inset-0" />
          </div>
        )}
        <p className="flex min-w-0 flex-wrap gap-x-3 text-md text-muted">
          <span>
            <About {...entry} />
            {interestedIn.length > 0 && ` · ${interestedIn.join(', ')}`}
          </span>{' '}
          {home && <span className="font-semibold text-ink">{home.price}</span>} {moment && <span>{moment}</span>}
        </p>
      </div>
      {message !== null && (
        <p lang={langOf(message)} className="mt-2 max-w-prose whitespace-pre-line">
          {message}
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-2">
        {call && (
          <a
            href={call}
            aria-label={words.inbox.call({ number: displayPhone(phone) })}
            className={button}
            onClick={() => setCalled(true)}
          >
            <Icon name="phone" className="size-4" />
            {shortPhone(phone)}
          </a>
        )}
        {chat && (
          <a
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${words.inbox.chat} ${words.newTab}`}
            aria-describedby={nameId}
            className={button}
          >
            <Icon name="whatsapp" className="size-4" />
            {words.inbox.chatShort}
          </a>
        )}
        {email !== null && (
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
          >
            {email}
          </a>
        )}
      </p>
      {hasCalled && progress?.state === 'new' && (
        <Button
          variant="text"
          aria-describedby={nameId}
          onClick={() => void follow({ enquiryId: entry._id, state: 'called' })}
        >
          <Icon name="check" className="size-4" />
          {words.progress.markCalled}
        </Button>
      )}
      {progress && <EnquiryProgress id={entry._id} progress={progress} />}
    </article>
  );
}
