import { PLAYER_ASKS, REPLAY_ADDRESS } from '@/components/layout/replayAddress';

/** Opens the player of action logs in a tab of its own, at once, for browsers let only a press do that; its log may come later (STORE-8). */
export function openPlayer() {
  const tab = window.open(REPLAY_ADDRESS);
  return {
    /** Hands the log over whenever the tab asks for it: the player of another language asks anew. */
    play: (log: string) =>
      window.addEventListener('message', ({ source, data }) => {
        if (source === tab && data === PLAYER_ASKS) tab?.postMessage({ log }, window.location.origin);
      }),
    close: () => tab?.close(),
  };
}
