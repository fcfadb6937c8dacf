import { buttonClass } from '@/components/ui/buttonClass';
import { Icon } from '@/components/ui/Icon';
import { chatLink } from '@/domain/contact';
import { packagesNow } from '@/domain/membership';
import { SITE } from '@/domain/site';
import { Block } from './Block';
import * as words from '@/words/dashboard';

const cell = 'border-t border-line px-2.5 py-3.5 sm:px-6';

/** The packages in a tab of their own (DASH-7). */
export const Packages = () => (
  <Block title={words.packages.title}>
    <PackageTable />
  </Block>
);

/** The packages side by side, in that tab and folded in the first one (DASH-7). */
export function PackageTable() {
  const chat = chatLink(SITE.chatPhone, words.packages.chat({ site: SITE.name }));
  return (
    <>
      <p className="mb-5 max-w-prose text-muted">{words.packages.today}</p>
      <div className="overflow-hidden rounded-card border border-line bg-card">
        <table aria-label={words.packages.title} className="w-full border-collapse text-left">
          <caption className="px-2.5 pt-3.5 text-left font-semibold sm:px-6">{words.packages.later}</caption>
          <thead>
            <tr>
              <th scope="col" className="px-2.5 py-3.5 text-md font-medium text-muted sm:px-6">
                {words.packages.feature}
              </th>
              <th scope="col" className="px-2.5 py-3.5 font-heading text-lg sm:px-6">
                {words.packages.free}
              </th>
              <th scope="col" className="bg-gold-wash px-2.5 py-3.5 font-heading text-lg text-gold-ink sm:px-6">
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
        <a href={chat} target="_blank" rel="noopener noreferrer" className={buttonClass('gold', 'md', 'mt-5')}>
          <Icon name="chat" className="size-4.5" />
          {words.packages.ask}
          <span className="sr-only">{words.newTab}</span>
        </a>
      )}
    </>
  );
}
