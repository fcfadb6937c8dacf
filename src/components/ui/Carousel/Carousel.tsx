import { useRef, useState, type ReactNode } from 'react';
import { useByWindowWidth, useReducedMotion } from '../usePageState';
import { CarouselControls } from './CarouselControls';
import { itemsPerView, type CarouselLayout } from './layout';
import { useMotion } from './useMotion';
import * as words from '@/words/uiCarousel';

interface CarouselItem {
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
  const still = useReducedMotion();
  // What the visitor said with the button, else what the device says [CAR-2].
  const [choice, setChoice] = useState<boolean | null>(null);
  const playing = choice ?? !still;
  const itemKeys = items.map((item) => item.key).join('\n');
  const { inView, step } = useMotion(row, { moving, perView, itemKeys, autoplayMs, playing });

  const controls = moving && (
    <CarouselControls
      label={label}
      placement={controlsPlacement}
      playing={autoplayMs > 0 ? playing : null}
      onPrevious={() => step(-1, speedMs)}
      onNext={() => step(1, speedMs)}
      onTogglePlay={() => setChoice(!playing)}
    />
  );
  const above = controlsPlacement === 'above';

  return (
    <div role="group" aria-roledescription={words.carousel} aria-label={label} className="relative">
      {above && (heading || controls) && (
        <div className="mb-5 flex min-h-11 items-end justify-between gap-4 pr-[var(--beside,0rem)]">
          <div className="min-w-0">{heading}</div>
          {controls}
        </div>
      )}
      <div ref={row} className="carousel-track" data-layout={layout}>
        {items.map((item, index) => (
          <div
            key={item.key}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.place({ at: index + 1, count: items.length })}
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
