import { useId } from 'react';
import type { Moment } from '@/actionLog/browser/timeline';
import { REPLAY_PATH } from '@/components/layout/replayAddress';
import { Button } from '@/components/ui/Button';
import { buttonClass } from '@/components/ui/buttonClass';
import { classes } from '@/components/ui/classes';
import { addressOf, LANGUAGES, pathIn } from '@/domain/languages';
import { language } from '@/words/language';
import type { Opened } from './ReplayApp';
import { SPEEDS, type Player } from './usePlayer';
import * as words from '@/words/replay';

const control = 'min-h-11 rounded-control border border-edge bg-card px-3 text-ink';

interface Shown extends Opened {
  readonly player: Player;
  readonly shown: Moment;
}

/** How a log compares of which nothing differs. */
const verdictOf = ({ verdict, compared, actions }: Pick<Opened, 'verdict' | 'compared' | 'actions'>): string =>
  verdict === 'nothing to compare'
    ? words.nothing
    : words.same({ compared: String(compared), actions: String(actions) });

/** Every language has a build of its own: a page that spoke another one is shown in the words of this player. */
function OtherLanguage({ code }: { readonly code: string | undefined }) {
  const other = LANGUAGES.find((each) => each.code === code && code !== language);
  if (!other) return null;
  const tongue = { href: pathIn(other.code, REPLAY_PATH), lang: other.code, hrefLang: other.code };
  return (
    <span>
      {words.otherLanguage({ name: other.name })}{' '}
      <a {...tongue} className="underline underline-offset-4">
        {other.accept}
      </a>
    </span>
  );
}

/** The player's bar: what is shown, a slider with what happened on it, steps, speed, and the way out. */
export function ReplayBar({ player, shown, moments, ticks, notes, ...told }: Shown) {
  const marks = useId();
  const { at, playing } = player;
  const last = moments.length - 1;
  const place = { at: String(at), last: String(last), what: shown.what };
  const button = (text: string, onClick: () => void, variant: 'gold' | 'secondary' = 'secondary') => (
    <Button size="sm" variant={variant} onClick={onClick}>
      {text}
    </Button>
  );
  const marked = ticks.map(({ moment, text }, n) => <option key={n} value={moment}>{`${moment}: ${text}`}</option>);
  return (
    <section aria-label={words.bar} className="fixed inset-x-0 bottom-0 z-50 bg-night px-4 py-2 text-sm text-white">
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <strong className="text-gold">{words.blocked}</strong>
        <span data-moment={at}>{words.moment({ ...place, seconds: (shown.at / 1000).toFixed(1) })}</span>
        <span data-address={shown.place.at}>{shown.place.at}</span>
        <span className={told.differs ? 'font-bold' : ''}>{told.differs ?? verdictOf(told)}</span>
        <span data-hash={told.hash}>{told.hash}</span>
        <OtherLanguage code={shown.language} />
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        {button(playing ? words.pause : words.play, () => player.play(!playing), 'gold')}
        {button(words.back, () => player.step(-1))}
        {button(words.forward, () => player.step(1))}
        <input
          type="range"
          aria-label={words.slider}
          aria-valuetext={words.place(place)}
          list={marks}
          max={last}
          value={at}
          onChange={(event) => player.goTo(Number(event.target.value))}
          className="block min-w-0 basis-72 grow accent-brand"
        />
        <datalist id={marks}>{marked}</datalist>
        <select
          aria-label={words.marks}
          className={classes(control, 'w-48')}
          value=""
          onChange={(event) => player.goTo(Number(event.target.value))}
        >
          <option value="">{words.marks}</option>
          {marked}
        </select>
        <select
          aria-label={words.speed}
          className={control}
          value={player.speed}
          onChange={(event) => player.setSpeed(Number(event.target.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>{`${one} ×`}</option>
          ))}
        </select>
        <a href={addressOf('/')} className={buttonClass('secondary', 'sm')}>
          {words.leave}
        </a>
      </div>
    </section>
  );
}
