import { useState } from 'react';
import { grouped } from '@/domain/readTyped';
import { TextInput, type TextInputProps } from './TextInput';
import { useTextFormField, type FormFieldProps } from './useFormField';

export interface AmountFieldProps
  extends FormFieldProps, Pick<TextInputProps, 'before' | 'after' | 'inputMode' | 'maxLength'> {
  /** Plain digits of what is typed; what cannot be read stays as it was typed. */
  readonly read: (typed: string) => string;
  /** What is said of what is kept where it is not wrong. */
  readonly odd?: ((kept: string) => string | undefined) | undefined;
  /** After each change of what is typed. */
  readonly onTyped?: (() => void) | undefined;
}

/**
 * A number in a form, kept as plain digits: grouped the Indian way when the box is left, as it is typed before that, so
 * that the caret never jumps [FMT-3].
 */
export function AmountField({ name, validate, read, odd, onTyped, ...texts }: AmountFieldProps) {
  const field = useTextFormField(name, { validate });
  // What stands in the box once it is typed into; null again when it is left. The focus alone changes nothing: a text
  // that changed under it would lose what the Tab key selected.
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    setTyped(text);
    field.onChange(read(text));
    onTyped?.();
  }
  return (
    <TextInput
      maxLength={40}
      {...texts}
      name={field.name}
      error={field.error ?? odd?.(field.value)}
      autoComplete="off"
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
