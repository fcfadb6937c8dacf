import type { ReactNode } from 'react';
import { early } from '@/actionLog/browser/early';
import { AppLink } from '@/components/layout/AppLink';
import { Icon, type IconName } from '@/components/ui/Icon';
import { unbroken } from '@/components/ui/unbroken';
import { chatLink, displayPhone, telLink } from '@/domain/contact';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import * as words from '@/words/info';
import { textLink } from './textLink';

interface WayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

const Way = ({ icon, title, children }: WayProps) => (
  <li className="flex gap-4 border-b border-line py-3 last:border-b-0">
    <Icon name={icon} className="mt-0.5 size-4.5 flex-none text-muted" />
    <div className="min-w-0">
      <p className="text-sm text-muted">{title}</p>
      {children}
    </div>
  </li>
);

/** How the people behind the marketplace are reached, one way below the other; a way that is not configured is left out. */
export function ContactWays() {
  const tel = telLink(SITE.phone);
  const chat = chatLink(SITE.chatPhone, words.question({ site: SITE.name }));
  return (
    <ul className="rounded-card border border-line bg-card px-5 py-1">
      {tel && (
        <Way icon="phone" title={words.contact.call}>
          <a href={tel} className={textLink}>
            {displayPhone(SITE.phone)}
          </a>
        </Way>
      )}
      {chat && (
        <Way icon="chat" title={words.contact.chat}>
          <a href={chat} target="_blank" rel="noopener noreferrer" className={textLink}>
            {words.contact.openChat}
            <span className="sr-only"> {words.newTab}</span>
          </a>
        </Way>
      )}
      <Way icon="mail" title={words.contact.email}>
        <a href={`mailto:${SITE.email}`} className={`${textLink} break-all`}>
          {SITE.email}
        </a>
      </Way>
      <Way icon="pin" title={words.contact.visit}>
        <address className="mt-1 not-italic">
          {SITE.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Way>
      <Way icon="user" title={words.contact.hours}>
        <ul className="mt-1">
          {SITE.helpHours.map((line) => (
            <li key={line}>{unbroken(line)}</li>
          ))}
        </ul>
      </Way>
      <Way icon="alert" title={words.contact.wrong}>
        <button type="button" className={textLink} onClick={() => void early.load().then((open) => open())}>
          {words.contact.report}
        </button>
      </Way>
      <Way icon="home" title={words.contact.services}>
        <AppLink to={paths.others} className={textLink}>
          {words.contact.others}
        </AppLink>
      </Way>
    </ul>
  );
}
