import { useField, type FieldRenderProps } from 'react-final-form';
import type { ShellTexts } from './FieldShell';
import type { Validator } from './validators';

/** What every field of a form takes. */
export interface FormFieldProps extends Omit<ShellTexts, 'error'> {
  /** Path of the value in the form. */
  name: string;
  validate?: Validator | undefined;
  disabled?: boolean | undefined;
}

export interface FormField<T> {
  name: string;
  value: T;
  /** Takes an event or the value itself. */
  onChange: (eventOrValue: unknown) => void;
  onBlur: () => void;
  onFocus: () => void;
  /** After touch; a server's error until the value changes. */
  error: string | undefined;
}

interface MetaErrors {
  touched?: boolean;
  error?: unknown;
  submitError?: unknown;
  dirtySinceLastSubmit?: boolean;
}

/** The error to show now: the form's own after touch, else the server's while its value still stands. */
function visibleError(meta: MetaErrors): string | undefined {
  const fromServer = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const error = meta.touched ? (meta.error ?? fromServer) : fromServer;
  return typeof error === 'string' ? error : undefined;
}

const byForm = (validate: Validator | undefined) =>
  validate && { validate: (value: unknown, all: object) => validate(value, { ...all }) };

/** A field of the form as its component sees it. */
const fieldOf = <T>({ input, meta }: FieldRenderProps<unknown>, value: T): FormField<T> => ({
  name: input.name,
  value,
  onChange: input.onChange,
  onBlur: () => input.onBlur(),
  onFocus: () => input.onFocus(),
  error: visibleError(meta),
});

interface TextFieldConfig {
  validate: Validator | undefined;
  /** Makes what is stored of what was typed. */
  parse?: ((typed: string) => string) | undefined;
}

/** A final-form field whose value is text; an empty one is kept as undefined. */
export function useTextFormField(name: string, { validate, parse }: TextFieldConfig): FormField<string> {
  const field = useField<unknown>(name, {
    ...byForm(validate),
    parse: (typed: unknown) => {
      const text = typeof typed === 'string' ? typed : '';
      return (parse ? parse(text) : text) || undefined;
    },
  });
  const { value } = field.input;
  return fieldOf(field, typeof value === 'string' || typeof value === 'number' ? String(value) : '');
}

/** A final-form field whose value is yes or no. */
export function useBooleanFormField(name: string, validate: Validator | undefined): FormField<boolean> {
  const field = useField<unknown>(name, { type: 'checkbox', ...byForm(validate) });
  return fieldOf(field, field.input.checked === true);
}
