import type { Log } from '@/actionLog/format';
import { compareManifests } from '@/actionLog/manifest';
import { readLog } from '@/actionLog/readLog';
import { usesOf, type ReplayTarget } from '@/actionLog/replay';
import { timelineOf, type Timeline } from '@/actionLog/browser/timeline';
import { TEXTS } from './texts';

export interface OpenedLog {
  readonly log: Log;
  readonly timeline: Timeline;
  /** What differs between the recording build and this one; null for the same. */
  readonly risk: string | null;
}

/** A log that this build cannot replay. */
export class ImpossibleLog extends Error {}

/** Reads and folds the text of an `.rlog`. Throws `LogFileError`, or `ImpossibleLog` when this build lacks what it needs. */
export function openLog(text: string, target: ReplayTarget): OpenedLog {
  const log = readLog(text);
  const compared = log.parts.map((part) => compareManifests(part.head.manifest, target.manifest, usesOf(part)));
  const impossible = compared.find(({ verdict }) => verdict === 'impossible');
  if (impossible) throw new ImpossibleLog(TEXTS.impossible(impossible.missing));
  const risky = compared.find(({ verdict }) => verdict === 'risky');
  const risk = risky ? TEXTS.risky(risky.added, risky.removed) : null;
  return { log, timeline: timelineOf(log, target), risk };
}
