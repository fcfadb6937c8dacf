import { ACTIVE, SOLD } from '@/domain/listingStatus';
import { parseDoc, textIn } from '../db/doc';
import { reviewPage } from '../db/queries/agentReviews';
import { answersWithin } from '../db/queries/answerTimes';
import { askingMonths } from '../db/queries/askingRates';
import { builderImages } from '../db/queries/builders';
import { findListing } from '../db/queries/listings';
import { findShownUser, findUser, type UserRow } from '../db/queries/people';
import { givenOwners } from '../db/queries/phoneViews';
import { priceChanges } from '../db/queries/priceChanges';
import { findProject } from '../db/queries/projects';
import { activeOf, findProperty } from '../db/queries/properties';
import { reraStanding } from '../db/queries/rera';
import type { Session } from '../db/queries/sessions';
import { landmarksNear } from '../gazetteer/near';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { GIVEN_PHONE, NO_PHONE, PHONE_VIEWS_COUNT, mayHavePhone, type PhoneAnswer } from '../rules/phoneQuota';
import { heldBackBy } from '../rules/phoneStep';
import type { Caller } from '../rules/callerPlace';
import {
  agentAnswer,
  phoneFields,
  projectInFull,
  propertyInFull,
  propertyInList,
  reviewAnswer,
  soldAnswer,
} from './answerRows';
import type { Context, Handlers } from './context';
import { requireSession } from './requireUser';

/** An agent's page shows at most so many listings; the list finds the rest. */
const AGENT_LISTINGS = 60;

/** And so many reviews; the others come with a call of their own. */
const AGENT_REVIEWS = 5;

/** Whether a detail carries its owner's phone; a look never does. */
async function phoneFor(
  context: Context,
  {
    owner,
    look,
    session,
    address,
  }: Pick<Caller, 'address'> & { owner: UserRow | undefined; look: unknown; session: Session | null },
): Promise<PhoneAnswer> {
  if (look !== undefined || owner === undefined) return NO_PHONE;
  // What is not there, or not to be shown yet, is none of the numbers that a reader is given.
  const isOwn = session?.userId === owner.id;
  if (!isOwn && (owner.phone === '' || heldBackBy(owner, context.config) !== null)) return NO_PHONE;
  return mayHavePhone(context, { session, ownerId: owner.id, address });
}

/**
 * One listing, one project, one agent. What may not be seen looks like what is not there. A `look` is for a card: it
 * carries no phone, and so spends nothing of how many a reader is given.
 */
export const detailHandlers: Handlers = {
  getProperty: async (context, { id, look }, session, { address }) => {
    const { db } = context;
    const row = await findProperty(db, id);
    if (row === undefined) return { body: [] };
    const owner = await findUser(db, row.owner_id);
    const isShown = row.status === ACTIVE && owner?.away_since === null;
    if (!isShown && session?.userId !== row.owner_id) return { body: [] };
    const phone = await phoneFor(context, { owner, look, session, address });
    const within = owner?.role_code === 'agt' ? await answersWithin(db, owner.id, context.now()) : null;
    const changes = (await priceChanges(db, id)).map(({ price_from: from, price_to: to, at }) => ({
      from,
      to,
      at: new Date(at).toISOString(),
    }));
    const doc = parseDoc(row.doc);
    const rera = await reraStanding(db, doc['reraId']);
    const landmarks = landmarksNear(textIn(doc, 'city'), textIn(doc, 'locality'));
    const told = { ...rera, priceChanges: changes, landmarks, askingMonths: await askingMonths(db, id) };
    return { body: [{ ...propertyInFull(row, owner, phone, within), ...told }] };
  },
  getSold: async ({ db }, { id }) => {
    const row = await findListing(db, id);
    const owner = row?.status === SOLD ? await findShownUser(db, row.owner_id) : undefined;
    // Not there, never shown, deleted, its owner away: all alike.
    if (row === undefined || owner === undefined) throw new HttpError(404, said('listingGone'));
    return { body: soldAnswer(row.doc) };
  },
  getProject: async (context, { id, look }, session, { address }) => {
    const { db } = context;
    const row = await findProject(db, id);
    if (row === undefined) return { body: [] };
    const owner = row.owner_id === null ? undefined : await findShownUser(db, row.owner_id);
    // The marketplace's own number is no secret: it counts as none that a reader is given.
    const isOurs = row.owner_id === null && session !== null && look === undefined;
    const phone = isOurs ? GIVEN_PHONE : await phoneFor(context, { owner, look, session, address });
    const [rera, logos] = await Promise.all([reraStanding(db, parseDoc(row.doc)['reraId']), builderImages(db, [row])]);
    return { body: [{ ...projectInFull(row, owner, phone, logos), ...rera }] };
  },
  getAgent: async (context, { id }, session, { address }) => {
    const { db } = context;
    const user = await findShownUser(db, id);
    if (user?.role_code !== 'agt') throw new HttpError(404, said('noAgent'));
    const phone = await phoneFor(context, { owner: user, look: undefined, session, address });
    const listings = await activeOf(db, id, AGENT_LISTINGS);
    const reviews = await reviewPage(db, id);
    return {
      body: {
        ...agentAnswer(user, 'page'),
        ...phoneFields(user, phone),
        answersWithin: await answersWithin(db, id, context.now()),
        reviews: reviews.rows.slice(0, AGENT_REVIEWS).map(reviewAnswer),
        properties: listings.map((row) => propertyInList(row, user)),
      },
    };
  },
  getGivenNumbers: async ({ db, config, now }, _asked, session) => {
    const owners = await givenOwners(db, requireSession(session).userId, now() - PHONE_VIEWS_COUNT);
    const shown = owners.filter((owner) => owner.phone !== '' && heldBackBy(owner, config) === null);
    return { body: shown.map(({ owner_id: ownerId, phone }) => ({ ownerId, phone })) };
  },
  noteView: async ({ db, views }, { listingId, seen }, session, { address }) => {
    const row = await findListing(db, listingId);
    // A visitor is given no number to use.
    const mayCount = seen === 'page' || session !== null;
    if (row?.status === ACTIVE && session?.userId !== row.owner_id && mayCount) {
      views.viewed({ listingId, seen, session, address });
    }
    // The same for what is not there: nobody learns from it which listings are.
    return { body: { message: said('thanks') } };
  },
};
