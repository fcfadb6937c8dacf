import { locale } from '@/words/language';
import { LANGUAGES, type Language } from './languages';

const localeOf = (language: Language | undefined): string =>
  LANGUAGES.find(({ code }) => code === language)?.tag ?? locale;

/**
 * Moments are told by India's clock and in the page's language, wherever the device is: so are the words around them. The
 * server, which writes in several, names the one it means. A formatter is dear to make: each is made when it is first
 * needed, and kept.
 */
function inIndia(options: Intl.DateTimeFormatOptions): (at: number | string, language?: Language) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at, language) => {
    const time = new Date(at);
    if (Number.isNaN(time.getTime())) return '';
    const spoken = localeOf(language);
    const format = formats.get(spoken) ?? new Intl.DateTimeFormat(spoken, { ...options, timeZone: 'Asia/Kolkata' });
    formats.set(spoken, format);
    return format.format(time);
  };
}

/** "6 December 2026"; here and below `at` is in ms since 1970 or ISO 8601, and '' is said of what is no moment. */
export const dayInIndia = inIndia({ dateStyle: 'long' });

/** "6 Dec 2026". */
export const shortDayInIndia = inIndia({ dateStyle: 'medium' });

/** "6 Dec 2026, 4:50 pm". */
export const momentInIndia = inIndia({ dateStyle: 'medium', timeStyle: 'short' });

/** "4:50 pm". */
export const clockInIndia = inIndia({ timeStyle: 'short' });
