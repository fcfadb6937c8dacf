import { useEffect, useState } from 'react';
import { LinkButton } from '@/components/ui/LinkButton';
import { headline } from '@/domain/headlines';
import { momentInIndia } from '@/domain/moments';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { draftStorage } from '@/store/drafts/draftStorage';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { effectsOf } from '@/store/effectsOf';
import { selectUserId } from '@/store/session/sessionSlice';
import { isKept } from '@/store/uploads/photoLists';
import type { PostingValues } from '../values/postingValues';
import { isPostingValues } from './readValues';
import { RESUMES } from './resumes';
import { postSteps, stepOf } from '@/words/posting';
import * as words from '@/words/postingDraft';

/** How many posting has (WIZ-1). */
const STEPS = Object.keys(postSteps).length;

interface UnfinishedListing {
  /** ms since 1970. */
  readonly savedAt: number;
  readonly photoCount: number;
  readonly values: PostingValues;
  readonly step: number;
}

/** The listing that this user began on this device and did not post; null when there is none (WIZ-19). */
function useDraftNotice(): UnfinishedListing | null {
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
      const { savedAt, step, values, photos } = draft;
      setFound({ userId, savedAt, step, values, photoCount: photos.filter(isKept).length });
    };
    void show();
    return () => {
      isOver = true;
    };
  }, [store, userId]);
  return found?.userId === userId ? found : null;
}

/** Tells on the dashboard that a listing was begun and not posted, and leads back to it (WIZ-19). */
export function DraftNotice() {
  const draft = useDraftNotice();
  if (draft === null) return null;
  const { savedAt, photoCount: count, values, step } = draft;
  const moment = momentInIndia(savedAt);
  const name = headline(values);
  return (
    <section
      aria-label={words.notice}
      className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-card bg-gold-wash p-4"
    >
      <div className="min-w-0">
        <p>
          <b lang={langOf(name)} className="font-semibold">
            {name}
          </b>
          {' · '}
          {stepOf({ step: Math.min(step, STEPS), all: STEPS })}
        </p>
        <p className="text-sm">
          {count > 0 ? words.unfinishedWithPhotos({ moment, count }) : words.unfinished({ moment })}
        </p>
      </div>
      <LinkButton to={paths.postProperty} state={RESUMES}>
        {words.resume}
      </LinkButton>
    </section>
  );
}
