import { useState, type ReactNode } from 'react';
import { TextInput } from '@/components/fields/TextInput';
import { useTextFormField, type FormFieldProps } from '@/components/fields/useFormField';
import { grouped, readNumber, readRupees, typedNumber, typedRupees } from './readTyped';

interface NumberFieldProps extends FormFieldProps {
  /** Whole numbers alone; rupees, where "45 lakh" is understood; else decimals may follow. */
  readonly kind?: 'whole' | 'decimal' | 'rupees' | undefined;
  /** Inside the box, before and after the number. */
  readonly before?: ReactNode;
  readonly unit?: string | undefined;
  /** After each change of what is typed. */
  readonly onTyped?: (() => void) | undefined;
}

/**
 * A number in a form, kept as plain digits: grouped the Indian way when the box is left, as it is typed before that, so
 * that the caret never jumps. Pasted texts such as "1,275 sq ft" are understood.
 */
export function NumberField({ name, validate, kind = 'decimal', before, unit, onTyped, ...texts }: NumberFieldProps) {
  const field = useTextFormField(name, { validate });
  // What stands in the box once it is typed into; null again when it is left. The focus alone changes nothing: a text
  // that changed under it would lose what the Tab key selected.
  const [typed, setTyped] = useState<string | null>(null);
  const decimals = kind !== 'whole';

  function type(text: string) {
    setTyped(kind === 'rupees' ? typedRupees(text) : typedNumber(text, decimals));
    field.onChange(kind === 'rupees' ? readRupees(text) : readNumber(text, decimals));
    onTyped?.();
  }
  return (
    <TextInput
      {...texts}
      name={field.name}
      error={field.error}
      inputMode={kind === 'decimal' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={40}
      before={before}
      after={unit && <span className="pointer-events-none pr-3 text-muted">{unit}</span>}
      value={typed ?? grouped(field.value)}
      onChange={type}
      onFocus={field.onFocus}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
    />
  );
}
