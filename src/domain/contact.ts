import { encodeText } from './text';

/** The one country code of the product [FMT-6]. */
export const COUNTRY_CODE = '91';

/** The ten digits of an Indian phone number, however it is written; null when it is not one. */
function tenDigits(phone: unknown): string | null {
  if (typeof phone !== 'string' && typeof phone !== 'number') return null;
  const text = String(phone);
  // A masked number (98xxxxxx01) is not a number.
  if (!/^[\d\s()+.-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  const local = /^(?:(?:00)?91|0)?(\d{10})$/.exec(digits)?.[1] ?? null;
  return local === null || /^0+$/.test(local) ? null : local;
}

/** A messaging-app chat with a prefilled text, the phone prefixed with 91 once; null without a usable phone [FMT-4, FMT-7]. */
export function chatLink(phone: unknown, text: string): string | null {
  const digits = tenDigits(phone);
  return digits === null ? null : `https://wa.me/${COUNTRY_CODE}${digits}?text=${encodeText(text)}`;
}

/** A link that calls the phone; null without a usable phone [FMT-4]. */
export function telLink(phone: unknown): string | null {
  const digits = tenDigits(phone);
  return digits === null ? null : `tel:+${COUNTRY_CODE}${digits}`;
}

/** A phone as it is read out: "+91 90000 00001"; '' without a usable phone. */
export function displayPhone(phone: unknown): string {
  const short = shortPhone(phone);
  return short === '' ? '' : `+${COUNTRY_CODE} ${short}`;
}

/** The same without the country's code, where there is little room. */
export function shortPhone(phone: unknown): string {
  const digits = tenDigits(phone);
  return digits === null ? '' : `${digits.slice(0, 5)} ${digits.slice(5)}`;
}

/** Whether a text is a mobile number as the forms take it: exactly ten digits [FMT-6]. */
export function isMobile(text: string): boolean {
  return /^\d{10}$/.test(text);
}
