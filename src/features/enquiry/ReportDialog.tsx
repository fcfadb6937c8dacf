import { LONGEST_MESSAGE } from '@/contract/limits';
import { RadioGroupField } from '@/components/fields/RadioGroupField';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { required } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import { EnquiryForm } from './EnquiryForm';
import { Sent } from './Sent';
import { useEnquiry } from './useEnquiry';
import * as words from '@/words/enquiryReport';
import * as fields from '@/words/fields';

export interface ReportDialogProps {
  readonly listingId: string;
  readonly onClose: () => void;
}

interface ReportValues {
  readonly reason?: string;
  readonly message?: string;
}

/** Why a listing is reported, as it is sent and as it is shown (PDET-9). */
const REASONS = Object.entries(words.reasons).map(([value, label]) => ({ value, label }));

const validReason = required(words.reasonRequired);

/** Says what is wrong with a listing (PDET-9). */
export default function ReportDialog({ listingId, onClose }: ReportDialogProps) {
  const { said, send } = useEnquiry();
  const submit = ({ reason = '', message }: ReportValues) =>
    send({ kind: 'report', listingId, reason, ...(message === undefined ? {} : { message }) });
  return (
    <Modal open title={words.title} onClose={onClose} size="md">
      {said !== null ? (
        <div className="flex flex-col gap-4">
          <Sent>{said}</Sent>
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      ) : (
        <EnquiryForm<ReportValues> form="Report this listing" name={words.title} action={words.send} onSubmit={submit}>
          <p className="text-md text-muted">{words.intro}</p>
          <RadioGroupField name="reason" label={words.reason} options={REASONS} required validate={validReason} />
          <TextAreaField
            name="message"
            label={words.message}
            hint={fields.optional}
            rows={3}
            maxLength={LONGEST_MESSAGE}
          />
        </EnquiryForm>
      )}
    </Modal>
  );
}
