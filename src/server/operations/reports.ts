import { parseDoc } from '../db/doc';
import { ownerOf, reporterOf, settleReports } from '../db/queries/operatorEnquiries';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { mailOrigin, type MailPlace } from '../mail/letter';
import type { Mail } from '../mail/mailer';
import { readerOf } from '../mail/mailWords';
import { reportAnswer, warningMessage } from '../mail/operatorMessages';
import { reviewMessage } from '../mail/reviewMessage';
import { headlineOf } from '../rules/listingDoc';
import type { Done, Work } from './act';
import { decideUnseen, listingSubject } from './decisions';

export const reportSubject = (id: string): string => `report:${id}`;

/** '' of a listing that is gone. */
const nameIn = (doc: string | null): string => (doc === null ? '' : headlineOf(parseDoc(doc)));

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
    const answer = warningMessage({ ...readerOf(owner), listingName: nameIn(owner.doc), words });
    return { subject: listingSubject(id), reason: words, answer };
  };

/** Writes to whoever reported a listing. */
export const answerReporter =
  (id: string, words: string): Work<Done<Mail>> =>
  async (part) => {
    const sender = await reporterOf(part, id);
    if (sender === undefined) throw new HttpError(404, said('nobodyToAnswer'));
    const answer = reportAnswer({ ...readerOf(sender), listingName: nameIn(sender.listing_doc), words });
    return { subject: reportSubject(id), reason: words, answer };
  };
