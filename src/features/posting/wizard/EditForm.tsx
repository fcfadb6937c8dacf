import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { PropertyRecord } from '@/api/records';
import { ReviewReasons } from '@/components/layout/ReviewReasons';
import { needsChanges } from '@/domain/listingStatus';
import { useAppDispatch } from '@/store/hooks';
import type { FormKey } from '@/store/uploads/uploadItem';
import { photosShown } from '@/store/uploads/photoLists';
import * as words from '@/words/posting';
import { photosOf } from '../values/photoUrls';
import { valuesOf } from '../values/valuesOf';
import { DraftedForm } from './DraftedForm';
import { PostingFrame } from './PostingFrame';
import type { ShowListing } from './PreviewButton';
import { wantedFields } from './readNavigationState';
import { stepOfFirst } from './serverFault';

interface EditFormProps {
  readonly listing: PropertyRecord;
  readonly preview: ShowListing;
}

/**
 * Editing one's own listing in three steps, prefilled from it (EDIT-1 to EDIT-6). One that has to change says what, and
 * begins at the first of it; another one begins at the field that the navigation wants filled (WIZ-17).
 */
export function EditForm({ listing, preview }: EditFormProps) {
  const dispatch = useAppDispatch();
  const form: FormKey = `edit:${listing._id}`;
  const untouched = useMemo(() => ({ values: valuesOf(listing), photos: photosOf(listing) }), [listing]);
  const isRefused = needsChanges(listing);
  const state: unknown = useLocation().state;
  return (
    <PostingFrame title={words.editTitle} about={listing.name} lead={words.editLead} hasSteps>
      {isRefused && (
        <section aria-labelledby="to-change" className="mb-5 rounded-control bg-red-wash px-4 py-3 text-md text-red">
          <h2 id="to-change" className="mb-1 font-semibold">
            {words.toChange}
          </h2>
          <ReviewReasons listing={listing} describedBy="to-change" />
        </section>
      )}
      <DraftedForm
        key={form}
        form={form}
        record={listing}
        untouched={untouched}
        firstStep={stepOfFirst(isRefused ? (listing.reviewFields ?? []) : wantedFields(state)) ?? 1}
        onFresh={() => dispatch(photosShown({ form, photos: untouched.photos }))}
        preview={preview}
      />
    </PostingFrame>
  );
}
