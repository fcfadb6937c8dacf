import { TextField, type TextFieldProps } from './TextField';

/**
 * The ten digits of an Indian mobile number out of what was typed or pasted: "+91 98480 22338" → "9848022338". Only a
 * prefix before ten digits is one, as a number may itself begin with 91; other digits past the tenth are left out. Eleven
 * stay where they may be a 91 and the first nine of a number: the next digit makes them ten.
 */
export function mobileDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (/^91[6-9]\d{8}$/.test(digits)) return digits;
  return digits.replace(/^(0091|91|0)(?=\d{10}$)/, '').slice(0, 10);
}

/** An Indian mobile number in a form: shows +91 and stores the ten digits. */
export function MobileField(props: Omit<TextFieldProps, 'type' | 'before' | 'parse' | 'inputMode'>) {
  return (
    <TextField
      autoComplete="tel-national"
      {...props}
      type="tel"
      inputMode="numeric"
      parse={mobileDigits}
      before={<span className="text-ink">+91</span>}
    />
  );
}
