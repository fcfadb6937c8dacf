import { Button } from '@/components/ui/Button';
import type { Refused } from '@/store/uploads/accepts';
import * as words from '@/words/postingPhotos';
import type { PhotoActions } from './usePhotoActions';

interface PhotoNotesProps {
  readonly refused: readonly Refused[];
  readonly onDismiss: () => void;
  readonly actions: PhotoActions;
}

const box = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control p-3.5 text-sm';

/** What was just refused, removed or moved, in words; each place is always there, so that it is announced. */
export function PhotoNotes({ refused, onDismiss, actions: { said, removed, undo } }: PhotoNotesProps) {
  return (
    <div className="space-y-2">
      <div role="alert">
        {refused.length > 0 && (
          <div className={`${box} bg-red-wash`}>
            <ul className="min-w-0 flex-1 space-y-1.5">
              {refused.map(({ name, reason }, place) => (
                <li key={`${place}${name}`} className="wrap-anywhere">
                  {words.refused({ name, reason })}
                </li>
              ))}
            </ul>
            <Button variant="secondary" size="sm" onClick={onDismiss}>
              {words.dismiss}
            </Button>
          </div>
        )}
      </div>
      <div role="status">
        {removed && (
          <div className={`${box} bg-wash`}>
            <span className="min-w-0 wrap-anywhere">{words.removed({ name: removed.item.name })}</span>
            <Button variant="secondary" size="sm" onClick={undo}>
              {words.undo}
            </Button>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
