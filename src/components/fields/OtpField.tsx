import { TextField } from './TextField';
import { required } from './validators';
import * as words from '@/words/fieldsAccount';

/** The code as it was sent, without the blanks that come along when it is pasted: "123 456" → "123456". */
const withoutBlanks = (typed: string): string => typed.replace(/\s/g, '');

/** The code that was sent (AUTH-5, AUTH-7): what it looks like, the server knows. Phones offer it from its message. */
export function OtpField() {
  return (
    <TextField
      name="otp"
      label={words.code.label}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      parse={withoutBlanks}
      validate={required(words.code.missing)}
    />
  );
}
