import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAppSelector } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import { POSTING } from '../texts';
import { UNTOUCHED } from '../values/postingValues';
import { carriedFrom } from '../variants/carried';
import { DraftedForm } from './DraftedForm';
import { PostingFrame } from './PostingFrame';
import type { ShowListing } from './PreviewButton';

const NEW = { values: UNTOUCHED, photos: {} } as const;

/** Posting a new listing in four steps (WIZ-1 to WIZ-21), perhaps with what a static variant brings (STAT-5). */
export function PostingWizard({ preview }: { readonly preview: ShowListing }) {
  const location = useLocation();
  const userId = useAppSelector(selectUserId);
  // Taken once: a link to this very form replaces the history entry, and what is typed must outlive that.
  const [carried] = useState(() => carriedFrom(location.state, userId));
  return (
    <PostingFrame title={POSTING.postTitle} lead={POSTING.postLead}>
      <DraftedForm form="post" record={null} untouched={NEW} carried={carried} preview={preview} />
    </PostingFrame>
  );
}
