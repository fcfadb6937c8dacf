import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isSparing } from '../sparing';
import { whenIdle } from '../whenIdle';
import type { Motion } from './motion';
import { scrollRow } from './plainRow';

interface MotionState {
  /** Indices in view; null while the row is a plain scrolling one. */
  readonly inView: readonly number[] | null;
  readonly step: (by: number, ms: number) => void;
}

interface Wanted {
  /** Whether there is anything to move. */
  readonly moving: boolean;
  readonly perView: number;
  /** Changes when the items do. */
  readonly itemKeys: string;
  readonly autoplayMs: number;
  /** Whether it is to move by itself. */
  readonly playing: boolean;
}

/** Lets a carousel's script take the row over when the browser has time, and back when there is nothing to move. */
export function useMotion(row: RefObject<HTMLElement | null>, wanted: Wanted): MotionState {
  const { moving, perView, itemKeys, autoplayMs, playing } = wanted;
  const motion = useRef<Motion>(null);
  const [inView, setInView] = useState<readonly number[] | null>(null);
  const now = useEffectEvent(() => wanted);

  useEffect(() => {
    const element = row.current;
    // A plain row is moved by hand as well.
    if (!moving || !element || isSparing()) return;
    let here = true;
    const stop = whenIdle(() => {
      import(/* webpackChunkName: "carousel" */ './motion').then(
        ({ startMotion }) => {
          if (!here) return;
          motion.current = startMotion(element, {
            perView: () => now().perView,
            autoplayMs,
            onRest: (next) => setInView((before) => (before?.join() === next.join() ? before : next)),
          });
          motion.current.play(now().playing);
        },
        // The script could not be fetched: the row goes on scrolling without it.
        () => undefined,
      );
    });
    return () => {
      here = false;
      stop();
      motion.current?.stop();
      motion.current = null;
      setInView(null);
    };
  }, [row, moving, autoplayMs]);

  useEffect(() => motion.current?.update(), [perView, itemKeys]);
  useEffect(() => motion.current?.play(playing), [playing]);

  function step(by: number, ms: number) {
    if (motion.current) motion.current.step(by, ms);
    else if (row.current) scrollRow(row.current, by);
  }
  return { inView, step };
}
