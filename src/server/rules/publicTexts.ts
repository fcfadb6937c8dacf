import { holdsPhone } from '@/domain/contactData/phones';
import { SITE } from '@/domain/site';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { holdsLink } from './links';
import { namesSite } from './siteName';

/** Texts that everybody may read, by the field they stand in; what is no text passes. */
type Fields = Readonly<Record<string, string | null | undefined>>;

/** Throws 400, naming the field, when one of these texts holds a phone number. */
export function refusePhones(fields: Fields): void {
  for (const [field, text] of Object.entries(fields)) {
    if (typeof text === 'string' && holdsPhone(text)) throw new HttpError(400, said('noPhoneInText', { field }));
  }
}

/** Throws 400, naming the field, when one of these texts holds a link or an e-mail address. */
export function refuseLinks(fields: Fields): void {
  for (const [field, text] of Object.entries(fields)) {
    if (typeof text === 'string' && holdsLink(text)) throw new HttpError(400, said('noLinkInText', { field }));
  }
}

/**
 * Throws 400, naming the field, when a person's name holds a phone number or a link, or is made to look like the
 * marketplace's own.
 */
export function refuseUnfitNames(names: Fields): void {
  refusePhones(names);
  refuseLinks(names);
  for (const [field, name] of Object.entries(names)) {
    if (typeof name !== 'string') continue;
    if (namesSite(name)) throw new HttpError(400, said('notOurName', { field, site: SITE.name }));
  }
}
