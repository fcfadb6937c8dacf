import { FieldNotes, useFieldAria } from './FieldShell';
import { asOption, type Options } from './Select';
import { useTextFormField, type FormFieldProps } from './useFormField';

/** One choice of a few, all in sight, in a form. */
export function RadioGroupField({
  name,
  validate,
  label,
  hint,
  required,
  disabled,
  hideLabel,
  className,
  options,
}: FormFieldProps & {
  options: Options;
}) {
  const field = useTextFormField(name, { validate });
  const { aria, hintId, errorId } = useFieldAria({ hint, error: field.error, required });
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={aria['aria-describedby']}
      aria-invalid={aria['aria-invalid']}
      aria-required={aria['aria-required']}
      disabled={disabled}
      className={className}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(asOption).map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge bg-card px-2.5 transition-colors has-checked:border-brand has-checked:bg-brand-wash sm:px-4"
          >
            <input
              type="radio"
              name={field.name}
              value={option.value}
              checked={field.value === option.value}
              onChange={() => field.onChange(option.value)}
              onBlur={field.onBlur}
              onFocus={field.onFocus}
              className="size-4.5 flex-none accent-brand"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} error={field.error} hintId={hintId} errorId={errorId} />
    </fieldset>
  );
}
