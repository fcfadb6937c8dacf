import { ACTIVE } from '@/domain/listingStatus';
import type { Db } from '../schema';

const DAY = 24 * 60 * 60 * 1000;
/** Enquiries are kept so long, ms. */
const ENQUIRIES_KEPT = 730 * DAY;
/** A report is settled by an operator, or once its listing is not shown any longer; then it is kept so long, ms. */
export const SETTLED_KEPT = 90 * DAY;
/** A wish for the newsletter from before those were confirmed, ms. */
const WISHES_KEPT = 7 * DAY;
/** So many of a kind go in one round. */
const ROUND = 500;

const KINDS = ['lead', 'callback', 'report', 'agentApplication'] as const;

async function dropOld(db: Db, kind: string, until: number): Promise<void> {
  const old = db
    .selectFrom('enquiries')
    .select('id')
    .where('kind', '=', kind)
    .where('created_at', '<=', until)
    .limit(ROUND);
  await db.deleteFrom('enquiries').where('id', 'in', old).execute();
}

async function dropSettled(db: Db, until: number): Promise<void> {
  const settled = db
    .selectFrom('enquiries')
    .leftJoin('properties', 'properties.id', 'enquiries.listing_id')
    .leftJoin('projects', 'projects.id', 'enquiries.listing_id')
    .select('enquiries.id')
    .where('enquiries.kind', '=', 'report')
    .where('enquiries.created_at', '<=', until)
    .where((eb) =>
      eb.or([
        eb('enquiries.settled_at', 'is not', null),
        eb.and([
          eb('projects.id', 'is', null),
          eb.or([eb('properties.id', 'is', null), eb('properties.status', '!=', ACTIVE)]),
        ]),
      ]),
    )
    .limit(ROUND);
  await db.deleteFrom('enquiries').where('id', 'in', settled).execute();
}

/** Lets enquiries go once they are old, and reports that are settled. `now` in ms since 1970. */
export async function sweepEnquiries(db: Db, now: number): Promise<void> {
  for (const kind of KINDS) await dropOld(db, kind, now - ENQUIRIES_KEPT);
  await dropOld(db, 'newsletter', now - WISHES_KEPT);
  await dropSettled(db, now - SETTLED_KEPT);
}
