import type { ReactNode } from 'react';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { isOnItsWay } from '@/store/uploads/photoLists';
import { isSent, type UploadItem } from '@/store/uploads/uploadItem';
import * as words from '@/words/postingPhotos';
import { fileWarnings } from './photoGuidance';

const wordsOf = ({ state, uploadedAt, size, form }: UploadItem, waitingForLine: boolean): string => {
  if (state === 'ready' && !isSent(form)) return words.waitsForForm;
  if (state === 'ready' && waitingForLine) return words.waitsForLine;
  if (state === 'success' && uploadedAt === null && size === 0) return words.wasThere;
  return words.states[state];
};

interface PhotoStateProps {
  readonly item: UploadItem;
  readonly waitingForLine: boolean;
  /** What can be done about it: beside the words, so that the list keeps its height when a photo arrives. */
  readonly children: ReactNode;
}

/** How far a photo is, in a word and as a bar, and why it failed (UP-1). */
export function PhotoState({ item, waitingForLine, children }: PhotoStateProps) {
  const { name, progress, state, reason } = item;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="text-sm text-muted [font-variant-numeric:tabular-nums]">
          {wordsOf(item, waitingForLine)}
          {state === 'uploading' && ` ${words.percent({ percent: progress })}`}
        </p>
        {children}
      </div>
      {isOnItsWay(item) && isSent(item.form) && (
        <ProgressBar label={words.progressOf({ name })} max={100} value={progress} className="w-full" />
      )}
      {reason !== null && <p className="text-sm font-medium wrap-anywhere text-red">{reason}</p>}
      {[...fileWarnings(item), ...item.warnings].map((warning) => (
        <p key={warning} className="rounded-sm bg-gold-wash px-2.5 py-1 text-sm text-gold-ink">
          {warning}
        </p>
      ))}
    </>
  );
}
