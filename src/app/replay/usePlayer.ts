import { useEffect, useRef, useState } from 'react';
import type { Moment } from '@/actionLog/browser/timeline';

/** How much faster than it was recorded. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16];

/** Which moment is shown, by hand or in the course of time; stops at the end. */
export function usePlayer(moments: readonly Moment[]) {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = moments.length - 1;
  /** Playing time, ms. */
  const clock = useRef(0);

  useEffect(() => {
    if (!playing) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      clock.current += (now - before) * speed;
      before = now;
      const next = moments.findLastIndex((moment) => moment.at <= clock.current);
      setAt(next);
      if (next >= last) setPlaying(false);
      else frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, speed, moments, last]);

  function goTo(moment: number) {
    const next = Math.min(Math.max(0, moment), last);
    clock.current = moments[next]?.at ?? 0;
    setAt(next);
  }
  return {
    /** Index of the moment that is shown. */
    at,
    playing,
    speed,
    goTo,
    step: (by: number) => {
      setPlaying(false);
      goTo(at + by);
    },
    play: (on: boolean) => {
      if (on && at >= last) goTo(0);
      setPlaying(on);
    },
    setSpeed,
  };
}
export type Player = ReturnType<typeof usePlayer>;
