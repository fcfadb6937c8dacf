import type { Insertable } from 'kysely';
import type { Action } from '@/contract/console';
import type { Db, OperatorActionsTable } from '../schema';
import { newestFirst } from './cursor';

/** So many entries stand on a page. */
const PAGE = 50;
const ORDER = 'audit';

/** Adds a row to the audit. There is no query that changes or removes one. */
export async function noteAction(
  db: Db,
  row: Insertable<OperatorActionsTable> & { readonly action: Action },
): Promise<void> {
  await db.insertInto('operator_actions').values(row).execute();
}

/** What an operator can decide of a listing; whatever else is done to one changes nothing of that. */
const DECISIONS: readonly Action[] = ['listing.approve', 'listing.refuse', 'listing.undo', 'listing.hide'];

/** What was last decided of a listing, and by whom; undefined for nothing. */
export const lastDecision = (db: Db, subject: string) =>
  db
    .selectFrom('operator_actions')
    .leftJoin('operators', 'operators.id', 'operator_actions.operator_id')
    .select(['operator_actions.id', 'operator_id', 'operators.name', 'at', 'action', 'before', 'after'])
    .where('subject', '=', subject)
    .where('action', 'in', DECISIONS)
    .orderBy('at', 'desc')
    .orderBy('operator_actions.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What owners were told when an operator refused or hid these listings last, as it is stored; what was taken back is left out. */
export async function lastRefusals(db: Db, subjects: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .selectFrom('operator_actions')
    .select(['subject', 'action', 'reason'])
    .where('subject', 'in', subjects)
    .where('action', 'in', DECISIONS)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const standing = new Map<string, readonly (string | null)[]>();
  for (const { subject, action, reason } of rows) {
    const before = standing.get(subject) ?? [];
    standing.set(subject, action === 'listing.undo' ? before.slice(0, -1) : [...before, reason]);
  }
  return new Map(
    [...standing].flatMap(([subject, reasons]) => {
      const last = reasons.findLast((reason) => reason !== null);
      return last == null ? [] : [[subject, last] as const];
    }),
  );
}

/** When an act was last done to each of these subjects, ms since 1970. */
export async function lastTimes(
  db: Db,
  action: Action,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .selectFrom('operator_actions')
    .select((eb) => ['subject', eb.fn.max('at').as('at')])
    .where('action', '=', action)
    .where('subject', 'in', subjects)
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, at }) => [subject, at]));
}

interface Asked {
  readonly action?: Action | undefined;
  readonly operator?: string | undefined;
  /** Only what was done before, ms since 1970. */
  readonly before?: number | undefined;
  /** The cursor of the page. */
  readonly after?: string | undefined;
}

/** A page of the audit, the newest first, with the cursor of the next; null at the end. */
export function actionsPage(db: Db, { action, operator, before, after }: Asked) {
  let query = db
    .selectFrom('operator_actions')
    .leftJoin('operators', 'operators.id', 'operator_actions.operator_id')
    .selectAll('operator_actions')
    .select('operators.name');
  if (action !== undefined) query = query.where('action', '=', action);
  if (operator !== undefined) query = query.where('operator_id', '=', operator);
  if (before !== undefined) query = query.where('at', '<', before);
  return newestFirst(query, { after, size: PAGE, order: ORDER, by: ['operator_actions.at', 'operator_actions.id'] });
}

/** Everybody who is or was an operator, for a choice of whose acts to see. */
export const everyOperator = (db: Db) =>
  db.selectFrom('operators').select(['id', 'name']).orderBy('name').orderBy('id').execute();
