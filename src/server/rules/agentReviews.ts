import { holdsPhone } from '@/domain/contactData/phones';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { holdsLink } from './links';

/** Throws 400 when what everybody may read of an agent says how to reach somebody, whose number it may be. */
export function refuseContacts(text: string): void {
  if (holdsPhone(text) || holdsLink(text)) throw new HttpError(400, said('noContacts'));
}
