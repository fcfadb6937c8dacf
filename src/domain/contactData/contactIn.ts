import { emailsIn } from './emails';
import { holdsPhone } from './phones';
import { readable } from './readable';

/** Which way around the marketplace a text tells: a phone number or an e-mail address; null for none. */
export function contactIn(text: string): 'phone' | 'email' | null {
  if (holdsPhone(text)) return 'phone';
  return emailsIn(readable(text).text).length > 0 ? 'email' : null;
}
