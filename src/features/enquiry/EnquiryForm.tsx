import type { ReactNode } from 'react';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { ShownValues } from '@/store/forms/ShownValues';

interface EnquiryFormProps<Values> {
  /** Under what a log keeps it, in every language; its name where it says nothing else. */
  readonly form?: string;
  readonly name: string;
  /** What its button says; null when it has none of its own. */
  readonly action: string | null;
  readonly initial?: Partial<Values>;
  /** Resolves with the words of a failure, or with nothing. */
  readonly onSubmit: (values: Values) => Promise<string | undefined>;
  readonly children: ReactNode;
}

/** What the enquiry forms share. */
export function EnquiryForm<Values>({ form, action, children, ...rest }: EnquiryFormProps<Values>) {
  return (
    <SubmitForm<Values>
      {...rest}
      className="flex flex-col gap-4"
      actions={action !== null && <SubmitButton>{action}</SubmitButton>}
    >
      <ShownValues form={form ?? rest.name} endpointName="sendEnquiry" />
      {children}
    </SubmitForm>
  );
}
