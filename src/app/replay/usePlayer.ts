import { useEffect, useState } from 'react';
import type { Moment } from '@/actionLog/browser/timeline';

/** How much faster than it was recorded. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16];

/** Which moment is shown, by hand or in the course of time; stops at the end. `at`: its index. */
export function usePlayer(moments: readonly Moment[]) {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = moments.length - 1;
  if (playing && at >= last) setPlaying(false);

  useEffect(() => {
    const [now, next] = moments.slice(at, at + 2);
    if (!playing || !now || !next) return;
    const timer = setTimeout(() => setAt(at + 1), (next.at - now.at) / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, moments, at]);

  return {
    at,
    playing,
    speed,
    setSpeed,
    goTo: setAt,
    step: (by: number) => {
      setPlaying(false);
      setAt(Math.min(Math.max(0, at + by), last));
    },
    play: (on: boolean) => {
      if (on && at >= last) setAt(0);
      setPlaying(on);
    },
  };
}
export type Player = ReturnType<typeof usePlayer>;
