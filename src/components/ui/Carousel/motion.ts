import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { CAROUSEL_GAP } from './layout';
import { stride } from './plainRow';
import { runAutoplay } from './runAutoplay';

/** How long a step takes that no button asked for: autoplay, and settling after a drag, ms [CAR-3]. */
const SMART_SPEED_MS = 250;

/** A carousel's script: moves the row, also by itself. */
export interface Motion {
  /** Moves by whole items, around the end where it must; `ms` is how long the move takes. */
  readonly step: (by: number, ms: number) => void;
  /** Whether it is to move by itself, as far as nothing holds it [CAR-1]. */
  readonly play: (wanted: boolean) => void;
  /** Measures again, after items or their number in view changed. */
  readonly update: () => void;
  readonly stop: () => void;
}

interface MotionOptions {
  readonly perView: () => number;
  /** ms between two moves by itself; 0 never moves. */
  readonly autoplayMs: number;
  /** Called with the indices in view when it has come to rest. */
  readonly onRest: (inView: readonly number[]) => void;
}

/** Lets keen-slider take over a row of items, where the visitor has scrolled it to. The one place that knows it. */
export function startMotion(row: HTMLElement, { perView, autoplayMs, onRest }: MotionOptions): Motion {
  const rest = ({ track }: KeenSliderInstance) =>
    onRest(track.details.slides.flatMap(({ portion }, index) => (portion > 0.5 ? [index] : [])));
  const distance = stride(row);
  const initial = distance > 0 ? Math.round(row.scrollLeft / distance) : 0;
  // The items stay where the plain row has put them, and are moved from there: nothing shifts when the script comes.
  const place = ({ slides, size, track }: KeenSliderInstance) => {
    const step = (size + CAROUSEL_GAP) / perView();
    for (const [index, { distance }] of track.details.slides.entries()) {
      const item = slides[index];
      if (item) item.style.transform = `translate3d(${distance * size - index * step}px, 0, 0)`;
    }
  };
  const measured = (slider: KeenSliderInstance) => {
    place(slider);
    rest(slider);
  };
  row.dataset['live'] = 'true';
  const slider: KeenSliderInstance = new KeenSlider(row, {
    // A list of nodes: of the live collection `children` it takes nothing.
    selector: (container: HTMLElement) => container.querySelectorAll(':scope > *'),
    loop: true,
    initial,
    slides: { perView, spacing: CAROUSEL_GAP },
    renderMode: 'custom',
    created: measured,
    updated: measured,
    detailsChanged: place,
    animationEnded: rest,
    dragEnded: (dragged) => {
      // Keen-slider settles in 500 ms and has no setting for it: the same way again, in the product's time.
      const target = dragged.animator.targetIdx;
      if (target !== null) dragged.moveToIdx(target, true, { duration: SMART_SPEED_MS });
    },
  });
  if (row.scrollLeft !== 0) row.scrollTo({ left: 0, behavior: 'instant' });

  let width = row.clientWidth;
  const watcher =
    typeof ResizeObserver === 'function'
      ? new ResizeObserver(() => {
          if (row.clientWidth !== width) slider.update();
          width = row.clientWidth;
        })
      : null;
  watcher?.observe(row);

  const step = (by: number, ms: number) => {
    slider.moveToIdx(slider.track.details.abs + by, true, { duration: Math.max(ms, 1) });
    autoplay?.restart();
  };
  const autoplay = autoplayMs > 0 ? runAutoplay(row, autoplayMs, () => step(1, SMART_SPEED_MS)) : null;

  return {
    step,
    play: (wanted) => autoplay?.play(wanted),
    update: () => slider.update(),
    stop: () => {
      autoplay?.stop();
      watcher?.disconnect();
      slider.destroy();
      for (const item of slider.slides) item.style.transform = '';
      delete row.dataset['live'];
    },
  };
}
