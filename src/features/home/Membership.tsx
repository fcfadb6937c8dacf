import { useId } from 'react';
import { Icon } from '@/components/ui/Icon';
import { buttonClass } from '@/components/ui/buttonClass';
import { chatLink } from '@/domain/contact';
import { membershipNow } from '@/domain/membership';
import { SITE } from '@/domain/site';
import { indianNumber } from '@/domain/text';
import * as words from '@/words/home';

/** The membership teaser [HOME-12]. There is no payment in the product: a chat is where it is asked for. */
export function Membership() {
  const { worth, price, benefits } = membershipNow();
  const id = useId();
  const href = chatLink(SITE.chatPhone, words.membershipChat({ site: SITE.name }));
  return (
    <section aria-labelledby={id} className="mx-auto my-7 w-full max-w-page px-5 md:my-16">
      <div className="grid grid-cols-1 items-center gap-x-10 gap-y-5 rounded-panel border border-gold bg-gold-wash p-5 text-gold-ink sm:p-7 md:grid-cols-[1.2fr_1fr] md:p-11">
        <div>
          <h2 id={id} className="max-w-md text-price md:text-section">
            {words.membership({ worth: indianNumber(worth), price: indianNumber(price) })}
          </h2>
          <p className="mt-2">{words.membershipText}</p>
          {href && (
            <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('primary', 'md', 'mt-4')}>
              {words.membershipAsk}
              <span className="sr-only"> {words.newTab}</span>
            </a>
          )}
        </div>
        <ul className="grid grid-cols-2 gap-3 wrap-anywhere max-sm:text-sm md:grid-cols-1 lg:grid-cols-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-center gap-2.5 font-semibold">
              <span className="grid size-7 flex-none place-items-center rounded-full bg-gold text-gold-on">
                <Icon name="check" className="size-4" />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
