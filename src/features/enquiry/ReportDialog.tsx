import { RadioGroupField } from '@/components/fields/RadioGroupField';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { required } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import { EnquiryForm } from './EnquiryForm';
import { Sent } from './Sent';
import { ENQUIRY, REPORT_REASONS } from './texts';
import { useEnquiry } from './useEnquiry';

export interface ReportDialogProps {
  readonly listingId: string;
  readonly onClose: () => void;
}

interface ReportValues {
  readonly reason?: string;
  readonly message?: string;
}

const validReason = required(ENQUIRY.reasonRequired);

/** Says what is wrong with a listing (PDET-9). */
export default function ReportDialog({ listingId, onClose }: ReportDialogProps) {
  const { said, send } = useEnquiry();
  const submit = ({ reason = '', message }: ReportValues) =>
    send({ kind: 'report', listingId, reason, ...(message === undefined ? {} : { message }) });
  return (
    <Modal open title={ENQUIRY.report} onClose={onClose} size="md">
      {said !== null ? (
        <div className="flex flex-col gap-4">
          <Sent>{said}</Sent>
          <Button variant="secondary" onClick={onClose}>
            {ENQUIRY.close}
          </Button>
        </div>
      ) : (
        <EnquiryForm<ReportValues> name={ENQUIRY.report} action={ENQUIRY.sendReport} onSubmit={submit}>
          <p className="text-md text-muted">{ENQUIRY.reportIntro}</p>
          <RadioGroupField
            name="reason"
            label={ENQUIRY.reason}
            options={REPORT_REASONS}
            required
            validate={validReason}
          />
          <TextAreaField name="message" label={ENQUIRY.message} hint={ENQUIRY.messageHint} rows={3} maxLength={2000} />
        </EnquiryForm>
      )}
    </Modal>
  );
}
