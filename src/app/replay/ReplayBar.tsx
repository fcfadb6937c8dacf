import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import type { Opened } from './ReplayScreen';
import { REPLAY_TEXTS } from './texts';
import { SPEEDS, type Player } from './usePlayer';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const control = 'min-h-11 rounded-control border border-edge bg-card px-3 text-ink';

/** The player's bar: what is shown, a slider with what happened on it, steps, speed, and the way out. */
export function ReplayBar({
  player,
  timeline: { moments, ticks, ...told },
  notes,
  onLeave,
}: Opened & { readonly player: Player; readonly onLeave: () => void }) {
  const marks = useId();
  const { at, playing, speed } = player;
  const last = moments.length - 1;
  const shown = moments[at];
  return (
    <section
      aria-label={REPLAY_TEXTS.bar}
      className="fixed inset-x-0 bottom-0 z-50 bg-night px-4 py-2 text-sm text-white"
    >
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <strong className="text-gold">{REPLAY_TEXTS.blocked}</strong>
        <span data-moment={at}>
          {at} / {last} · {seconds(shown?.at ?? 0)} · {shown?.what}
        </span>
        <span data-address={shown?.place.at} data-load={shown?.load}>
          {shown?.place.at}
        </span>
        <span className={told.divergence ? 'font-bold' : ''}>
          {told.divergence?.text ?? REPLAY_TEXTS.verdict(told)}
        </span>
        <span data-hash={told.hash}>{told.hash}</span>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <Button size="sm" variant="gold" onClick={() => player.play(!playing)}>
          {playing ? REPLAY_TEXTS.pause : REPLAY_TEXTS.play}
        </Button>
        {([-1, 1] as const).map((by) => (
          <Button key={by} size="sm" variant="secondary" onClick={() => player.step(by)}>
            {by < 0 ? REPLAY_TEXTS.back : REPLAY_TEXTS.forward}
          </Button>
        ))}
        <input
          type="range"
          aria-label={REPLAY_TEXTS.slider}
          aria-valuetext={`${at} of ${last}: ${shown?.what ?? ''}`}
          list={marks}
          min={0}
          max={last}
          value={at}
          onChange={(event) => player.goTo(Number(event.target.value))}
          className="block min-w-0 basis-72 grow accent-brand"
        />
        <datalist id={marks}>
          {ticks.map(({ moment }, n) => (
            <option key={n} value={moment} />
          ))}
        </datalist>
        <select
          aria-label={REPLAY_TEXTS.marks}
          className={classes(control, 'w-48')}
          value=""
          onChange={(event) => player.goTo(Number(event.target.value))}
        >
          <option value="">{REPLAY_TEXTS.marks}</option>
          {ticks.map(({ moment, text }, n) => (
            <option key={n} value={moment}>{`${moment}: ${text}`}</option>
          ))}
        </select>
        <select
          aria-label={REPLAY_TEXTS.speed}
          className={control}
          value={speed}
          onChange={(event) => player.setSpeed(Number(event.target.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>{`${one} ×`}</option>
          ))}
        </select>
        <Button size="sm" variant="secondary" onClick={onLeave}>
          {REPLAY_TEXTS.leave}
        </Button>
      </div>
    </section>
  );
}
