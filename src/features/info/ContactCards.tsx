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

interface CardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

function Card({ icon, title, children }: CardProps) {
  return (
    <section className="flex gap-4 rounded-card border border-line bg-card p-6 max-sm:px-4 max-sm:py-2.5 sm:last:odd:col-span-2">
      <span className="grid size-11 flex-none place-items-center rounded-full bg-brand-wash text-brand">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** How the people behind the marketplace are reached; a way that is not configured is left out. */
export function ContactCards() {
  const tel = telLink(SITE.phone);
  const chat = chatLink(SITE.chatPhone, words.question({ site: SITE.name }));
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-5 content-start sm:grid-cols-2">
      {tel && (
        <Card icon="phone" title={words.contact.call}>
          <a href={tel} className={textLink}>
            {displayPhone(SITE.phone)}
          </a>
        </Card>
      )}
      {chat && (
        <Card icon="chat" title={words.contact.chat}>
          <a href={chat} target="_blank" rel="noopener noreferrer" className={textLink}>
            {words.contact.openChat}
            <span className="sr-only"> {words.newTab}</span>
          </a>
        </Card>
      )}
      <Card icon="mail" title={words.contact.email}>
        <a href={`mailto:${SITE.email}`} className={`${textLink} break-all`}>
          {SITE.email}
        </a>
      </Card>
      <Card icon="pin" title={words.contact.visit}>
        <address className="mt-2 not-italic">
          {SITE.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Card>
      <Card icon="user" title={words.contact.hours}>
        <ul className="mt-2">
          {SITE.helpHours.map((line) => (
            <li key={line}>{unbroken(line)}</li>
          ))}
        </ul>
      </Card>
      <Card icon="alert" title={words.contact.wrong}>
        <button type="button" className={textLink} onClick={() => void early.load().then((open) => open())}>
          {words.contact.report}
        </button>
      </Card>
      <Card icon="home" title={words.contact.services}>
        <AppLink to={paths.others} className={textLink}>
          {words.contact.others}
        </AppLink>
      </Card>
    </div>
  );
}
