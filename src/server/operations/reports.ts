import { parseDoc } from '../db/doc';
import type { Db } from '../db/schema';
import { ownerOf, reporterOf, settleReports } from '../db/queries/operatorEnquiries';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { mailOrigin, type MailPlace } from '../mail/letter';
import type { Mail } from '../mail/mailer';
import { readerOf, type Reader } from '../mail/mailWords';
import { reportAnswer, warningMessage } from '../mail/operatorMessages';
import { reviewMessage } from '../mail/reviewMessage';
import type { Done, Work } from './act';
import { decideUnseen, listingSubject } from './decisions';
import { listingNamer } from './listingName';

export const reportSubject = (id: string): string => `report:${id}`;

/** What a listing is called in its reader's language; '' of one that is gone. */
const nameIn = async (db: Db, doc: string | null, { language }: Reader): Promise<string> =>
  doc === null ? '' : (await listingNamer(db, language))(parseDoc(doc));

/** Takes a reported listing from the lists, as a refusal does. */
export const hideReported = (
  place: MailPlace,
  { id, reason }: { readonly id: string; readonly reason: string },
): Work<Done<Mail | null>> =>
  decideUnseen(id, reason, ({ outcome, news }) => {
    if (outcome !== 'done') throw new HttpError(409, said('notShownNow'));
    return news && reviewMessage(news, mailOrigin(place));
  });

/** What was reported is not so: the reports that were seen are settled. */
export const dismissReports =
  (id: string, until: number, now: number): Work<Done<null>> =>
  async (part) => {
    const settled = await settleReports(part, id, until, now);
    if (settled === 0) throw new HttpError(409, said('reportsSettledBefore'));
    return { subject: listingSubject(id), after: { settled }, answer: null };
  };

/** Writes to the owner of a reported listing. The reports stay open. */
export const warnOwner =
  (id: string, words: string): Work<Done<Mail>> =>
  async (part) => {
    const owner = await ownerOf(part, id);
    if (owner === undefined) throw new HttpError(404, said('listingNotThere'));
    const reader = readerOf(owner);
    const answer = warningMessage({ ...reader, listingName: await nameIn(part, owner.doc, reader), words });
    return { subject: listingSubject(id), reason: words, answer };
  };

/** Writes to whoever reported a listing. */
export const answerReporter =
  (id: string, words: string): Work<Done<Mail>> =>
  async (part) => {
    const sender = await reporterOf(part, id);
    if (sender === undefined) throw new HttpError(404, said('nobodyToAnswer'));
    const reader = readerOf(sender);
    const answer = reportAnswer({ ...reader, listingName: await nameIn(part, sender.listing_doc, reader), words });
    return { subject: reportSubject(id), reason: words, answer };
  };
