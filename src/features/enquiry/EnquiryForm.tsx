import { FORM_ERROR } from 'final-form';
import type { ReactNode, SyntheticEvent } from 'react';
import { Form } from 'react-final-form';
import { focusFirstFault } from '@/components/fields/focusFirstFault';
import { Button } from '@/components/ui/Button';

interface EnquiryFormProps<Values> {
  readonly name: string;
  /** What its button says; null when it has none of its own. */
  readonly action: string | null;
  readonly initial?: Partial<Values>;
  /** Resolves with the words of a failure, or with nothing. */
  readonly onSubmit: (values: Values) => Promise<string | undefined>;
  readonly children: ReactNode;
}

/** What the enquiry forms share: faults are marked at the press of the button, and a failure keeps what was typed. */
export function EnquiryForm<Values>({ name, action, initial, onSubmit, children }: EnquiryFormProps<Values>) {
  const submit = async (values: Values) => {
    const failure = await onSubmit(values);
    return failure === undefined ? undefined : { [FORM_ERROR]: failure };
  };
  return (
    <Form<Values> onSubmit={submit} {...(initial && { initialValues: initial })}>
      {({ handleSubmit, submitting, submitError, hasValidationErrors }) => {
        const send = (event: SyntheticEvent<HTMLFormElement>) => {
          const form = event.currentTarget;
          void handleSubmit(event);
          if (hasValidationErrors) focusFirstFault(form);
        };
        return (
          <form aria-label={name} onSubmit={send} noValidate className="flex flex-col gap-4">
            {children}
            <p role="alert" className="text-md font-medium text-red empty:hidden">
              {submitError}
            </p>
            {action !== null && (
              <Button type="submit" busy={submitting}>
                {action}
              </Button>
            )}
          </form>
        );
      }}
    </Form>
  );
}
