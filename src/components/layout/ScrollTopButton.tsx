import { useSyncExternalStore } from 'react';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import { focusHeading } from '../ui/focusHeading';
import { useReducedMotion } from '../ui/usePageState';
import * as words from '@/words/layout';

/** How far the page must be scrolled before the button shows, px [SHELL-8]. */
const SHOWN_AFTER_PX = 100;

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

const look = 'size-11 place-items-center border border-edge bg-card text-ink transition-colors hover:bg-wash';

/**
 * Where the button stands: in the header, which stays; in a low window, where the header goes with the page, in the strip
 * that the page leaves free beside it, or in the page's bar; and in one that is narrow as well, or narrow for large text, where nothing is free,
 * at the page's end.
 */
const inHeader =
  'grid rounded-control low:fixed low:rounded-full low:right-1 low:bottom-(--up) low:max-sm:hidden max-[18rem]:hidden';
const places = {
  header: inHeader,
  /** In Home's header, which the chat stands in as well. */
  besideChat: `${inHeader} max-lg:mr-13 max-[22rem]:mr-0 low:mr-0`,
  end: 'mx-5 hidden rounded-full low:max-sm:grid max-[18rem]:grid',
};

/** Leads back to the top [SHELL-8]. It never lies over what the page shows. */
export function ScrollTopButton({ place }: { readonly place: keyof typeof places }) {
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
    <button type="button" aria-label={words.toTop} onClick={toTop} className={classes(look, places[place])}>
      <Icon name="arrowUp" />
    </button>
  );
}
