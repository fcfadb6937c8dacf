/** So many digits of a number tell it from others, the last ones. */
const SHOWN_DIGITS = 4;
export const maskedPhone = (phone: string): string => (phone === '' ? '' : `••••••${phone.slice(-SHOWN_DIGITS)}`);
