import { useSortable } from '@dnd-kit/sortable';
import type { MouseEvent } from 'react';
import { Select, type Option } from '@/components/fields/Select';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { sizeWords } from '@/store/uploads/accepts';
import { isOnItsWay } from '@/store/uploads/photoLists';
import { isSent, type PhotoCategory, type UploadItem } from '@/store/uploads/uploadItem';
import type { Photos } from '@/store/uploads/usePhotos';
import * as words from '@/words/postingPhotos';
import { isDouble } from '../wizard/doublePress';
import { PhotoPreview } from './PhotoPreview';
import { PhotoState } from './PhotoState';
import { pixelWarnings } from './photoGuidance';
import type { PhotoActions } from './usePhotoActions';

interface PhotoTileProps {
  readonly item: UploadItem;
  /** Its place in the list, 0 is the first, and how many there are. */
  readonly place: number;
  readonly count: number;
  /** The first of the list that neither failed nor was cancelled. */
  readonly isFirst: boolean;
  readonly photos: Photos;
  readonly actions: PhotoActions;
  /** The categories it can be moved to; one means that there is no choice. */
  readonly categories: readonly (Option & { readonly value: PhotoCategory })[];
}

/** Moving the photo moves its buttons in the page, which drops the focus in some browsers: it comes back. */
function keepFocus({ currentTarget }: MouseEvent<HTMLElement>) {
  setTimeout(() => currentTarget.focus(), 0);
}

const FIRST = {
  cancel: { look: 'text', label: words.cancel },
  retry: { look: 'primary', label: words.retry },
  remove: { look: 'secondary', label: words.remove },
} as const;

/** It was lost on its way, or not sent for want of a line: it goes by itself, or when that is asked for. */
const waitsForLine = ({ state, form }: UploadItem, photos: Photos): boolean =>
  state === 'ready' && isSent(form) && photos.waitingForLine;

/** What can be done first with a photo in its state; a failed one is sent again only where that may help (UP-6). */
function firstOf(item: UploadItem, photos: Photos): keyof typeof FIRST | null {
  if (waitsForLine(item, photos)) return 'retry';
  if (isOnItsWay(item)) return isSent(item.form) ? 'cancel' : null;
  if (item.isFinal) return 'remove';
  return item.state === 'success' ? null : 'retry';
}

/** One photo of a category: its picture, how far it is, and everything that can be done with it (UP-6, EDIT-4). */
export function PhotoTile({ item, place, count, isFirst, photos, actions, categories }: PhotoTileProps) {
  const { id, name, category } = item;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const first = firstOf(item, photos);
  const act = {
    cancel: () => photos.cancel(id),
    retry: () => photos.retry(id),
    remove: () => actions.remove(item),
  };
  const measured = (width: number, height: number) => {
    const warnings = pixelWarnings(width, height);
    if (warnings.join() !== item.warnings.join()) photos.warn(id, warnings);
  };
  const step = (by: -1 | 1) => (event: MouseEvent<HTMLElement>) => {
    actions.moveTo(item, place + by);
    keepFocus(event);
  };
  const stepper = (label: string, icon: 'chevronUp' | 'chevronDown', by: -1 | 1, isEnd: boolean) => (
    <Button
      variant="secondary"
      size="sm"
      className="min-w-11"
      aria-label={label}
      // Not `disabled`: that would drop the focus of who moves a photo to the end.
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : step(by)}
    >
      <Icon name={icon} className={classes('size-5 md:-rotate-90', isEnd && 'opacity-60')} />
    </Button>
  );
  return (
    <li
      ref={setNodeRef}
      aria-label={name}
      style={{
        transform: transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
      className={classes(
        'relative flex flex-wrap gap-3 rounded-card border bg-card p-3.5',
        isDragging ? 'z-10 border-brand shadow-float' : 'border-line',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={words.drag({ name })}
        style={{ touchAction: 'manipulation' }}
        className="relative size-24 flex-none overflow-hidden rounded-control bg-wash"
      >
        <PhotoPreview file={photos.fileOf(id)} url={item.url} onMeasured={measured} />
        {isFirst && category === 'propertyMainImage' && (
          <Badge tone="gold" className="absolute bottom-2 left-2">
            {words.cover}
          </Badge>
        )}
      </button>
      <div className="min-w-0 flex-1 space-y-1.5">
        <p className="truncate font-semibold">
          {name}
          {item.size > 0 && <span className="text-sm font-medium text-muted"> {sizeWords(item.size)}</span>}
        </p>
        <PhotoState item={item} waitingForLine={photos.waitingForLine}>
          {first !== null && (
            // One button, which keeps the focus when it turns from the one into the other.
            <Button
              variant={FIRST[first].look}
              size="sm"
              aria-label={words.of({ doing: FIRST[first].label, name })}
              onClick={({ nativeEvent }) => {
                if (!isDouble(nativeEvent)) act[first]();
              }}
            >
              {FIRST[first].label}
            </Button>
          )}
          {waitsForLine(item, photos) && (
            <Button
              variant="text"
              size="sm"
              aria-label={words.of({ doing: words.cancel, name })}
              onClick={({ currentTarget: { previousElementSibling: stays } }) => {
                // This button goes.
                if (stays instanceof HTMLElement) stays.focus();
                act.cancel();
              }}
            >
              {words.cancel}
            </Button>
          )}
        </PhotoState>
      </div>
      <div className="flex w-full flex-wrap items-center gap-2">
        {count > 1 && (
          <>
            {stepper(words.earlier({ name }), 'chevronUp', -1, place === 0)}
            {stepper(words.later({ name }), 'chevronDown', 1, place === count - 1)}
          </>
        )}
        {first !== 'remove' && (
          <Button variant="text" size="sm" aria-label={words.of({ doing: words.remove, name })} onClick={act.remove}>
            {words.remove}
          </Button>
        )}
        {categories.length > 1 && (
          <Select
            label={words.categoryOf({ name })}
            hideLabel
            className="min-w-0 flex-1 basis-40"
            value={category}
            options={categories}
            onChange={(value) => {
              const to = categories.find((one) => one.value === value);
              if (to) actions.moveToCategory(item, to.value, to.label);
            }}
          />
        )}
      </div>
    </li>
  );
}
