import { countOnDay } from '../db/queries/dayCounts';
import type { Db } from '../db/schema';
import type { Mailer } from '../mail/mailer';
import { indianDay } from '../rules/indianDays';

/** A way out for mail that counts by the day what went out and what did not; the mail does not wait for that. */
export function countedMail(mailer: Mailer, db: Db, now: () => number): Mailer {
  const count = (what: 'mailSent' | 'mailFailed') => void countOnDay(db, what, indianDay(now())).catch(() => undefined);
  return {
    send: async (mail) => {
      try {
        await mailer.send(mail);
      } catch (error) {
        count('mailFailed');
        throw error;
      }
      count('mailSent');
    },
  };
}
