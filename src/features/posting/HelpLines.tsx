import { useId } from 'react';
import { Icon } from '@/components/ui/Icon';
import { chatLink, displayPhone, telLink } from '@/domain/contact';
import { SITE } from '@/domain/site';
import * as words from '@/words/posting';

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline';

/** Posting with somebody's help: by phone, or over a messaging app (EDIT-3, STAT-4). A way that is not configured is left out. */
export function HelpLines() {
  const id = useId();
  const tel = telLink(SITE.phone);
  const chat = chatLink(SITE.chatPhone, words.helpGreeting);
  if (!tel && !chat) return null;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-4">
      <h2 id={id} className="text-lg">
        {words.helpTitle}
      </h2>
      <p className="mt-1 text-sm text-muted">{words.helpText}</p>
      <ul className="mt-2 text-md">
        {tel && (
          <li>
            <a href={tel} className={link}>
              <Icon name="phone" />
              {words.helpCall({ phone: displayPhone(SITE.phone) })}
            </a>
          </li>
        )}
        {chat && (
          <li>
            <a href={chat} target="_blank" rel="noopener noreferrer" className={link}>
              <Icon name="chat" />
              {words.helpChat}
              <span className="sr-only"> {words.newTab}</span>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
