import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { isKept } from '@/store/uploads/photoLists';
import type { PhotoCategory, UploadItem } from '@/store/uploads/uploadItem';
import type { Photos } from '@/store/uploads/usePhotos';
import * as words from '@/words/postingPhotos';
import { PhotoTile } from './PhotoTile';
import type { PhotoActions } from './usePhotoActions';

interface PhotoListProps {
  /** The category's words. */
  readonly label: string;
  readonly items: readonly UploadItem[];
  readonly categories: readonly { readonly value: PhotoCategory; readonly label: string }[];
  readonly photos: Photos;
  readonly actions: PhotoActions;
}

/** px that a mouse moves before a press becomes a drag. */
const DRAG_DISTANCE = 6;
/** A finger rests so long (ms), moving at most so far (px), before it drags; else it scrolls the page. */
const HOLD = { delay: 250, tolerance: 8 } as const;

/** The photos of a category in their order, which the mouse, a finger, the keyboard and buttons change (EDIT-4). */
export function PhotoList({ label, items, categories, photos, actions }: PhotoListProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: HOLD }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  if (items.length === 0) return null;
  const first = items.find(isKept);
  const placeOf = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id);
  const nameOf = (id: UniqueIdentifier) => items[placeOf(id)]?.name ?? '';
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.picked({ name: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? words.over({ name: nameOf(active.id), place: placeOf(over.id) + 1, count: items.length }) : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? words.moved({ name: nameOf(active.id), place: placeOf(over.id) + 1, count: items.length })
        : words.putBack({ name: nameOf(active.id) }),
    onDragCancel: ({ active }) => words.putBack({ name: nameOf(active.id) }),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const item = items[placeOf(active.id)];
    const place = placeOf(over?.id);
    if (item && place >= 0 && over?.id !== active.id) actions.moveTo(item, place);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.how } }}
      onDragEnd={drop}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul aria-label={words.list({ category: label })} className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {items.map((item, place) => (
            <PhotoTile
              key={item.id}
              isFirst={item === first}
              {...{ item, place, count: items.length, photos, actions, categories }}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
