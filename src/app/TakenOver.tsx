import { createContext, use, useEffect, useEffectEvent } from 'react';
import { useHydrated } from '@/components/ui/useHydrated';

/** Called when the app has taken over a screen from the server; undefined where none came from there. */
export const OnTakenOver = createContext<(() => void) | undefined>(undefined);

/**
 * Stands beside a screen, or what is there instead of one: React takes that over after the frame around it. It tells only
 * when what is known here is shown, such as who is logged in: a press is theirs then, not a visitor's.
 */
export function TakenOver() {
  const onTakenOver = use(OnTakenOver);
  const tell = useEffectEvent(() => onTakenOver?.());
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) tell();
  }, [isHydrated]);
  return null;
}
