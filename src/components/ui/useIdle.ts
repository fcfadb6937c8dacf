import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** Turns true when the browser has time after the first paint. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
