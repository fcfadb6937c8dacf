import { useId, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/buttonClass';
import { CheckList } from '@/components/ui/CheckList';
import { Icon } from '@/components/ui/Icon';
import { chatLink } from '@/domain/contact';
import { SITE } from '@/domain/site';
import { encodeText } from '@/domain/text';
import * as words from '@/words/services';
import type { Service } from './services';

interface OfferCardProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A card on `/others`; `id` is its anchor. */
export function OfferCard({ id, title, children }: OfferCardProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      tabIndex={-1}
      className="flex min-w-0 flex-col rounded-card border border-line bg-card p-6"
    >
      <h2 id={headingId} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A service that people arrange: what it is, its price where there is one, and chat and e-mail with the request begun. */
export function ServiceCard({ service }: { readonly service: Service }) {
  const { id, title, text, points, price, request } = service;
  const begun = words.begun({ site: SITE.name, request });
  const chat = chatLink(SITE.chatPhone, begun);
  const mail = `mailto:${SITE.email}?subject=${encodeText(title)}&body=${encodeText(begun)}`;
  return (
    <OfferCard id={id} title={title}>
      {price && (
        <p className="mt-2">
          <del className="text-muted">
            <span className="sr-only">{words.insteadOf}</span>
            {price.before}
          </del>{' '}
          <span className="font-heading text-price font-bold">
            <span className="sr-only">{words.now}</span>
            {price.now}
          </span>
        </p>
      )}
      <p className="mt-2 text-md">{text}</p>
      {points && (
        <div className="mt-3 text-md font-semibold">
          <CheckList points={points} />
        </div>
      )}
      <p className="mt-auto flex flex-wrap gap-3 pt-5">
        {chat && (
          <a href={chat} target="_blank" rel="noopener noreferrer" className={buttonClass('primary')}>
            <Icon name="chat" />
            {words.ask}
            <span className="sr-only">{words.askAbout({ title })}</span>
          </a>
        )}
        <a href={mail} className={buttonClass('secondary')}>
          <Icon name="mail" />
          {words.email}
          <span className="sr-only">{words.emailAbout({ title })}</span>
        </a>
      </p>
    </OfferCard>
  );
}
