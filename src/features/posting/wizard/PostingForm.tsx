import { Form } from 'react-final-form';
import type { PropertyRecord } from '@/api/records';
import { KeptFields } from '@/components/fields/KeptFields';
import type { FormKey } from '@/store/uploads/uploadItem';
import type { PostingValues } from '../values/postingValues';
import type { ShowListing } from './PreviewButton';
import { StepForm } from './StepForm';
import { useSend } from './useSend';

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
