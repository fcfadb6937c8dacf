import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { pictureVariants } from '@/domain/pictures';
import { classes } from '../classes';
import { Icon } from '../Icon';
import { Picture } from '../Picture';
import { useSparing } from '../sparing';
import { useDialog } from '../useDialog';
import { allPictures, type PictureGroup } from './pictures';
import { Thumbnails } from './Thumbnails';
import { usePictureGestures } from './usePictureGestures';
import * as words from '@/words/gallery';
import * as uiWords from '@/words/ui';

/** Asks for a picture in the size in which the gallery will show it, behind all that is on the screen. */
function preloadPicture(url: string): void {
  const image = new Image();
  image.fetchPriority = 'low';
  image.decoding = 'async';
  const variants = pictureVariants(url);
  if (variants) {
    image.sizes = '100vw';
    image.srcset = variants.srcSet;
  } else image.src = url;
}

const round =
  'grid size-11 flex-none place-items-center rounded-full bg-white text-night transition-opacity hover:opacity-90';

/** One press of + enlarges by this, one press of an arrow moves a zoomed picture by this part of the stage. */
const ZOOM_STEP = 1.5;
const PAN_STEP = 0.2;

export interface GalleryProps {
  /** What the pictures show; names the dialog. */
  readonly name: string;
  readonly groups: readonly PictureGroup[];
  /** Index of the first picture to show, over all groups. */
  readonly start: number;
  readonly onClose: () => void;
}

/**
 * All pictures of a listing over the whole window, by category [PDET-1, PDET-12]. Arrow keys, Home, End, a swipe and the
 * thumbnails step; + and -, a double tap, two fingers and the button zoom, then arrow keys and a drag move the picture;
 * Escape first shows the whole picture again, then closes.
 */
export function Gallery({ name, groups, start, onClose }: GalleryProps) {
  const titleId = useId();
  const ref = useDialog(onClose, false);
  const sparing = useSparing();
  const stage = useRef<HTMLDivElement>(null);
  const pictures = allPictures(groups);
  const count = pictures.length;
  const [at, setAt] = useState(Math.min(start, count - 1));
  const shown = pictures[at];
  const next = pictures[(at + 1) % count]?.url;
  const previous = pictures[(at - 1 + count) % count]?.url;

  const step = (by: number) => show((at + by + count) % count);
  const { view, zoomed, held, reset, zoomBy, toggle, panBy, handlers } = usePictureGestures(stage, step);
  function show(index: number) {
    reset();
    setAt(index);
  }

  const move = (x: number, y: number) => (zoomed ? panBy(x * -PAN_STEP, y * -PAN_STEP) : x !== 0 && step(x));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => move(1, 0),
    ArrowLeft: () => move(-1, 0),
    ArrowDown: () => move(0, 1),
    ArrowUp: () => move(0, -1),
    Home: () => show(0),
    End: () => show(count - 1),
    '+': () => zoomBy(ZOOM_STEP),
    '=': () => zoomBy(ZOOM_STEP),
    '-': () => zoomBy(1 / ZOOM_STEP),
    ...(zoomed && { Escape: reset }),
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    // The key is used up: no row below scrolls, and Escape does not close as well.
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    const dialog = ref.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    dialog?.addEventListener('keydown', listen);
    return () => dialog?.removeEventListener('keydown', listen);
  }, [ref]);

  useEffect(() => {
    if (sparing) return;
    if (next !== undefined) preloadPicture(next);
    if (previous !== undefined && previous !== next) preloadPicture(previous);
  }, [sparing, next, previous]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className="fixed inset-0 size-full max-h-none max-w-none bg-transparent open:flex"
    >
      <div data-gallery className="flex size-full min-h-0 flex-col bg-night text-white">
        <div className="flex items-center justify-end gap-3 px-4 py-3">
          <h2 id={titleId} className="min-w-0 flex-1 truncate text-lg [@media(max-height:30rem)]:hidden">
            {name}
          </h2>
          <button
            type="button"
            aria-label={words.zoom}
            aria-pressed={zoomed}
            onClick={toggle}
            className={classes(round, 'aria-pressed:bg-gold')}
          >
            <Icon name="zoom" />
          </button>
          <button type="button" aria-label={uiWords.close} data-autofocus onClick={onClose} className={round}>
            <Icon name="close" />
          </button>
        </div>
        <div role="group" aria-label={words.categories} className="flex flex-none gap-2 overflow-x-auto px-4 py-1">
          {groups.map((group) => (
            <button
              key={group.key}
              type="button"
              aria-pressed={group.key === shown?.group}
              onClick={() => show(pictures.findIndex((picture) => picture.group === group.key))}
              className={classes(
                'min-h-11 flex-none rounded-full border px-4 text-sm font-semibold transition-colors',
                group.key === shown?.group
                  ? 'border-white bg-white text-night'
                  : 'border-muted text-white hover:bg-muted',
              )}
            >
              {group.label} ({group.urls.length})
            </button>
          ))}
        </div>
        <div className="relative min-h-0 flex-1 overflow-hidden">
          <div
            ref={stage}
            {...handlers}
            className={classes('absolute inset-0 touch-none select-none', zoomed ? 'cursor-grab' : 'cursor-zoom-in')}
          >
            {shown && (
              <div
                // A new one per picture: the next does not glide in from where the last was dragged to.
                key={at}
                className={classes('size-full px-4 py-3', !held && 'motion-safe:transition-transform')}
                style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
              >
                <Picture
                  src={shown.url}
                  alt={shown.alt}
                  sizes={zoomed ? '250vw' : '100vw'}
                  eager
                  whole={zoomed}
                  className="[&>img]:object-contain!"
                />
              </div>
            )}
            {count > 1 && (
              <>
                <button
                  type="button"
                  aria-label={words.previous}
                  onClick={() => step(-1)}
                  className={classes(round, 'absolute top-1/2 left-3 -translate-y-1/2')}
                >
                  <Icon name="chevronLeft" />
                </button>
                <button
                  type="button"
                  aria-label={words.next}
                  onClick={() => step(1)}
                  className={classes(round, 'absolute top-1/2 right-3 -translate-y-1/2')}
                >
                  <Icon name="chevronRight" />
                </button>
              </>
            )}
          </div>
        </div>
        <p aria-live="polite" className="px-4 pt-2 text-center text-sm low:pt-4!">
          {shown && words.place({ at: at + 1, count, label: shown.label })}
        </p>
        {count > 1 && !sparing && <Thumbnails pictures={pictures} at={at} onPick={show} />}
      </div>
    </dialog>
  );
}
