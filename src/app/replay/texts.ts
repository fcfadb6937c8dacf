import type { Timeline } from '@/actionLog/browser/timeline';

export const REPLAY_TEXTS = {
  title: 'Replay a log',
  lead: 'Choose an action log (.rlog), or drop it here. It stays on this machine: nothing is sent, and nothing that happens in it reaches a server.',
  file: 'Action log',
  leave: 'Leave the replay',
  foreign: 'This is not an action log that can be read.',
  bar: 'Replay',
  blocked: 'REPLAY: input blocked',
  slider: 'Moment',
  play: 'Play',
  pause: 'Pause',
  back: 'Step back',
  forward: 'Step forward',
  speed: 'Speed',
  marks: 'What happened',
  /** Of a log of which nothing differs. */
  verdict: ({ verdict, compared, actions }: Pick<Timeline, 'verdict' | 'compared' | 'actions'>) =>
    verdict === 'nothing to compare'
      ? 'Nothing to compare.'
      : `The same as recorded: ${compared} of ${actions} actions compared.`,
} as const;
