import { useEffect, useRef, useState } from 'react';
import { momentAt, type Moment } from '@/actionLog/browser/timeline';

/** How much faster than it was recorded. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Player {
  /** Index of the moment that is shown. */
  readonly at: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly goTo: (moment: number) => void;
  readonly step: (by: number) => void;
  readonly play: (on: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** Which moment is shown, by hand or in the course of time; stops at the end. */
export function usePlayer(moments: readonly Moment[]): Player {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = moments.length - 1;
  /** Playing time, ms. */
  const clock = useRef(0);

  useEffect(() => {
    if (!playing) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      clock.current += (now - before) * speed;
      before = now;
      const next = momentAt(moments, clock.current);
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
    at,
    playing,
    speed,
    goTo,
    step: (by) => {
      setPlaying(false);
      goTo(at + by);
    },
    play: (on) => {
      if (on && at >= last) goTo(0);
      setPlaying(on);
    },
    setSpeed,
  };
}
