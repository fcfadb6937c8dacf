import type { Language } from '@/domain/languages';
import { clockInIndia } from '@/domain/moments';
import { findReview } from '../db/queries/listingReviews';
import { takeListing, type ListingRow } from '../db/queries/listings';
import { lastDecision } from '../db/queries/operatorActions';
import { settleReports } from '../db/queries/operatorEnquiries';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said, type ParamsOf } from '../kernel/said';
import type { ReviewNews } from '../mail/reviewMessage';
import type { Reason } from '../rules/reviewReasons';
import type { Done, Work } from './act';
import { recordMark, type Seen } from './deskRecords';
import {
  approveListing,
  refuseListing,
  restoreStanding,
  standingOf,
  type Decided,
  type ListingStanding,
} from './reviews';

/** So long the operator who decided can take it back, and its owner is told nothing yet, ms. */
export const UNDO_TIME = 15_000;

export const listingSubject = (id: string): string => `listing:${id}`;

type Judged = Pick<ListingRow, 'status' | 'doc' | 'visited_on'>;
type Reviewed = { readonly reason: string | null; readonly held: number | null };

/** Names a listing as an operator sees it: another one after every edit, decision and visit. */
export const markOf = ({ status, doc, visited_on }: Judged, review: Reviewed | null): string =>
  recordMark(status, doc, visited_on, review?.reason ?? null, review?.held ?? 0);

const DECIDED: Readonly<Record<string, ParamsOf<'overtaken'>['did']>> = {
  'listing.approve': 'approve',
  'listing.refuse': 'refuse',
  'listing.undo': 'other',
};

export const CHANGED = said('listingChanged');

/** What came in between, in words: whoever is late is told who decided, and when. */
async function overtaken(part: Db, id: string, standing: ListingStanding): Promise<HttpError> {
  const last = await lastDecision(part, listingSubject(id));
  const did = DECIDED[last?.action ?? ''];
  if (last === undefined || did === undefined || last.after !== JSON.stringify(standing))
    return new HttpError(409, CHANGED);
  const who = last.name ?? said('atCommandLine');
  const time = { in: (language: Language) => clockInIndia(last.at, language) };
  return new HttpError(409, said('overtaken', { who, did, time }));
}

async function taken(part: Db, id: string): Promise<{ readonly row: ListingRow; readonly standing: ListingStanding }> {
  const row = await takeListing(part, id);
  if (row === undefined) throw new HttpError(404, said('listingNotThere'));
  return { row, standing: await standingOf(part, row) };
}

export interface Decision {
  readonly news: ReviewNews | null;
  /** The row in the audit. */
  readonly actionId: string;
}

/** What came of a decision, and how many reports it settled. */
export interface Outcome extends Decided {
  readonly settled: number;
}

/** A yes or a no. */
const judge = (part: Db, id: string, refusal: readonly Reason[] | null): Promise<Decided> =>
  refusal === null ? approveListing(part, id) : refuseListing(part, id, refusal);

const isDecided = ({ outcome }: Decided): boolean => outcome === 'done' || outcome === 'so already';

/**
 * Decides a listing as it was seen in the queue: `refusal` is why not, null for a yes. The queue shows no reports, so none
 * is settled. What changes nothing is refused: there would be nothing to take back but an earlier decision.
 */
export const decide =
  ({ id, mark }: Seen, refusal: readonly Reason[] | null): Work<Done<Decision>> =>
  async (part, actionId) => {
    const { row, standing } = await taken(part, id);
    if (markOf(row, await findReview(part, id)) !== mark) throw await overtaken(part, id, standing);
    const decided = await judge(part, id, refusal);
    if (!isDecided(decided)) throw new HttpError(409, said('notShownNow'));
    const done = await told(part, id, { before: standing, reason: refusal, answer: { news: decided.news, actionId } });
    if (isSame(done)) throw await overtaken(part, id, standing);
    return done;
  };

type Told<A> = Pick<Done<A>, 'reason' | 'answer'> & { readonly before: ListingStanding };

/** What the audit tells of a decision, with where the listing stands now. */
async function told<A>(part: Db, id: string, { before, reason = null, answer }: Told<A>): Promise<Done<A>> {
  const { standing: after } = await taken(part, id);
  return { subject: listingSubject(id), before, after, reason, answer };
}

/** Whether a listing stands where it stood before. */
const isSame = ({ before, after }: Done): boolean => JSON.stringify(before) === JSON.stringify(after);

/**
 * The same, whatever somebody saw before, by who was shown what is reported of the listing: that is settled. `answer`
 * makes the answer of what came of it, or throws.
 */
export const decideUnseen =
  <A>(id: string, refusal: string | null, answer: (outcome: Outcome) => A): Work<Done<A>> =>
  async (part, _actionId, now) => {
    const row = await takeListing(part, id);
    const before = row && (await standingOf(part, row));
    const decided = await judge(part, id, refusal === null ? null : [{ text: refusal }]);
    const settled = isDecided(decided) ? await settleReports(part, id, now, now) : 0;
    const answered = answer({ ...decided, settled });
    if (before === undefined) throw new HttpError(404, said('listingNotThere'));
    const done = await told(part, id, { before, reason: refusal, answer: answered });
    return { ...done, isNothing: settled === 0 && isSame(done) };
  };

/** Takes back an operator's own last decision on a listing, while nobody else has touched it. */
export const undo =
  (id: string, operatorId: string, now: number): Work<Done<null>> =>
  async (part) => {
    const { row, standing } = await taken(part, id);
    const last = await lastDecision(part, listingSubject(id));
    const isOwn = last?.operator_id === operatorId && ['listing.approve', 'listing.refuse'].includes(last.action);
    if (!isOwn || last.before === null || last.after !== JSON.stringify(standing))
      throw await overtaken(part, id, standing);
    if (last.at + UNDO_TIME < now) throw new HttpError(409, said('tooLateToUndo'));
    await restoreStanding(part, row, JSON.parse(last.before) as ListingStanding);
    return told(part, id, { before: standing, answer: null });
  };
