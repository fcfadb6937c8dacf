import type { ComponentProps } from 'react';
import { controlClass } from './controlClass';
import { FieldShell } from './FieldShell';
import { useTextFormField, type FormFieldProps } from './useFormField';

interface TextAreaFieldProps extends FormFieldProps {
  /** What is odd about the text; it is told at once and enforces nothing. */
  readonly check?: (text: string) => string | undefined;
}
type Native = Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength' | 'placeholder' | 'autoComplete'>;

/** Several lines of text in a form. */
export function TextAreaField({
  name,
  validate,
  check,
  disabled,
  rows = 4,
  maxLength,
  placeholder,
  autoComplete,
  ...texts
}: TextAreaFieldProps & Native) {
  const { error, ...field } = useTextFormField(name, { validate });
  return (
    <FieldShell {...texts} error={error ?? check?.(field.value)}>
      {(aria) => (
        <textarea
          {...aria}
          {...field}
          {...{ disabled, rows, maxLength, placeholder, autoComplete }}
          className={controlClass}
        />
      )}
    </FieldShell>
  );
}
