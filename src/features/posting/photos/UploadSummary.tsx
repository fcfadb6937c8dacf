import { Button } from '@/components/ui/Button';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { canBeRetried, isOnItsWay } from '@/store/uploads/photoLists';
import type { UploadItem } from '@/store/uploads/uploadItem';
import type { Photos } from '@/store/uploads/usePhotos';
import * as words from '@/words/postingPhotos';

interface UploadSummaryProps {
  readonly photos: Photos;
  /** Those that are counted. */
  readonly listed: readonly UploadItem[];
}

/** How far the form's photos are, what they wait for, and how to try again those that failed. */
export function UploadSummary({ photos, listed }: UploadSummaryProps) {
  if (!photos.areSent) {
    return (
      <p role="status" className="text-sm empty:hidden">
        {listed.length > 0 && words.areChosen({ count: listed.length })}
      </p>
    );
  }
  const items = listed.filter(({ state }) => state !== 'cancelled');
  const isSending = items.some(isOnItsWay);
  const there = items.filter(({ state }) => state === 'success').length;
  const failed = items.filter(({ state }) => state === 'error').length;
  const isNews = items.some(({ uploadedAt }) => uploadedAt !== null);
  const sum = items.reduce((whole, { progress }) => whole + progress, 0);
  const waits = isSending ? photos.waitsFor : null;
  const says =
    waits === 'line'
      ? words.lineLost
      : waits === 'server'
        ? words.serverBusy
        : failed > 0 && !isSending
          ? words.failed({ count: failed })
          : isNews && !isSending
            ? words.allThere
            : '';
  return (
    <div className={items.length === 0 ? 'sr-only' : 'space-y-2'}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {items.length > 0 && (
          <ProgressBar label={words.progressOfAll} max={items.length * 100} value={sum} className="w-full sm:w-40" />
        )}
        {/* There before the first photo, so that the first count is announced too. */}
        <span role="status" className="[font-variant-numeric:tabular-nums]">
          {items.length > 0 && words.sum({ there, all: items.length })}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="font-medium empty:hidden">
          {says}
        </p>
        {items.filter(canBeRetried).length > 1 && (
          <Button variant="secondary" size="sm" onClick={photos.retryAll}>
            {words.retryAll}
          </Button>
        )}
      </div>
    </div>
  );
}
