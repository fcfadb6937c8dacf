import { FieldNotes, useFieldAria } from './FieldShell';
import { asOption, type Options } from './Select';
import { useTextFormField, type FormFieldProps } from './useFormField';

/** Characters: three such choices stand in one row of a phone. */
const SHORT = 6;

/** On phones in two columns, each as wide as its longest word: side by side, rows would have ragged ends. */
export const IN_TWO = 'grid grid-cols-[1fr_1fr] gap-2 sm:flex sm:flex-wrap';

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
  const all = options.map(asOption);
  const hasLong = all.some((option) => option.label.length > SHORT);
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
      <div className={hasLong ? IN_TWO : 'flex flex-wrap gap-2'}>
        {all.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge bg-card px-2.5 text-sm transition-colors has-checked:border-brand has-checked:bg-brand-wash sm:px-4 sm:text-base"
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
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} error={field.error} hintId={hintId} errorId={errorId} />
    </fieldset>
  );
}
