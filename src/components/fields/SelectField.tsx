import { Select, type SelectProps } from './Select';
import { useTextFormField, type FormFieldProps } from './useFormField';
import * as words from '@/words/fields';

interface SelectFieldProps
  extends
    FormFieldProps,
    Omit<SelectProps, keyof FormFieldProps | 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error'> {}

/** A choice from a list in a form; without a value it shows the placeholder. */
export function SelectField({ name, validate, placeholder = words.select, ...rest }: SelectFieldProps) {
  const field = useTextFormField(name, { validate });
  return <Select {...rest} {...field} placeholder={placeholder} />;
}
