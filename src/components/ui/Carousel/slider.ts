import type { KeenSliderInstance } from 'keen-slider';

/** How long a step takes that no button asked for: autoplay, and settling after a drag, ms [CAR-3]. */
export const SMART_SPEED_MS = 250;

export interface Slider {
  /** Moves by whole items, around the end where it must; `ms` is how long the move takes. */
  step: (by: number, ms: number) => void;
  /** Measures again, after items or their number in view changed. */
  update: () => void;
  destroy: () => void;
}

export interface SliderOptions {
  perView: () => number;
  /** Space between items, px. */
  gap: number;
  /** Index of the item to begin with. */
  initial: number;
  /** Called with the indices in view when it has come to rest. */
  onRest: (inView: readonly number[]) => void;
}

/** Fetches keen-slider and lets it take over a row of items. The one place that knows keen-slider. */
export async function createSlider(row: HTMLElement, options: SliderOptions): Promise<Slider> {
  const { default: KeenSlider } = await import('keen-slider');

  function rest(slider: KeenSliderInstance) {
    options.onRest(slider.track.details.slides.flatMap(({ portion }, index) => (portion > 0.5 ? [index] : [])));
  }
  const slider: KeenSliderInstance = new KeenSlider(row, {
    // A list of nodes: of the live collection `children` it takes nothing.
    selector: (container: HTMLElement) => container.querySelectorAll(':scope > *'),
    loop: true,
    initial: options.initial,
    slides: { perView: options.perView, spacing: options.gap },
    created: rest,
    updated: rest,
    animationEnded: rest,
    dragEnded: (dragged) => {
      // Keen-slider settles in 500 ms and has no setting for it: the same way again, in the product's time.
      const target = dragged.animator.targetIdx;
      if (target !== null) dragged.moveToIdx(target, true, { duration: SMART_SPEED_MS });
    },
  });

  return {
    step: (by, ms) => slider.moveToIdx(slider.track.details.abs + by, true, { duration: Math.max(ms, 1) }),
    update: () => slider.update(),
    destroy: () => slider.destroy(),
  };
}
