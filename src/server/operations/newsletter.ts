import { randomBytes } from 'node:crypto';
import type { Language } from '@/domain/languages';
import { giveBack, take, type Measure } from '../db/queries/limits';
import { askForNewsletter } from '../db/queries/newsletter';
import type { Db } from '../db/schema';
import { ownOrigin, type Config } from '../kernel/config';
import type { MailDesk } from '../mail/mailDesk';
import { newsletterMessage } from '../mail/messages';
import { canonicalEmail } from '../rules/canonicalEmail';
import { boundEnquiries, MANY_REQUESTS } from '../rules/enquiries';
import { throwIfLimited } from '../rules/limits';
import { oneAddress } from '../rules/networkAddress';
import type { Caller } from '../rules/callerPlace';
import { key } from '../rules/tokens';

const MINUTE = 60 * 1000;
/** Wishes from one network address: 10 at once, then one every six minutes. */
const FROM_ADDRESS: Measure = { most: 10, every: 6 * MINUTE };
/** Letters to one mailbox, whoever asks: two at once, then one every twelve hours. */
const TO_MAILBOX: Measure = { most: 2, every: 720 * MINUTE };

/**
 * Where a reader confirms the wish and ends it, in the language of the letter. Without PUBLIC_ORIGIN it is of use on this
 * machine alone, also where mails go out: other letters then have no link, but this one would be of no use without.
 */
export const newsletterLink = (
  config: Pick<Config, 'publicOrigin' | 'port'>,
  token: string,
  language: Language = 'en',
): string => `${ownOrigin(config)}/newsletter?t=${token}${language === 'en' ? '' : `&lang=${language}`}`;

/**
 * Notes a wish for the newsletter and mails the link that confirms it: until then nobody gets the newsletter. Whether an
 * address is known, or its mailbox got enough of these letters, nobody learns. Throws 429 for who asks very often.
 */
export async function wishForNewsletter(
  { db, config, now, mailer }: { db: Db; config: Config; now: () => number; mailer: MailDesk },
  typed: string,
  { address, language }: Pick<Caller, 'address' | 'language'>,
): Promise<void> {
  const at = now();
  await boundEnquiries(db, address, at);
  throwIfLimited(await take(db, key('newsletter from', oneAddress(address)), FROM_ADDRESS, at), MANY_REQUESTS);
  const email = typed.trim().toLowerCase();
  const mailbox = key('newsletter to', canonicalEmail(email));
  if ((await take(db, mailbox, TO_MAILBOX, at)).wait > 0) return;
  const { token, confirmed_at } = await askForNewsletter(db, email, randomBytes(24).toString('base64url'), at);
  if (confirmed_at !== null) return;
  const letter = newsletterMessage({ to: email, language }, newsletterLink(config, token, language));
  mailer.sendLater(letter, () => giveBack(db, mailbox, TO_MAILBOX));
}
