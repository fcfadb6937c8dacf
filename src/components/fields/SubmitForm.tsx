import { FORM_ERROR, type FormApi } from 'final-form';
import type { ReactNode, Ref, SyntheticEvent } from 'react';
import { Form } from 'react-final-form';
import { focusFirstFault } from './focusFirstFault';

interface SubmitFormProps<Values> {
  /** The form's name. */
  readonly name: string;
  /** Resolves with the words of a failure, with those of each field too where one is named, or with nothing. */
  readonly onSubmit: (
    values: Values,
    form: FormApi<Values>,
  ) => Promise<string | Readonly<Record<string, string>> | undefined>;
  /** Called when the button is pressed while something is wrong. */
  readonly onFault?: () => void;
  readonly initial?: Partial<Values>;
  /** What was typed stays when other initial values come. */
  readonly keepsTyped?: boolean;
  readonly ref?: Ref<HTMLFormElement>;
  readonly className?: string;
  readonly children: ReactNode;
  /** What stands below the fields: a `SubmitButton`, with what belongs to it. */
  readonly actions: ReactNode;
  /** Of a form of many windows: how its foot, with what failed and the actions, stands. */
  readonly foot?: string;
}

/**
 * What forms that are sent at once share: faults are marked at the press of the button and the first one takes the focus;
 * a failure is said above the button, and what was typed stays.
 */
export function SubmitForm<Values>({
  name,
  onSubmit,
  onFault,
  initial,
  keepsTyped = false,
  ref,
  className = 'flex flex-col gap-5',
  children,
  actions,
  foot = 'contents',
}: SubmitFormProps<Values>) {
  const submit = async (values: Values, form: FormApi<Values>) => {
    const failure = await onSubmit(values, form);
    return typeof failure === 'string' ? { [FORM_ERROR]: failure } : failure;
  };
  return (
    <Form<Values> onSubmit={submit} keepDirtyOnReinitialize={keepsTyped} {...(initial && { initialValues: initial })}>
      {({ handleSubmit, submitError, hasValidationErrors }) => {
        const send = (event: SyntheticEvent<HTMLFormElement>) => {
          const form = event.currentTarget;
          void handleSubmit(event)?.then((faults) => {
            if (faults) focusFirstFault(form);
          });
          if (!hasValidationErrors) return;
          onFault?.();
          focusFirstFault(form);
        };
        return (
          <form ref={ref} method="dialog" aria-label={name} onSubmit={send} noValidate className={className}>
            {children}
            <div className={foot}>
              <p role="alert" className="text-md font-medium text-red empty:hidden">
                {submitError}
              </p>
              {actions}
            </div>
          </form>
        );
      }}
    </Form>
  );
}
