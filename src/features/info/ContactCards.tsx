import type { ReactNode } from 'react';
import { early } from '@/actionLog/browser/early';
import { AppLink } from '@/components/layout/AppLink';
import { Icon, type IconName } from '@/components/ui/Icon';
import { chatLink, displayPhone, telLink } from '@/domain/contact';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { textLink } from './textLink';

function Card({
  icon,
  title,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="flex gap-4 rounded-card border border-line bg-card p-6">
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
  const chat = chatLink(SITE.chatPhone, `Hi ${SITE.name}, I have a question.`);
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {tel && (
        <Card icon="phone" title="Call">
          <a href={tel} className={textLink}>
            {displayPhone(SITE.phone)}
          </a>
        </Card>
      )}
      {chat && (
        <Card icon="chat" title="Chat">
          <a href={chat} target="_blank" rel="noopener noreferrer" className={textLink}>
            Open a chat<span className="sr-only"> (new tab)</span>
          </a>
        </Card>
      )}
      <Card icon="mail" title="E-mail">
        <a href={`mailto:${SITE.email}`} className={`${textLink} break-all`}>
          {SITE.email}
        </a>
      </Card>
      <Card icon="pin" title="Visit">
        <address className="mt-2 not-italic">
          {SITE.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Card>
      <Card icon="user" title="Help hours">
        <ul className="mt-2">
          {SITE.helpHours.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <Card icon="download" title="Something went wrong?">
        <button type="button" className={textLink} onClick={() => void early.load().then((open) => open())}>
          Report a problem
        </button>
      </Card>
      <Card icon="home" title="Reports, papers, interiors">
        <AppLink to={paths.others} className={textLink}>
          Other services
        </AppLink>
      </Card>
    </div>
  );
}
