import { useId } from 'react';
import type { Moment } from '@/actionLog/browser/timeline';
import { Button } from '@/components/ui/Button';
import { buttonClass } from '@/components/ui/buttonClass';
import { classes } from '@/components/ui/classes';
import type { Opened } from './ReplayApp';
import { REPLAY_TEXTS } from './texts';
import { SPEEDS, type Player } from './usePlayer';

const control = 'min-h-11 rounded-control border border-edge bg-card px-3 text-ink';

interface Shown extends Opened {
  readonly player: Player;
  readonly shown: Moment;
}

/** The player's bar: what is shown, a slider with what happened on it, steps, speed, and the way out. */
export function ReplayBar({ player, shown, moments, ticks, notes, ...told }: Shown) {
  const marks = useId();
  const { at, playing } = player;
  const last = moments.length - 1;
  const button = (text: string, onClick: () => void, variant: 'gold' | 'secondary' = 'secondary') => (
    <Button size="sm" variant={variant} onClick={onClick}>
      {text}
    </Button>
  );
  const marked = ticks.map(({ moment, text }, n) => <option key={n} value={moment}>{`${moment}: ${text}`}</option>);
  return (
    <section
      aria-label={REPLAY_TEXTS.bar}
      className="fixed inset-x-0 bottom-0 z-50 bg-night px-4 py-2 text-sm text-white"
    >
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <strong className="text-gold">{REPLAY_TEXTS.blocked}</strong>
        <span data-moment={at}>{`${at} / ${last} · ${(shown.at / 1000).toFixed(1)} s · ${shown.what}`}</span>
        <span data-address={shown.place.at}>{shown.place.at}</span>
        <span className={told.differs ? 'font-bold' : ''}>{told.differs ?? REPLAY_TEXTS.verdict(told)}</span>
        <span data-hash={told.hash}>{told.hash}</span>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        {button(playing ? REPLAY_TEXTS.pause : REPLAY_TEXTS.play, () => player.play(!playing), 'gold')}
        {button(REPLAY_TEXTS.back, () => player.step(-1))}
        {button(REPLAY_TEXTS.forward, () => player.step(1))}
        <input
          type="range"
          aria-label={REPLAY_TEXTS.slider}
          aria-valuetext={`${at} of ${last}: ${shown.what}`}
          list={marks}
          max={last}
          value={at}
          onChange={(event) => player.goTo(Number(event.target.value))}
          className="block min-w-0 basis-72 grow accent-brand"
        />
        <datalist id={marks}>{marked}</datalist>
        <select
          aria-label={REPLAY_TEXTS.marks}
          className={classes(control, 'w-48')}
          value=""
          onChange={(event) => player.goTo(Number(event.target.value))}
        >
          <option value="">{REPLAY_TEXTS.marks}</option>
          {marked}
        </select>
        <select
          aria-label={REPLAY_TEXTS.speed}
          className={control}
          value={player.speed}
          onChange={(event) => player.setSpeed(Number(event.target.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>{`${one} ×`}</option>
          ))}
        </select>
        <a href="/" className={buttonClass('secondary', 'sm')}>
          {REPLAY_TEXTS.leave}
        </a>
      </div>
    </section>
  );
}
