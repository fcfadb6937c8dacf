import { useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { FormSpy, useFormState } from 'react-final-form';
import { describeError } from '@/api/errors';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { useAppStore } from '@/store/hooks';
import { remember, typedIn } from './typed';

interface AccountFormProps<Values> {
  /** The form's name: that of the modal around it, told when the focus enters. */
  readonly name: string;
  /** What its button says. */
  readonly action: string;
  /** Makes the call; resolves with its error, or with nothing. */
  readonly onSubmit: (values: Values) => Promise<unknown>;
  /** The button waits until everything is valid (AUTH-1); pressing it marks what is wrong all the same. */
  readonly waitsForValid?: boolean;
  /** What it begins with, before what was typed in a modal before. */
  readonly begins?: Partial<Values>;
  readonly children: ReactNode;
}

/** A form that comes while its dialog is already shown takes the focus; else the dialog places it. */
function takeFocus(form: HTMLFormElement | null) {
  if (form?.closest('dialog')?.open) form.querySelector<HTMLElement>('input')?.focus();
}

/**
 * A press on the button that waits, or Enter, marks what is wrong as any other form does: the browser sends nothing while
 * the button is disabled (AUTH-1).
 */
function markFaults({ currentTarget }: SyntheticEvent<HTMLElement>) {
  const form = currentTarget.closest('form');
  if (form?.querySelector('button[type="submit"]:disabled')) form.requestSubmit();
}
const onEnter = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) markFaults(event);
};

function Send({ action, waitsForValid }: { readonly action: string; readonly waitsForValid: boolean }) {
  const { hasValidationErrors } = useFormState({ subscription: { hasValidationErrors: true } });
  return (
    // A disabled button lets the press through to what is around it.
    <div role="presentation" className="grid" onClick={markFaults}>
      <SubmitButton disabled={waitsForValid && hasValidationErrors} className="disabled:pointer-events-none">
        {action}
      </SubmitButton>
    </div>
  );
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
  begins,
  children,
}: AccountFormProps<Values>) {
  const store = useAppStore();
  const [initial] = useState(() => ({ ...(typedIn(store).fields as Partial<Values>), ...begins }));
  const submit = async (values: Values) => {
    const error = await onSubmit(values);
    return error ? describeError(error) : undefined;
  };
  return (
    <SubmitForm<Values>
      ref={takeFocus}
      name={name}
      onSubmit={submit}
      initial={initial}
      actions={<Send action={action} waitsForValid={waitsForValid} />}
    >
      <FormSpy subscription={{ values: true }} onChange={({ values }) => remember(store, values)} />
      <div role="presentation" className="contents" onKeyDown={onEnter}>
        {children}
      </div>
    </SubmitForm>
  );
}
