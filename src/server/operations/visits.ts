import type { Language } from '@/domain/languages';
import { DELETED } from '@/domain/listingStatus';
import { dayInIndia } from '@/domain/moments';
import { findReview } from '../db/queries/listingReviews';
import { takeListing, writeListing } from '../db/queries/listings';
import { HttpError } from '../kernel/httpError';
import { said, type Said } from '../kernel/said';
import { dayText, indianDay } from '../rules/indianDays';
import type { Done, Work } from './act';
import { CHANGED, listingSubject, markOf } from './decisions';

interface Visit {
  readonly id: string;
  /** The listing as it was seen; from the command line it is taken as it is. */
  readonly mark?: string;
  /** The day on which somebody was there, YYYY-MM-DD; null takes it back. */
  readonly on: string | null;
}

const noted = (visitedOn: string | null) => (visitedOn === null ? null : { visitedOn });

/** Notes that an operator saw a listing where it is, as it is described; an edit of more than its price takes that away. */
export const noteVisit =
  ({ id, mark, on }: Visit, now: number): Work<Done<{ readonly message: Said }>> =>
  async (part) => {
    const row = await takeListing(part, id);
    if (row === undefined || row.status === DELETED) throw new HttpError(404, said('listingNotThere'));
    if (mark !== undefined && markOf(row, await findReview(part, id)) !== mark) throw new HttpError(409, CHANGED);
    if (on !== null && on > dayText(indianDay(now))) throw new HttpError(400, said('dayToCome'));
    const changedAt = row.facts_changed_at;
    if (on !== null && changedAt !== null && on < dayText(indianDay(changedAt))) {
      const day = { in: (language: Language) => dayInIndia(changedAt, language) };
      throw new HttpError(400, said('changedSinceVisit', { day }));
    }
    if (on === row.visited_on) throw new HttpError(409, on === null ? said('noVisit') : said('visitThere'));
    await writeListing(part, id, { visited_on: on });
    const message = on === null ? said('visitTakenBack') : said('visitNoted');
    return { subject: listingSubject(id), before: noted(row.visited_on), after: noted(on), answer: { message } };
  };
