import type { Db } from '../schema';
import { INBOX_KINDS } from './enquiries';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** What came within so long tells how soon an agent answers, ms. */
const LOOKED_BACK = 30 * DAY;
/** Fewer enquiries say nothing. */
const FEWEST = 5;
/** So many of the newest say enough. */
const MOST = 100;
/** Whoever takes longer is not praised for it, ms. */
const LONGEST = 7 * DAY;

/**
 * Within how many hours an agent usually does the first step after an enquiry: in the middle of those of the last 30
 * days. One that waits counts as never answered once it is a day old; one's own, and one whose first step nobody noted,
 * do not count. Null where too few say so, and for more than a week.
 */
export async function answersWithin(db: Db, agentId: string, now: number): Promise<number | null> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['created_at', 'answered_at', 'state'])
    .where('agent_id', '=', agentId)
    .where('kind', 'in', INBOX_KINDS)
    .where('created_at', '>', now - LOOKED_BACK)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '!=', agentId)]))
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  const waits = rows.flatMap(({ created_at, answered_at, state }) => {
    if (answered_at !== null) return [answered_at - created_at];
    return state === 'new' && created_at <= now - DAY ? [Infinity] : [];
  });
  const usual = waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)] ?? Infinity;
  return waits.length < FEWEST || usual > LONGEST ? null : Math.max(1, Math.ceil(usual / HOUR));
}
