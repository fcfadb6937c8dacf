import type { PropertyRecord } from '@/api/records';
import { readPropertyRow } from '@/api/readers/listings';
import type { PhotoUrls } from '@/store/uploads/photoLists';
import { payloadOf, updatePayloadOf } from './payloadOf';
import type { PostingValues } from './postingValues';

/** The id of a listing that is not posted yet. */
export const DRAFT_ID = 'draft';

/**
 * The listing as visitors would read it once it is sent, made by the way an answer goes: for the preview. The address
 * is not shown to them. `stored` is the listing that is edited.
 */
export function draftRecord(
  values: PostingValues,
  photos: PhotoUrls,
  user: { readonly _id: string },
  stored?: PropertyRecord,
): PropertyRecord {
  const payload =
    stored === undefined
      ? { ...payloadOf(values, photos, user._id), _id: DRAFT_ID }
      : { ...updatePayloadOf(values, photos, user._id, stored), createdAt: stored.createdAt };
  const record = readPropertyRow(payload, true)?.record ?? { _id: payload._id };
  return { ...record, address: null };
}
