import { useEffect, useRef, useState } from 'react';
import type { PhotoCategory, UploadItem } from '@/store/uploads/uploadItem';
import type { Photos, Removed } from '@/store/uploads/usePhotos';
import * as words from '@/words/postingPhotos';

/** ms in which a removal can be undone; the file is kept a little longer. */
const UNDO = 20_000;

/** What the list of one category does with its photos, with what is said about it to who does not see it. */
export function usePhotoActions(photos: Photos, category: PhotoCategory, listed: readonly UploadItem[]) {
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Puts a photo to a place of the list, 0 is the first. */
  function moveTo(item: UploadItem, place: number) {
    const others = listed.filter(({ id }) => id !== item.id);
    const target = Math.max(0, Math.min(place, others.length));
    photos.move(item.id, { before: others[target]?.id ?? null });
    setSaid(words.moved({ name: item.name, place: target + 1, count: listed.length }));
  }

  return {
    said,
    /** Told where it happened; it waits there for who looks at another category meanwhile. */
    removed: removed?.item.category === category ? removed : null,
    moveTo,
    moveToCategory: (item: UploadItem, to: PhotoCategory, label: string) => {
      photos.move(item.id, { before: null, category: to });
      setSaid(words.movedTo({ name: item.name, category: label }));
    },
    remove: (item: UploadItem) => {
      clearTimeout(timer.current);
      setRemoved(photos.remove(item.id));
      timer.current = setTimeout(() => setRemoved(null), UNDO);
    },
    undo: () => {
      if (removed) photos.putBack(removed);
      setRemoved(null);
    },
  };
}
export type PhotoActions = ReturnType<typeof usePhotoActions>;
