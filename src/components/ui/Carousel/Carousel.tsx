import { useRef, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { useByWindowWidth } from '../usePageState';
import { CarouselControls } from './CarouselControls';
import { itemsPerView, type CarouselLayout } from './layout';
import { SMART_SPEED_MS } from './slider';
import { useAutoplay } from './useAutoplay';
import { useSlider } from './useSlider';

export interface CarouselItem {
  key: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** What it shows, e.g. "In Spotlight"; names the region and its buttons. */
  label: string;
  items: readonly CarouselItem[];
  layout: CarouselLayout;
  /** How long a step by its buttons takes, ms; 100 for a carousel inside a card [CAR-3]. */
  speedMs?: number | undefined;
  /** How long it waits before it moves by itself, ms; 0 never moves [CAR-1]. */
  autoplayMs?: number | undefined;
  /** Buttons in the heading's row, or over the pictures. */
  controlsPlacement?: 'above' | 'over' | undefined;
  /** Stands left of the buttons when they are above. */
  heading?: ReactNode;
}

/**
 * A carousel [CAR-1 to CAR-6]. At first a plain row that scrolls and snaps; the slider script takes over when the
 * browser has time, with the same measures. Without enough items to move it stays a plain row without buttons.
 */
export function Carousel({
  label,
  items,
  layout,
  speedMs = 700,
  autoplayMs = 5000,
  controlsPlacement = 'above',
  heading,
}: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const perView = useByWindowWidth((width) => itemsPerView(layout, width));
  const moving = items.length > perView;
  const { live, inView, moves, step } = useSlider(row, moving, perView, items.map((item) => item.key).join('\n'));
  const autoplay = useAutoplay(live && autoplayMs > 0, autoplayMs, moves, () => step(1, SMART_SPEED_MS));

  // A touch also sends pointer events, but none that tell when it is over.
  const byMouse = (event: PointerEvent, tell: typeof autoplay.hold) => {
    if (event.pointerType !== 'touch') tell('hover');
  };
  const focused = (event: FocusEvent) => {
    // Only the keyboard's focus holds it: after a mouse press it would stand still for good. Nor does the play button's.
    if (event.target.matches(':focus-visible') && !event.target.matches('[data-toggles-play]')) autoplay.hold('focus');
  };

  const controls = moving && (
    <CarouselControls
      label={label}
      placement={controlsPlacement}
      playing={autoplayMs > 0 ? autoplay.wanted : null}
      onPrevious={() => step(-1, speedMs)}
      onNext={() => step(1, speedMs)}
      onTogglePlay={autoplay.toggle}
    />
  );
  const above = controlsPlacement === 'above';

  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="relative"
      onFocus={focused}
      onBlur={() => autoplay.release('focus')}
    >
      {above && (heading || controls) && (
        <div className="mb-5 flex min-h-11 items-end justify-between gap-4">
          <div className="min-w-0">{heading}</div>
          {controls}
        </div>
      )}
      <div
        ref={row}
        className="carousel-track"
        data-layout={layout}
        data-live={live || undefined}
        onPointerEnter={(event) => byMouse(event, autoplay.hold)}
        onPointerLeave={(event) => byMouse(event, autoplay.release)}
        onTouchStart={() => autoplay.hold('touch')}
        onTouchEnd={() => autoplay.release('touch')}
        onTouchCancel={() => autoplay.release('touch')}
      >
        {items.map((item, index) => (
          <div
            key={item.key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${items.length}`}
            inert={inView !== null && !inView.includes(index)}
          >
            {item.content}
          </div>
        ))}
      </div>
      {!above && controls}
    </div>
  );
}
