import { useEffect, useState } from 'react';
import { draftStorage } from '@/store/drafts/draftStorage';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { effectsOf } from '@/store/effectsOf';
import { selectUserId } from '@/store/session/sessionSlice';
import { isPostingValues } from './readValues';

export interface UnfinishedListing {
  /** ms since 1970. */
  readonly savedAt: number;
  readonly photoCount: number;
}

/** The listing that this user began on this device and did not post; null when there is none (WIZ-19). */
export function useDraftNotice(): UnfinishedListing | null {
  const store = useAppStore();
  const userId = useAppSelector(selectUserId);
  const [found, setFound] = useState<(UnfinishedListing & { readonly userId: string }) | null>(null);
  useEffect(() => {
    if (userId === null) return;
    let isOver = false;
    const { device } = effectsOf(store);
    const show = async () => {
      const draft = await draftStorage(device, userId, 'post')
        .read()
        .catch(() => null);
      if (isOver || draft === null || !isPostingValues(draft.values)) return;
      setFound({ userId, savedAt: draft.savedAt, photoCount: draft.photos.length });
    };
    void show();
    return () => {
      isOver = true;
    };
  }, [store, userId]);
  return found?.userId === userId ? found : null;
}
