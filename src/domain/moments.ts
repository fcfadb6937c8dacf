import { locale } from '@/words/language';

/**
 * Moments are told by India's clock and in the page's language, wherever the device is: so are the words around them. A
 * formatter is dear to make: each is made when it is first needed, and kept.
 */
function inIndia(options: Intl.DateTimeFormatOptions): (at: number | string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    const time = new Date(at);
    if (Number.isNaN(time.getTime())) return '';
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Kolkata' });
    return format.format(time);
  };
}

/** "6 December 2026"; here and below `at` is in ms since 1970 or ISO 8601, and '' is said of what is no moment. */
export const dayInIndia = inIndia({ dateStyle: 'long' });

/** "6 Dec 2026, 4:50 pm". */
export const momentInIndia = inIndia({ dateStyle: 'medium', timeStyle: 'short' });

/** "4:50 pm". */
export const clockInIndia = inIndia({ timeStyle: 'short' });
