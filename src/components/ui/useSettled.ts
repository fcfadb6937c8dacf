import { useEffect, useState } from 'react';

/** A pause in typing, ms, after which words are read out. */
const PAUSE = 900;

/** A value once it has stood still for a while; for announcements that should wait until the typing pauses. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
