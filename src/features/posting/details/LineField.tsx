import { TextInput } from '@/components/fields/TextInput';
import { useTextFormField, type FormFieldProps } from '@/components/fields/useFormField';
import type { Check } from '../values/validators';
import { useCheck } from './useCheck';

interface LineFieldProps extends Omit<FormFieldProps, 'validate'> {
  /** What is odd about the text; it is told at once and enforces nothing. */
  readonly check?: Check | undefined;
  readonly maxLength: number;
}

/** A line of text among the details. */
export function LineField({ name, check, ...rest }: LineFieldProps) {
  const field = useTextFormField(name, { validate: undefined });
  const say = useCheck(check);
  return <TextInput {...rest} {...field} error={field.error ?? say(field.value)} autoComplete="off" />;
}
