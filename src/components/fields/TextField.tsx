import { TextInput, type TextInputProps } from './TextInput';
import { useTextFormField, type FormFieldProps } from './useFormField';

export interface TextFieldProps
  extends
    FormFieldProps,
    Omit<TextInputProps, keyof FormFieldProps | 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error'> {
  /** Makes what is stored of what was typed, e.g. digits only. */
  parse?: ((typed: string) => string) | undefined;
}

/** A line of text in a form. */
export function TextField({ name, validate, parse, ...rest }: TextFieldProps) {
  const field = useTextFormField(name, { validate, parse });
  return <TextInput {...rest} {...field} />;
}
