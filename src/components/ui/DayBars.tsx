import { useState, type PointerEvent } from 'react';
import * as words from '@/words/uiDayBars';

/** In units of the drawing. */
const [WIDTH, HEIGHT] = [300, 60];
/** So that a day without any still has its place. */
const LEAST = 1;
/** Keeps the line's height. */
const NOTHING = '\u00a0';
/** Of a day's width. */
const BAR = 0.75;

export interface DayCount {
  /** In words. */
  readonly day: string;
  readonly count: number;
}

interface DayBarsProps {
  /** The oldest day first; at least one. */
  readonly series: readonly DayCount[];
  /** So many days have their place, even where those before are not known. */
  readonly room: number;
  /** What the drawing says to whoever does not see it. */
  readonly label: string;
}

/** A bar for each day, with the first and the last day, the highest count, and the count of the day that is pointed at. */
export function DayBars({ series, room, label }: DayBarsProps) {
  const [day, setDay] = useState<string | null>(null);
  // Another series may not have that day, or have another count for it.
  const pointed = series.find((each) => each.day === day);
  const most = series.reduce((top, each) => (each.count > top.count ? each : top));
  const step = WIDTH / room;
  const leave = ({ pointerType }: PointerEvent) => {
    // A finger that goes up leaves what it pressed in sight.
    if (pointerType === 'mouse') setDay(null);
  };
  return (
    <div>
      <p className="text-sm text-muted">
        {pointed
          ? words.one({ day: pointed.day, n: pointed.count })
          : most.count > 0
            ? words.most({ n: most.count, day: most.day })
            : NOTHING}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="mt-1 h-12 w-full"
        onPointerLeave={leave}
      >
        {series.map((each, at) => {
          const height = Math.max(LEAST, (each.count / Math.max(1, most.count)) * HEIGHT);
          const x = WIDTH - (series.length - at) * step;
          return (
            // The whole height can be pointed at.
            <g key={each.day} onPointerEnter={() => setDay(each.day)}>
              <title>{words.one({ day: each.day, n: each.count })}</title>
              <rect x={x} width={step} height={HEIGHT} fill="transparent" />
              <rect
                x={x}
                y={HEIGHT - height}
                width={step * BAR}
                height={height}
                className={each.count === 0 ? 'fill-brand/25' : 'fill-brand'}
              />
            </g>
          );
        })}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between gap-3 text-xs text-muted">
        <span>{series.length > 1 && series[0]?.day}</span>
        <span>{series.at(-1)?.day}</span>
      </p>
    </div>
  );
}
