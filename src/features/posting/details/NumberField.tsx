import { useState, type ReactNode } from 'react';
import { TextInput } from '@/components/fields/TextInput';
import { useTextFormField, type FormFieldProps } from '@/components/fields/useFormField';
import { grouped, readNumber, readRupees } from '@/domain/readTyped';
import { isWhole } from '../values/numberFields';
import type { Check } from '../values/validators';
import { useCheck } from './useCheck';

/** What the amounts in rupees are for that are none of the whole. */
const BASES: Readonly<Record<string, 'sqft' | 'month'>> = { pricePerSqft: 'sqft', maintenanceCharges: 'month' };

interface NumberFieldProps extends Omit<FormFieldProps, 'validate'> {
  /** What is odd about the number; it is told at once and enforces nothing. */
  readonly check?: Check | undefined;
  /** "45 lakh" is understood. */
  readonly inRupees?: boolean | undefined;
  /** Inside the box, before and after the number. */
  readonly before?: ReactNode;
  readonly unit?: string | undefined;
  /** After each change of what is typed. */
  readonly onTyped?: (() => void) | undefined;
}

/**
 * A number in a form, kept as plain digits: grouped the Indian way when the box is left, as it is typed before that, so
 * that the caret never jumps. Texts such as "1,275 sq ft" are understood; what cannot be read stays as it was typed.
 */
export function NumberField({ name, check, inRupees = false, before, unit, onTyped, ...texts }: NumberFieldProps) {
  const field = useTextFormField(name, { validate: undefined });
  const say = useCheck(check);
  // What stands in the box once it is typed into; null again when it is left. The focus alone changes nothing: a text
  // that changed under it would lose what the Tab key selected.
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    setTyped(text);
    field.onChange(inRupees ? readRupees(text, BASES[name]) : readNumber(text));
    onTyped?.();
  }
  return (
    <TextInput
      {...texts}
      name={field.name}
      error={field.error ?? say(field.value)}
      inputMode={inRupees || isWhole(name) ? 'numeric' : 'decimal'}
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
