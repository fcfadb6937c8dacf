import { emailsIn } from './emails';
import { holdsPhone } from './phones';
import { readable } from './readable';

/** Which ways around the marketplace a text tells: a phone number, an e-mail address or both; null for none. */
export function contactIn(text: string): 'phone' | 'email' | 'both' | null {
  const hasEmail = emailsIn(readable(text).text).length > 0;
  if (holdsPhone(text)) return hasEmail ? 'both' : 'phone';
  return hasEmail ? 'email' : null;
}
