import { TextField } from '@/components/fields/TextField';
import { composeValidators, required, type Validator } from '@/components/fields/validators';
import { ACCOUNT } from './texts';

/** The reference server sends six digits; another one may send fewer or more. */
const SHORTEST = 4;
const LONGEST = 8;

const enoughDigits: Validator = (value) =>
  typeof value === 'string' && value.length >= SHORTEST ? undefined : ACCOUNT.otpWrong;

/** The digits of what was typed or pasted: "123 456" → "123456". */
export const otpDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, LONGEST);

/** The code that was sent (AUTH-5, AUTH-7); phones offer it from the message that brought it. */
export function OtpField() {
  return (
    <TextField
      name="otp"
      label={ACCOUNT.otp}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      parse={otpDigits}
      validate={composeValidators(required(ACCOUNT.otpWrong), enoughDigits)}
    />
  );
}
