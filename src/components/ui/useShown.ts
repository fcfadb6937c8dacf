import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the screen; for what goes on after a wait. */
export function useShown(): Readonly<RefObject<boolean>> {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}
