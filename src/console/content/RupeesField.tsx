import { useField } from 'react-final-form';
import { priceInWords } from '@/domain/priceInWords';
import { readRupees } from '@/domain/readTyped';
import { AmountField } from '@/components/fields/AmountField';
import type { FormFieldProps } from '@/components/fields/useFormField';

interface RupeesFieldProps extends FormFieldProps {
  /** The amount is for a square foot. */
  readonly perSqft?: boolean;
}

/** An amount in rupees, with its words below [FMT-3]. */
export function RupeesField({ hint, perSqft = false, ...props }: RupeesFieldProps) {
  const kept: unknown = useField<unknown>(props.name, { subscription: { value: true } }).input.value;
  return (
    <AmountField
      {...props}
      read={(typed) => readRupees(typed, perSqft ? 'sqft' : null)}
      hint={priceInWords(kept) || hint}
      before="₹"
      inputMode="numeric"
    />
  );
}
