/** What a visitor does that holds a carousel while it lasts [CAR-2]. */
export type Hold = 'hover' | 'touch' | 'focus';

export interface Autoplay {
  holds: readonly Hold[];
  /** What the visitor said with the pause and play button; null while nothing was said. */
  choice: 'play' | 'pause' | null;
}

/** What the page and the device say. */
export interface Surroundings {
  pageHidden: boolean;
  reducedMotion: boolean;
}

export type AutoplayEvent =
  { type: 'held'; by: Hold } | { type: 'released'; by: Hold } | { type: 'toggled'; to: 'play' | 'pause' };

export const initialAutoplay: Autoplay = { holds: [], choice: null };

/** Whether the visitor wants it to move: what the button says, else what the device says. */
export function wantsToPlay(state: Autoplay, around: Surroundings): boolean {
  return state.choice === null ? !around.reducedMotion : state.choice === 'play';
}

/** Whether it moves right now [CAR-2]. */
export function isPlaying(state: Autoplay, around: Surroundings): boolean {
  return wantsToPlay(state, around) && state.holds.length === 0 && !around.pageHidden;
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
