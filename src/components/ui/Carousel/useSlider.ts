import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { CAROUSEL_GAP } from './layout';
import { createSlider, type Slider } from './slider';
import { whenIdle } from './whenIdle';

interface SliderState {
  /** True once the script moves the row. */
  live: boolean;
  /** Indices in view; null while the row is a plain scrolling one. */
  inView: readonly number[] | null;
  /** Goes up whenever the visitor moved it. */
  moves: number;
  step: (by: number, ms: number) => void;
}

/** Distance from one item to the next in the plain row, px. */
function stride(row: HTMLElement): number {
  const item = row.firstElementChild;
  return item instanceof HTMLElement ? item.offsetWidth + CAROUSEL_GAP : 0;
}

/** Moves the plain row one item on, and around at its ends. */
function scrollRow(row: HTMLElement, by: number) {
  const end = row.scrollWidth - row.clientWidth;
  const target = row.scrollLeft + by * stride(row);
  if (row.scrollLeft >= end - 1 && by > 0) row.scrollLeft = 0;
  else if (row.scrollLeft <= 1 && by < 0) row.scrollLeft = end;
  else row.scrollLeft = Math.min(Math.max(target, 0), end);
}

/** Lets the slider script take the row over when the browser has time, and back when `wanted` ends. */
export function useSlider(
  row: RefObject<HTMLElement | null>,
  wanted: boolean,
  perView: number,
  itemKeys: string,
): SliderState {
  const slider = useRef<Slider>(null);
  const [inView, setInView] = useState<readonly number[] | null>(null);
  const [moves, setMoves] = useState(0);
  const currentPerView = useEffectEvent(() => perView);
  const rested = useEffectEvent((next: readonly number[]) =>
    setInView((before) => (before?.join() === next.join() ? before : next)),
  );

  useEffect(() => {
    const element = row.current;
    if (!wanted || !element) return;
    let here = true;
    let watcher: ResizeObserver | undefined;
    const stop = whenIdle(() => {
      const step = stride(element);
      const initial = step > 0 ? Math.round(element.scrollLeft / step) : 0;
      const options = {
        perView: () => currentPerView(),
        gap: CAROUSEL_GAP,
        initial,
        onRest: (next: readonly number[]) => rested(next),
      };
      createSlider(element, options).then(
        (created) => {
          if (!here) return created.destroy();
          if (element.scrollLeft !== 0) element.scrollTo({ left: 0, behavior: 'instant' });
          slider.current = created;
          if (typeof ResizeObserver === 'function') {
            let width = element.clientWidth;
            watcher = new ResizeObserver(() => {
              if (element.clientWidth !== width) created.update();
              width = element.clientWidth;
            });
            watcher.observe(element);
          }
        },
        // The script could not be fetched: the row goes on scrolling without it.
        () => undefined,
      );
    });
    return () => {
      here = false;
      stop();
      watcher?.disconnect();
      slider.current?.destroy();
      slider.current = null;
      setInView(null);
    };
  }, [row, wanted]);

  useEffect(() => slider.current?.update(), [perView, itemKeys]);

  function step(by: number, ms: number) {
    if (slider.current) slider.current.step(by, ms);
    else if (row.current) scrollRow(row.current, by);
    setMoves((count) => count + 1);
  }
  return { live: inView !== null, inView, moves, step };
}
