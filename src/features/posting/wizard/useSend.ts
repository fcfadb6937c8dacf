import { useAppStore } from '@/store/hooks';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { PropertyRecord } from '@/api/records';
import { selectUserId } from '@/store/session/sessionSlice';
import type { FormKey } from '@/store/uploads/uploadItem';
import { photoUrls, selectPhotos } from '@/store/uploads/photoLists';
import * as words from '@/words/posting';
import { payloadOf, updatePayloadOf } from '../values/payloadOf';
import type { PostingValues } from '../values/postingValues';
import { faultsOf, type Faults } from './serverFault';

/**
 * Sends a form: posts a new listing, or updates `record` (WIZ-16, EDIT-2). Gives what is wrong, or nothing after a
 * success, when `onSent` has run. final-form lets one submit run at a time, so one press makes one call.
 */
export function useSend(form: FormKey, record: PropertyRecord | null, onSent: () => Promise<void>) {
  const store = useAppStore();
  const [post] = marketplaceApi.usePostPropertyMutation();
  const [update] = marketplaceApi.useUpdatePropertyMutation();

  return async (values: PostingValues): Promise<Faults | undefined> => {
    // The one field that is required (WIZ-18).
    if ((values.city ?? '').trim() === '') return { city: words.cityMissing };
    // The press needed them, but they may be taken back while it waits for photos (WIZ-21).
    if (values.termsAccepted !== true) return { termsAccepted: words.termsMissing };
    const state = store.getState();
    const userId = selectUserId(state);
    if (userId === null) return undefined;
    const photos = photoUrls(selectPhotos(state, form));
    const { error } =
      record === null
        ? await post(payloadOf(values, photos, userId))
        : await update(updatePayloadOf(values, photos, userId, record));
    if (error) return faultsOf(error);
    await onSent();
    return undefined;
  };
}
