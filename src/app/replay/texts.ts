import type { TickKind } from '@/actionLog/browser/timeline';

const listed = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : words.join(', '));

export const TEXTS = {
  title: 'Replay a log',
  lead: 'Choose an action log (.rlog), or drop it here. It stays on this machine: nothing is sent, and nothing that happens in it reaches a server.',
  file: 'Action log',
  leave: 'Leave the replay',
  foreign: 'This is not an action log that can be read.',
  impossible: (missing: readonly string[]) =>
    `This build cannot replay the log: it needs ${missing.join(', ')}. Open it in the build that it was recorded in.`,
  risky: (added: readonly string[], removed: readonly string[]) =>
    `Recorded in another build. Added since: ${listed(added)}. Removed since: ${listed(removed)}.`,
  bar: 'Replay',
  blocked: 'REPLAY: input blocked',
  slider: 'Moment',
  play: 'Play',
  pause: 'Pause',
  back: 'Step back',
  forward: 'Step forward',
  speed: 'Speed',
  marks: 'What happened',
  same: (checked: number) => `The same as recorded: ${checked} hashes checked.`,
} as const;

export const TICK_NAMES: Readonly<Record<TickKind, string>> = {
  page: 'Page load',
  navigation: 'Navigation',
  error: 'Error',
  mark: 'Note',
  divergence: 'Divergence',
};
