import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/Icon';
import { focusHeading } from '../ui/focusHeading';
import { useReducedMotion } from '../ui/usePageState';

/** How far the page must be scrolled before the button shows, px [SHELL-8]. */
const SHOWN_AFTER_PX = 100;

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/**
 * Leads back to the top [SHELL-8]. Stands above the chat button (beside it in a low window), and above a page's own bar
 * at the bottom of a phone (marked `data-page-bar`), so that it covers no action.
 */
export function ScrollTopButton() {
  const scrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > SHOWN_AFTER_PX,
    () => false,
  );
  const still = useReducedMotion();
  if (!scrolled) return null;

  function toTop() {
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    // The button goes.
    focusHeading();
  }
  return (
    <aside aria-label="Page">
      <button
        type="button"
        aria-label="Scroll to top"
        onClick={toTop}
        className="fixed right-5.5 bottom-[calc(5.5rem+var(--page-bar))] z-20 grid size-11 place-items-center rounded-full border border-edge bg-card text-ink shadow-lift transition-colors hover:bg-wash low:right-20 low:bottom-[calc(1.625rem+var(--page-bar))] md:right-6 md:bottom-[calc(6rem+var(--page-bar))] md:low:right-24 md:low:bottom-[calc(1.875rem+var(--page-bar))]"
      >
        <Icon name="arrowUp" />
      </button>
    </aside>
  );
}
