import { autoplayReducer, initialAutoplay, isPlaying, type AutoplayEvent, type Hold } from './autoplay';

interface RunningAutoplay {
  /** What the pause and play button says, or the device while nobody pressed it. */
  readonly play: (wanted: boolean) => void;
  /** Begins the wait anew. */
  readonly restart: () => void;
  readonly stop: () => void;
}

/** Calls `advance` each `everyMs` while the carousel around `row` may move by itself [CAR-1, CAR-2]. */
export function runAutoplay(row: HTMLElement, everyMs: number, advance: () => void): RunningAutoplay {
  let state = initialAutoplay;
  let clock: ReturnType<typeof setInterval> | undefined;
  const end = new AbortController();
  const { signal } = end;
  // Behind an open dialog nothing moves: what opened it is to be there when the focus comes back.
  const tick = () => document.querySelector('dialog[open]') ?? advance();
  const playing = () => isPlaying(state, document.hidden);

  function restart() {
    clearInterval(clock);
    clock = playing() && !signal.aborted ? setInterval(tick, everyMs) : undefined;
  }
  function tell(event: AutoplayEvent) {
    const before = playing();
    state = autoplayReducer(state, event);
    if (playing() !== before) restart();
  }
  const hold = (by: Hold) => () => tell({ type: 'held', by });
  const release = (by: Hold) => () => tell({ type: 'released', by });
  // A touch also sends pointer events, but none that tell when it is over.
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act();
  };
  // Only the keyboard's focus holds it: after a mouse press it would stand still for good. Nor does the play button's.
  const focused = (event: FocusEvent) => {
    const at = event.target;
    if (at instanceof Element && at.matches(':focus-visible') && !at.matches('[data-toggles-play]')) hold('focus')();
  };

  row.addEventListener('pointerenter', byMouse(hold('hover')), { signal });
  row.addEventListener('pointerleave', byMouse(release('hover')), { signal });
  row.addEventListener('touchstart', hold('touch'), { signal, passive: true });
  row.addEventListener('touchend', release('touch'), { signal });
  row.addEventListener('touchcancel', release('touch'), { signal });
  row.parentElement?.addEventListener('focusin', focused, { signal });
  row.parentElement?.addEventListener('focusout', release('focus'), { signal });
  document.addEventListener('visibilitychange', restart, { signal });
  restart();

  return {
    play: (wanted) => tell({ type: 'toggled', to: wanted ? 'play' : 'pause' }),
    restart,
    stop: () => {
      end.abort();
      clearInterval(clock);
    },
  };
}
