import type { ComponentProps } from 'react';
import { controlClass } from './controlClass';
import { FieldShell } from './FieldShell';
import { useTextFormField, type FormFieldProps } from './useFormField';

type Native = Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength' | 'placeholder' | 'autoComplete'>;

/** Several lines of text in a form. */
export function TextAreaField({
  name,
  validate,
  disabled,
  rows = 4,
  maxLength,
  placeholder,
  autoComplete,
  ...texts
}: FormFieldProps & Native) {
  const { error, ...field } = useTextFormField(name, { validate });
  return (
    <FieldShell {...texts} error={error}>
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
