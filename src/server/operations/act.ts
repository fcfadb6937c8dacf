import type { Action } from '@/contract/console';
import { inTransaction } from '../db/inTransaction';
import { noteAction } from '../db/queries/operatorActions';
import type { Db } from '../db/schema';
import { stored, type Reason } from '../rules/reviewReasons';
import { newId } from '../rules/tokens';

/** What an act did, as the audit tells it, and what is answered. */
export interface Done<Answer = unknown> {
  /** What it was done to: `listing:ID`, `operator:ID`, `user:ID`. */
  readonly subject: string;
  /** What was there before and is after, by fields, where that is short and says something; nothing private. */
  readonly before?: object | null;
  readonly after?: object | null;
  /** In the operator's own words, or by codes. */
  readonly reason?: string | readonly Reason[] | null;
  readonly answer: Answer;
  /** Everything was so already: the audit tells nothing. */
  readonly isNothing?: boolean;
  /** Who it was, where nobody was signed in before. */
  readonly by?: string;
  /** Runs once all of it is committed: messages. */
  readonly afterwards?: () => void;
}

/**
 * The part of an act that stands in the transaction: it does nothing but queries, for it may begin anew. `now` is the
 * time of the act in the audit.
 */
export type Work<D extends Done = Done> = (part: Db, actionId: string, now: number) => Promise<D>;

interface Acting {
  /** Null: the command line. */
  readonly operatorId: string | null;
  readonly action: Action;
  /** ms since 1970. */
  readonly now: number;
}

const reasonsOf = (reason: string | readonly Reason[] | null): readonly Reason[] =>
  typeof reason === 'string' ? [{ text: reason }] : (reason ?? []);

const asJson = (value: object | null | undefined): string | null => (value ? JSON.stringify(value) : null);

/**
 * Does what an operator asked for and writes it into the audit, both or neither. Every act passes here, from the
 * console and from the command line.
 */
export async function act<D extends Done>(db: Db, { operatorId, action, now }: Acting, work: Work<D>): Promise<D> {
  const id = newId();
  const done = await inTransaction(db, async (part) => {
    const result = await work(part, id, now);
    const { subject, before, after, reason = null, by = null } = result;
    if (result.isNothing === true) return result;
    await noteAction(part, {
      id,
      operator_id: operatorId ?? by,
      at: now,
      action,
      subject,
      before: asJson(before),
      after: asJson(after),
      reason: stored(reasonsOf(reason)),
    });
    return result;
  });
  done.afterwards?.();
  return done;
}
