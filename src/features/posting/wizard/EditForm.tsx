import { useMemo } from 'react';
import type { PropertyRecord } from '@/api/records';
import { useAppDispatch } from '@/store/hooks';
import type { FormKey } from '@/store/uploads/uploadItem';
import { photosShown } from '@/store/uploads/photoLists';
import * as words from '@/words/posting';
import { photosOf } from '../values/photoUrls';
import { valuesOf } from '../values/valuesOf';
import { DraftedForm } from './DraftedForm';
import { PostingFrame } from './PostingFrame';
import type { ShowListing } from './PreviewButton';

interface EditFormProps {
  readonly listing: PropertyRecord;
  readonly preview: ShowListing;
}

/** Editing one's own listing in three steps, prefilled from it (EDIT-1 to EDIT-6). */
export function EditForm({ listing, preview }: EditFormProps) {
  const dispatch = useAppDispatch();
  const form: FormKey = `edit:${listing._id}`;
  const untouched = useMemo(() => ({ values: valuesOf(listing), photos: photosOf(listing) }), [listing]);
  return (
    <PostingFrame title={words.editTitle} lead={words.editLead({ name: listing.name ?? '' })}>
      <DraftedForm
        key={form}
        form={form}
        record={listing}
        untouched={untouched}
        onFresh={() => dispatch(photosShown({ form, photos: untouched.photos }))}
        preview={preview}
      />
    </PostingFrame>
  );
}
