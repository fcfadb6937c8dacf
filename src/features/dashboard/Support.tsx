import { buttonClass } from '@/components/ui/buttonClass';
import { FoldSummary } from '@/components/ui/FoldSummary';
import { Icon } from '@/components/ui/Icon';
import { chatLink, displayPhone, telLink } from '@/domain/contact';
import { SITE } from '@/domain/site';
import { Block } from './Block';
import * as words from '@/words/dashboard';

/** Questions with their answers (DASH-8), in one line: below much else, they are not to be in the way. */
export const QuestionsFold = () => (
  <details>
    <FoldSummary>{words.questions}</FoldSummary>
    <div className="mb-5 divide-y divide-line rounded-control border border-line">
      {Object.values(words.faq).map(({ question, answer }) => (
        <details key={question} className="px-5">
          <FoldSummary>{question}</FoldSummary>
          <p className="max-w-prose pb-4 text-md text-muted">{answer}</p>
        </details>
      ))}
    </div>
  </details>
);

/** How to reach a person (DASH-8). */
export function Support() {
  const call = telLink(SITE.phone);
  const chat = chatLink(SITE.chatPhone, words.support.chat({ site: SITE.name }));
  return (
    <Block title={words.support.title}>
      <p className="mb-4 text-muted">{words.support.intro}</p>
      <p className="flex flex-wrap gap-3">
        {chat && (
          <a href={chat} target="_blank" rel="noopener noreferrer" className={buttonClass('primary')}>
            <Icon name="chat" className="size-4.5" />
            {words.support.chatAction}
            <span className="sr-only">{words.newTab}</span>
          </a>
        )}
        {call && (
          <a href={call} className={buttonClass('secondary')}>
            <Icon name="phone" className="size-4.5" />
            {displayPhone(SITE.phone)}
          </a>
        )}
        <a href={`mailto:${SITE.email}`} className={buttonClass('secondary')}>
          <Icon name="mail" className="size-4.5" />
          {SITE.email}
        </a>
      </p>
    </Block>
  );
}
