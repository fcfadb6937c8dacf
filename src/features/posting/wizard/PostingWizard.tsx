import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useShown } from '@/components/ui/useShown';
import { headline } from '@/domain/headlines';
import { carryPhotos } from '@/store/drafts/carryPhotos';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import * as words from '@/words/posting';
import * as draftWords from '@/words/postingDraft';
import { resumesIn } from '../draft/resumes';
import { completeness } from '../values/completeness';
import { UNTOUCHED, type PostingValues } from '../values/postingValues';
import { readPrefill } from '../variants/prefill';
import { variantIn } from '../variants/variantKey';
import { DraftedForm } from './DraftedForm';
import { PostingFrame } from './PostingFrame';
import type { ShowListing } from './PreviewButton';
import { readCopy } from './readNavigationState';
import { PHOTO_STEP } from './steps';

const NEW = { values: UNTOUCHED, photos: {} } as const;

/** The first step that lacks something; the terms on that of the photos are not agreed to yet. */
const firstGap = (values: PostingValues): number =>
  Math.min(PHOTO_STEP, ...completeness(values, {}).missing.map(({ step }) => step));

/** Posting a new listing in four steps (WIZ-1 to WIZ-21), perhaps with what a static variant or a copied listing brings (STAT-5). */
export function PostingWizard({ preview }: { readonly preview: ShowListing }) {
  const store = useAppStore();
  const location = useLocation();
  const navigate = useNavigate();
  const userId = useAppSelector(selectUserId);
  // Taken once: a link to this very form replaces the history entry, and what is typed must outlive that.
  const [carried] = useState(() => readPrefill(location.state, userId));
  const [copy] = useState(() => readCopy(location.state, userId));
  const [variant] = useState(() => variantIn(location.state));
  const [resumes] = useState(() => resumesIn(location.state));
  const shown = useShown();
  const answers = carried?.broughtAlong?.length ?? 0;
  const note = copy
    ? words.copyOf({ name: headline(copy) })
    : answers > 0
      ? words.cameAlong({ n: answers })
      : undefined;
  const takeOver = async (flush: () => Promise<void>) => {
    if (!carried || !variant) return;
    const isKept = await carryPhotos(store, variant, 'post', flush);
    // The draft has all of it now: taking it from the entry once more, after a reload, would leave out the photos.
    if (isKept && shown.current) void navigate(location.pathname + location.search, { replace: true });
  };
  return (
    <PostingFrame title={words.postTitle} lead={words.postLead} hasSteps>
      <DraftedForm
        form="post"
        record={null}
        untouched={NEW}
        prefill={carried ?? copy}
        firstStep={carried ? firstGap(carried) : 1}
        note={note}
        startOver={carried ? draftWords.useCarried : copy ? draftWords.useCopy : undefined}
        resumes={resumes}
        onFresh={(flush) => void takeOver(flush)}
        preview={preview}
      />
    </PostingFrame>
  );
}
