import { FORM_ERROR } from 'final-form';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { describeError } from '@/api/errors';
import { focusFirstFault } from '@/components/fields/focusFirstFault';
import { Button } from '@/components/ui/Button';
import { useAppStore } from '@/store/hooks';
import { remember, typedIn } from './typed';

interface AccountFormProps<Values> {
  /** The form's name: that of the modal around it, told when the focus enters. */
  readonly name: string;
  /** What its button says. */
  readonly action: string;
  /** Makes the call; resolves with its error, or with nothing. */
  readonly onSubmit: (values: Values) => Promise<unknown>;
  /** The button waits until everything is valid (AUTH-1); else pressing it marks what is wrong. */
  readonly waitsForValid?: boolean;
  readonly children: ReactNode;
}

/** A form that comes while its dialog is already shown takes the focus; else the dialog places it. */
function takeFocus(form: HTMLFormElement | null) {
  if (form?.closest('dialog')?.open) form.querySelector<HTMLElement>('input')?.focus();
}

/**
 * What the account forms share: one button, the server's message above it, and fields that stay after a failure (AUTH-8)
 * and from one modal to the next, but for passwords and codes.
 */
export function AccountForm<Values>({
  name,
  action,
  onSubmit,
  waitsForValid = false,
  children,
}: AccountFormProps<Values>) {
  const store = useAppStore();
  const [initial] = useState(() => typedIn(store).fields as Partial<Values>);
  const submit = async (values: Values) => {
    const error = await onSubmit(values);
    return error ? { [FORM_ERROR]: describeError(error) } : undefined;
  };
  return (
    <Form<Values> onSubmit={submit} initialValues={initial}>
      {({ handleSubmit, submitting, submitError, hasValidationErrors }) => {
        const send = (event: SyntheticEvent<HTMLFormElement>) => {
          const form = event.currentTarget;
          void handleSubmit(event);
          if (hasValidationErrors) focusFirstFault(form);
        };
        return (
          <form ref={takeFocus} aria-label={name} onSubmit={send} noValidate className="flex flex-col gap-5">
            <FormSpy subscription={{ values: true }} onChange={({ values }) => remember(store, values)} />
            {children}
            <p role="alert" className="text-md font-medium text-red empty:hidden">
              {submitError}
            </p>
            <Button type="submit" busy={submitting} disabled={waitsForValid && hasValidationErrors}>
              {action}
            </Button>
          </form>
        );
      }}
    </Form>
  );
}
