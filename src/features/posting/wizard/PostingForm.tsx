import { Form } from 'react-final-form';
import type { PropertyRecord } from '@/api/records';
import { KeptFields } from '@/components/fields/KeptFields';
import type { FormKey } from '@/store/uploads/uploadItem';
import { useAppStore } from '@/store/hooks';
import { marketplaceApi } from '@/api/marketplaceApi';
import { selectUserId } from '@/store/session/sessionSlice';
import { photoUrls, selectPhotos } from '@/store/uploads/photoLists';
import type { PostingValues } from '../values/postingValues';
import type { ShowListing } from './PreviewButton';
import { StepForm } from './StepForm';
import { payloadOf, updatePayloadOf } from '../values/payloadOf';
import { faultsOf, type Faults } from './serverFault';
import * as words from '@/words/posting';

/**
 * Sends a form: posts a new listing, or updates `record` (WIZ-16, EDIT-2). Gives what is wrong, or nothing after a
 * success, when `onSent` has run. final-form lets one submit run at a time, so one press makes one call.
 */
function useSend(form: FormKey, record: PropertyRecord | null, onSent: () => Promise<void>) {
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

interface PostingFormProps {
  readonly form: FormKey;
  /** The listing that is edited; null for a new one. */
  readonly record: PropertyRecord | null;
  readonly initial: PostingValues;
  /** From 1. */
  readonly firstStep: number;
  /** It opens in the place of a button that was pressed. */
  readonly takesFocus: boolean;
  readonly save: (values: PostingValues, step: number) => void;
  /** After the listing was taken. */
  readonly onSent: () => Promise<void>;
  readonly preview: ShowListing;
}

/** One form over all its steps, so that a change of step loses nothing (WIZ-1, EDIT-1). */
export function PostingForm({ form, record, initial, save, onSent, ...props }: PostingFormProps) {
  const send = useSend(form, record, onSent);
  return (
    <Form<PostingValues> onSubmit={send} initialValues={initial} subscription={{}}>
      {() => (
        <>
          <KeptFields />
          <StepForm {...props} form={form} record={record} save={save} />
        </>
      )}
    </Form>
  );
}
