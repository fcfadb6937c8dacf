import type { Tick, TickKind, Timeline } from '@/actionLog/browser/timeline';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { TEXTS, TICK_NAMES } from './texts';
import { SPEEDS, type Player } from './usePlayer';

const TICK_COLOURS: Readonly<Record<TickKind, string>> = {
  page: 'bg-white',
  navigation: 'bg-brand-wash',
  mark: 'bg-gold',
  error: 'bg-red',
  divergence: 'bg-red',
};
/** More than these in one place cannot be told apart. */
const MOST_SHOWN = 400;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function Ticks({ ticks, last }: { readonly ticks: readonly Tick[]; readonly last: number }) {
  const shown =
    ticks.length <= MOST_SHOWN ? ticks : ticks.filter(({ kind }) => kind !== 'navigation').slice(0, MOST_SHOWN);
  return (
    <div className="relative h-3" aria-hidden="true">
      {shown.map(({ moment, kind, text }, at) => (
        <span
          key={at}
          title={`${TICK_NAMES[kind]}: ${text}`}
          className={classes('absolute bottom-0', kind === 'divergence' ? 'h-3' : 'top-1/2', TICK_COLOURS[kind])}
          style={{ left: `${last === 0 ? 0 : (moment / last) * 100}%`, width: '3px' }}
        />
      ))}
    </div>
  );
}

const control = 'min-h-11 rounded-control border border-edge bg-card px-3 text-ink';

/** The player's bar: what is shown, a slider with what happened on it, steps, speed, and the way out. */
export function ReplayBar({
  player,
  timeline: { moments, ticks, outcomes },
  risk,
  onLeave,
}: {
  readonly player: Player;
  readonly timeline: Timeline;
  readonly risk: string | null;
  readonly onLeave: () => void;
}) {
  const { at, playing, speed } = player;
  const last = moments.length - 1;
  const shown = moments[at];
  const divergence = ticks.find(({ kind }) => kind === 'divergence');
  const checked = outcomes.reduce((sum, { hashesChecked }) => sum + hashesChecked, 0);
  return (
    <section aria-label={TEXTS.bar} className="fixed inset-x-0 bottom-0 z-50 bg-ink px-4 py-2 text-sm text-white">
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <strong className="text-gold">{TEXTS.blocked}</strong>
        <span data-moment={at}>
          {at} / {last} · {seconds(shown?.at ?? 0)} · {shown?.what}
        </span>
        <span className={divergence ? 'font-bold' : ''}>{divergence?.text ?? TEXTS.same(checked)}</span>
        <span data-hash={outcomes.at(-1)?.hash}>{outcomes.at(-1)?.hash}</span>
        {risk !== null && <span>{risk}</span>}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <Button size="sm" variant="gold" onClick={() => player.play(!playing)}>
          {playing ? TEXTS.pause : TEXTS.play}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => player.step(-1)}>
          {TEXTS.back}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => player.step(1)}>
          {TEXTS.forward}
        </Button>
        <div className="min-w-0 basis-72 grow">
          <Ticks ticks={ticks} last={last} />
          <input
            type="range"
            aria-label={TEXTS.slider}
            aria-valuetext={`${at} of ${last}: ${shown?.what ?? ''}`}
            min={0}
            max={last}
            value={at}
            onChange={(event) => player.goTo(Number(event.target.value))}
            className="block w-full accent-brand"
          />
        </div>
        {ticks.length > 0 && (
          <select
            aria-label={TEXTS.marks}
            className={classes(control, 'w-48')}
            value=""
            onChange={(event) => player.goTo(Number(event.target.value))}
          >
            <option value="">{TEXTS.marks}</option>
            {ticks.map(({ moment, kind, text }, n) => (
              <option key={n} value={moment}>
                {`${moment}: ${TICK_NAMES[kind]}, ${text}`}
              </option>
            ))}
          </select>
        )}
        <select
          aria-label={TEXTS.speed}
          className={control}
          value={speed}
          onChange={(event) => {
            const chosen = SPEEDS.find((one) => one === Number(event.target.value));
            if (chosen !== undefined) player.setSpeed(chosen);
          }}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>{`${one} ×`}</option>
          ))}
        </select>
        <Button size="sm" variant="secondary" onClick={onLeave}>
          {TEXTS.leave}
        </Button>
      </div>
    </section>
  );
}
