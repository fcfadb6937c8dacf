import { chatLink } from '@/domain/contact';
import { SITE } from '@/domain/site';
import { Icon } from '../ui/Icon';

/** The floating button that opens a chat with the marketplace in a messaging app [HOME-11, FMT-7]. */
export function ChatButton({ text }: { readonly text: string }) {
  const href = chatLink(SITE.chatPhone, text);
  if (href === null) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat with us (new tab)"
      className="fixed right-4 bottom-5 z-20 flex h-14 items-center gap-2.5 rounded-full bg-brand px-4 font-semibold text-white shadow-float transition-colors hover:bg-brand-dark md:right-6 md:bottom-6 md:px-5"
    >
      <Icon name="chat" className="size-6" />
      <span className="hidden md:inline">Chat with us</span>
    </a>
  );
}
