import { TextField, type TextFieldProps } from './TextField';

/** The ten digits of an Indian mobile number out of what was typed or pasted: "+91 98480 22338" → "9848022338". */
export function mobileDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.length > 10 ? digits.replace(/^(0091|91|0)/, '') : digits;
  return national.slice(0, 10);
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
