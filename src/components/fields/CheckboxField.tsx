import type { ReactNode } from 'react';
import { FieldNotes, useFieldAria } from './FieldShell';
import { useBooleanFormField, type FormFieldProps } from './useFormField';

/** A box to tick in a form; its value is true or false. The label may hold links. */
export function CheckboxField({
  name,
  validate,
  label,
  hint,
  required,
  disabled,
  className,
}: Omit<FormFieldProps, 'label' | 'hideLabel'> & {
  label: ReactNode;
}) {
  const { value, error, ...field } = useBooleanFormField(name, validate);
  const { aria, hintId, errorId } = useFieldAria({ hint, error, required });
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
        <input
          type="checkbox"
          {...aria}
          {...field}
          checked={value}
          disabled={disabled}
          className="size-5 flex-none accent-brand"
        />
        <span>{label}</span>
      </label>
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  );
}
