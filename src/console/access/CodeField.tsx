import { TextField } from '@/components/fields/TextField';
import { composeValidators, digits, required } from '@/components/fields/validators';
import * as words from '@/words/consoleAccess';

/** The six digits that the program for codes shows now. */
export function CodeField() {
  return (
    <TextField
      name="code"
      label={words.code.label}
      hint={words.code.hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      parse={(typed) => typed.replace(/\s/g, '')}
      validate={composeValidators(required(words.code.missing), digits(6, words.code.missing))}
    />
  );
}
