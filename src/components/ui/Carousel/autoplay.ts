/** What a visitor does that holds a carousel while it lasts [CAR-2]. */
export type Hold = 'hover' | 'touch' | 'focus';

interface Autoplay {
  holds: readonly Hold[];
  /** What the pause and play button says, or the device while nobody pressed it; null while nothing was said. */
  choice: 'play' | 'pause' | null;
}

export type AutoplayEvent =
  { type: 'held'; by: Hold } | { type: 'released'; by: Hold } | { type: 'toggled'; to: 'play' | 'pause' };

export const initialAutoplay: Autoplay = { holds: [], choice: null };

/** Whether it moves right now [CAR-2]. */
export function isPlaying(state: Autoplay, pageHidden: boolean): boolean {
  return state.choice !== 'pause' && state.holds.length === 0 && !pageHidden;
}

/** The next state; the same object when nothing changes. */
export function autoplayReducer(state: Autoplay, event: AutoplayEvent): Autoplay {
  switch (event.type) {
    case 'held':
      return state.holds.includes(event.by) ? state : { ...state, holds: [...state.holds, event.by] };
    case 'released':
      return state.holds.includes(event.by)
        ? { ...state, holds: state.holds.filter((hold) => hold !== event.by) }
        : state;
    case 'toggled':
      return state.choice === event.to ? state : { ...state, choice: event.to };
  }
}
