import { chatLink } from '@/domain/contact';
import { SITE } from '@/domain/site';
import { Icon } from '../ui/Icon';

const DEFAULT_TEXT = `Hi ${SITE.name}, I am looking for a property in ${SITE.city}.`;

/**
 * The floating button that opens a chat with the marketplace in a messaging app [HOME-11, FMT-7]. On phones it makes
 * room for a page's own bar at the bottom, which is marked `data-page-bar`.
 */
export function ChatButton({ text = DEFAULT_TEXT }: { readonly text?: string | undefined }) {
  const href = chatLink(SITE.chatPhone, text);
  if (href === null) return null;
  return (
    <aside aria-label="Chat">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat with us (new tab)"
        className="fixed right-4 bottom-[calc(1.25rem+var(--page-bar))] z-20 flex h-14 items-center gap-2.5 rounded-full bg-brand px-4 font-semibold text-white shadow-float transition-colors hover:bg-brand-dark md:right-6 md:bottom-[calc(1.5rem+var(--page-bar))]"
      >
        <Icon name="chat" className="size-6" />
        <span className="hidden min-[1560px]:inline">Chat with us</span>
      </a>
    </aside>
  );
}
