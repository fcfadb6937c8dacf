import { Icon } from '../ui/Icon';
import { siteChat } from './chat';
import * as words from '@/words/layout';

/**
 * Home's floating button that opens a chat with the marketplace in a messaging app [HOME-11, FMT-7]. Wide windows have
 * room for it beside the page; those of phones and tablets in the header's row, which stays, beside the menu and in its
 * look, so that it lies over nothing that is pressed; in between the rows' buttons keep clear of it. Where there is no room at all it stands at the page's end.
 */
export function ChatButton() {
  const href = siteChat();
  if (href === null) return null;
  return (
    <aside aria-label={words.chat.region}>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.chat.openNew}
        className="fixed right-1 bottom-[calc(1.25rem+var(--foot))] z-30 flex h-11 w-fit items-center gap-2.5 rounded-full bg-brand px-2.5 font-semibold text-on shadow-float transition-colors hover:bg-brand-dark max-lg:top-2.5 max-lg:right-19 max-lg:rounded-control max-lg:[box-shadow:none] low:top-auto low:right-1 low:rounded-full low:bottom-[calc(4rem+var(--foot))] low:max-sm:static low:max-sm:mx-5 max-[22rem]:right-31 max-[20rem]:static max-[20rem]:mx-5 min-[1400px]:right-6 min-[1400px]:h-14 min-[1400px]:px-4"
      >
        <Icon name="chat" className="size-6" />
        <span className="hidden min-[1560px]:inline">{words.chat.open}</span>
      </a>
    </aside>
  );
}
