import { useId } from 'react';
import { buttonClass } from '@/components/ui/buttonClass';
import { FoldSummary } from '@/components/ui/FoldSummary';
import { Icon } from '@/components/ui/Icon';
import { chatLink } from '@/domain/contact';
import { packagesNow } from '@/domain/membership';
import { SITE } from '@/domain/site';
import { Block } from './Block';
import { Support } from './Support';
import * as words from '@/words/dashboard';

const cell = 'border-t border-line px-2.5 py-3.5 sm:px-6';

/** What holds today, what is to come, and whom to ask about it. */
function Comparison() {
  const noteId = useId();
  const chat = chatLink(SITE.chatPhone, words.packages.chat({ site: SITE.name }));
  return (
    <>
      <p id={noteId} className="mb-4 max-w-prose">
        {words.packages.today}
      </p>
      <div className="overflow-hidden rounded-card border border-line bg-card">
        <table aria-label={words.packages.title} aria-describedby={noteId} className="w-full border-collapse text-left">
          <caption className="bg-wash px-2.5 py-3 text-left font-semibold sm:px-6">{words.packages.later}</caption>
          <thead>
            <tr>
              <th scope="col" className="px-2.5 py-3.5 text-md font-medium text-muted sm:px-6">
                {words.packages.feature}
              </th>
              <th scope="col" className="px-2.5 py-3.5 font-heading text-lg sm:px-6">
                {words.packages.free}
              </th>
              <th
                scope="col"
                className="bg-gold-wash px-2.5 py-3.5 font-heading text-lg whitespace-nowrap text-gold-ink sm:px-6"
              >
                {words.packages.paid}
              </th>
            </tr>
          </thead>
          <tbody>
            {packagesNow().map(({ name, free, paid }) => (
              <tr key={name}>
                <th scope="row" className={`${cell} text-md font-medium`}>
                  {name}
                </th>
                <td className={cell}>{free}</td>
                <td className={`${cell} bg-gold-wash font-semibold`}>{paid}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chat && (
        <a href={chat} target="_blank" rel="noopener noreferrer" className={buttonClass('gold', 'md', 'mt-4')}>
          <Icon name="chat" className="size-4.5" />
          {words.packages.ask}
          <span className="sr-only">{words.newTab}</span>
        </a>
      )}
    </>
  );
}

interface PackagesProps {
  /** Whose they are, where a buyer reads it. */
  readonly title: string;
}

/** The packages in a tab of their own, beside whom to ask about them (DASH-7, DASH-8). */
export const Packages = ({ title }: PackagesProps) => (
  <div className="grid items-start gap-x-7 gap-y-10 lg:grid-cols-[1fr_400px]">
    <Block title={title}>
      <Comparison />
    </Block>
    <Support />
  </div>
);

/** The packages once more, in the first tab, folded (DASH-7). */
export const PackagesFold = ({ title }: PackagesProps) => (
  <details>
    <FoldSummary>{title}</FoldSummary>
    <div className="pb-5">
      <Comparison />
    </div>
  </details>
);
