import { useEffect } from 'react';
import { onceByHand } from '@/components/ui/onceByHand';
import { useArrival } from './useArrival';

/** How long after its load a list goes to its top, ms [SHELL-9]. */
const AFTER_LOAD_MS = 500;

/**
 * Brings a list to its top 500 ms after its load; not when it was reached by back or forward, and not when the visitor
 * has begun to scroll or press something meanwhile [SHELL-9].
 */
export function useScrollToTopAfterLoad(): void {
  const arrival = useArrival();
  useEffect(() => {
    // In a page from the server somebody may have scrolled before the app came.
    if (arrival === 'returned' || window.scrollY > 0) return undefined;
    const timer = setTimeout(() => {
      stop();
      window.scrollTo({ top: 0, behavior: 'instant' });
    }, AFTER_LOAD_MS);
    const stop = onceByHand(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [arrival]);
}
