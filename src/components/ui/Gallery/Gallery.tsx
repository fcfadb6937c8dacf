import { useEffect, useEffectEvent, useId, useState } from 'react';
import { classes } from '../classes';
import { Icon } from '../Icon';
import { Picture } from '../Picture';
import { useDialog } from '../useDialog';
import { allPictures, type PictureGroup } from './pictures';

const round = 'grid size-11 flex-none place-items-center rounded-full bg-card text-ink transition-colors hover:bg-wash';

interface GalleryProps {
  /** What the pictures show; names the dialog. */
  readonly name: string;
  readonly groups: readonly PictureGroup[];
  /** Index of the first picture to show, over all groups. */
  readonly start: number;
  readonly onClose: () => void;
}

/** All pictures of a listing over the whole window, by category; arrow keys step, Escape closes [PDET-1, PDET-12]. */
export function Gallery({ name, groups, start, onClose }: GalleryProps) {
  const titleId = useId();
  const ref = useDialog(onClose, false);
  const pictures = allPictures(groups);
  const [at, setAt] = useState(Math.min(start, pictures.length - 1));
  const shown = pictures[at];

  const step = (by: number) => setAt((before) => (before + by + pictures.length) % pictures.length);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  });
  useEffect(() => {
    const dialog = ref.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    dialog?.addEventListener('keydown', listen);
    return () => dialog?.removeEventListener('keydown', listen);
  }, [ref]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className="fixed inset-0 size-full max-h-none max-w-none bg-transparent open:flex"
    >
      <div className="flex size-full min-h-0 flex-col bg-ink text-white">
        <div className="flex items-center justify-between gap-4 px-4 py-3">
          <h2 id={titleId} className="min-w-0 truncate text-lg">
            {name}
          </h2>
          <button type="button" aria-label="Close" onClick={onClose} className={round}>
            <Icon name="close" />
          </button>
        </div>
        <div role="group" aria-label="Picture categories" className="flex flex-none gap-2 overflow-x-auto px-4 py-1">
          {groups.map((group) => (
            <button
              key={group.key}
              type="button"
              aria-pressed={group.label === shown?.label}
              onClick={() => setAt(pictures.findIndex(({ label }) => label === group.label))}
              className={classes(
                'min-h-11 flex-none rounded-full border px-4 text-sm font-semibold transition-colors',
                group.label === shown?.label
                  ? 'border-white bg-white text-ink'
                  : 'border-muted text-white hover:bg-muted',
              )}
            >
              {group.label} ({group.urls.length})
            </button>
          ))}
        </div>
        <div className="relative min-h-0 flex-1 px-4 py-3">
          {shown && (
            <Picture
              src={shown.url}
              alt={`${name}: ${shown.label}`}
              sizes="100vw"
              eager
              className="[&>img]:object-contain!"
            />
          )}
          {pictures.length > 1 && (
            <>
              <button
                type="button"
                aria-label="Previous picture"
                onClick={() => step(-1)}
                className={classes(round, 'absolute top-1/2 left-3 -translate-y-1/2')}
              >
                <Icon name="chevronLeft" />
              </button>
              <button
                type="button"
                aria-label="Next picture"
                onClick={() => step(1)}
                className={classes(round, 'absolute top-1/2 right-3 -translate-y-1/2')}
              >
                <Icon name="chevronRight" />
              </button>
            </>
          )}
        </div>
        <p aria-live="polite" className="pb-4 text-center text-sm">
          {shown?.label} · {at + 1} / {pictures.length}
        </p>
      </div>
    </dialog>
  );
}
