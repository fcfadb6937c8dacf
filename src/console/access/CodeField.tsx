import { TextField } from '@/components/fields/TextField';
import { composeValidators, digits, required } from '@/components/fields/validators';

const FAULT = 'Please enter the six digits';

/** The six digits that the program for codes shows now. */
export function CodeField() {
  return (
    <TextField
      name="code"
      label="Code"
      hint="Six digits from your app for codes"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      parse={(typed) => typed.replace(/\s/g, '')}
      validate={composeValidators(required(FAULT), digits(6, FAULT))}
    />
  );
}
