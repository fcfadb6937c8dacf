import { useEffect, useEffectEvent, useReducer } from 'react';
import { usePageHidden, useReducedMotion } from '../usePageState';
import { autoplayReducer, initialAutoplay, isPlaying, wantsToPlay, type Hold } from './autoplay';

interface AutoplayControl {
  /** Whether it moves by itself when nothing holds it. */
  wanted: boolean;
  hold: (by: Hold) => void;
  release: (by: Hold) => void;
  toggle: () => void;
}

/**
 * Calls `advance` each `everyMs` while the carousel may move [CAR-1, CAR-2]; the wait begins anew when `restart`
 * changes.
 */
export function useAutoplay(enabled: boolean, everyMs: number, restart: number, advance: () => void): AutoplayControl {
  const [state, tell] = useReducer(autoplayReducer, initialAutoplay);
  const around = { pageHidden: usePageHidden(), reducedMotion: useReducedMotion() };
  const playing = enabled && isPlaying(state, around);
  const wanted = wantsToPlay(state, around);
  const onTick = useEffectEvent(advance);

  useEffect(() => {
    if (!playing) return;
    const clock = setInterval(() => onTick(), everyMs);
    return () => clearInterval(clock);
  }, [playing, everyMs, restart]);

  return {
    wanted,
    hold: (by) => tell({ type: 'held', by }),
    release: (by) => tell({ type: 'released', by }),
    toggle: () => tell({ type: 'toggled', to: wanted ? 'pause' : 'play' }),
  };
}
