import { ACTIVE } from '../db/queries/listings';
import { findUser } from '../db/queries/people';
import { findProject } from '../db/queries/projects';
import { findProperty, propertiesOf } from '../db/queries/properties';
import { Refusal } from '../http/refusal';
import { mayHavePhone } from '../rules/phoneQuota';
import { agentAnswer, projectInFull, propertyInFull, propertyInList } from './answerRows';
import type { Handlers } from './context';

/** An agent's page shows at most so many listings; the list finds the rest. */
const AGENT_LISTINGS = 60;

/** One listing, one project, one agent. What may not be seen looks like what is not there. */
export const detailHandlers: Handlers = {
  getProperty: async ({ db, now, views }, { id }, session, { address }) => {
    const row = await findProperty(db, id);
    if (row === undefined) return { body: [] };
    const own = session?.userId === row.owner_id;
    if (row.status !== ACTIVE && !own) return { body: [] };
    const withPhone = await mayHavePhone(db, session, row.owner_id, now());
    if (own) views.seenByOwner({ listingId: id, address });
    else views.seen({ listingId: id, address, withPhone });
    return { body: [propertyInFull(row, await findUser(db, row.owner_id), withPhone)] };
  },
  getProject: async ({ db, now }, { id }, session) => {
    const row = await findProject(db, id);
    if (row === undefined) return { body: [] };
    const withPhone = await mayHavePhone(db, session, row.owner_id, now());
    return { body: [projectInFull(row, await findUser(db, row.owner_id), withPhone)] };
  },
  getAgent: async ({ db, now }, { id }, session) => {
    const user = await findUser(db, id);
    if (user?.role_code !== 'agt') throw new Refusal(404, 'We could not find this agent.');
    const withPhone = await mayHavePhone(db, session, id, now());
    const listings = await propertiesOf(db, id, true, AGENT_LISTINGS);
    return {
      body: {
        ...agentAnswer(user, 'page'),
        ...(withPhone ? { phone: user.phone } : {}),
        properties: listings.map((row) => propertyInList(row, user)),
      },
    };
  },
};
