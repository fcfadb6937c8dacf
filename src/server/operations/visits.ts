import { DELETED } from '@/domain/listingStatus';
import { writtenDay } from '@/domain/writtenDay';
import { findReview } from '../db/queries/listingReviews';
import { takeListing, writeListing } from '../db/queries/listings';
import { HttpError } from '../kernel/httpError';
import { dayText, indianDay } from '../rules/viewCounting';
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
  ({ id, mark, on }: Visit, now: number): Work<Done<{ readonly message: string }>> =>
  async (part) => {
    const row = await takeListing(part, id);
    if (row === undefined || row.status === DELETED) throw new HttpError(404, 'This listing is no longer there.');
    if (mark !== undefined && markOf(row, await findReview(part, id)) !== mark) throw new HttpError(409, CHANGED);
    if (on !== null && on > dayText(indianDay(now))) throw new HttpError(400, 'This day is still to come.');
    const changedOn = row.facts_changed_at === null ? '' : dayText(indianDay(row.facts_changed_at));
    if (on !== null && on < changedOn)
      throw new HttpError(
        400,
        `Its owner changed this listing on ${writtenDay(changedOn, 'long')}. A visit before that day says nothing about it.`,
      );
    if (on === row.visited_on)
      throw new HttpError(409, on === null ? 'No visit is noted.' : 'This visit is noted already.');
    await writeListing(part, id, { visited_on: on });
    const message = on === null ? 'The visit is taken back.' : 'The visit is noted; visitors read it on the page.';
    return { subject: listingSubject(id), before: noted(row.visited_on), after: noted(on), answer: { message } };
  };
