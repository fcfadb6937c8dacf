import { findUser, listingCounts } from '../db/queries/people';
import { findProject } from '../db/queries/projects';
import { findProperty, propertiesOf } from '../db/queries/properties';
import { Refusal } from '../http/refusal';
import { agentAnswer, projectInFull, propertyInFull, propertyInList } from './answerRows';
import type { Handlers } from './context';

const ACTIVE = 1;
/** An agent's page shows at most so many listings; the list finds the rest. */
const AGENT_LISTINGS = 60;

/** One listing, one project, one agent. What may not be seen looks like what is not there. */
export const detailHandlers: Handlers = {
  getProperty: async ({ db }, { id }, session) => {
    const row = await findProperty(db, id);
    if (row === undefined) return { body: [] };
    const own = session?.userId === row.owner_id;
    if (row.status !== ACTIVE && !own) return { body: [] };
    return { body: [propertyInFull(row, await findUser(db, row.owner_id), session !== null)] };
  },
  getProject: async ({ db }, { id }, session) => {
    const row = await findProject(db, id);
    if (row === undefined) return { body: [] };
    return { body: [projectInFull(row, await findUser(db, row.owner_id), session !== null)] };
  },
  getAgent: async ({ db }, { id }, session) => {
    const user = await findUser(db, id);
    if (user?.role_code !== 'agt') throw new Refusal(404, 'We could not find this agent.');
    const [listings, counts] = await Promise.all([propertiesOf(db, id, true, AGENT_LISTINGS), listingCounts(db, [id])]);
    return {
      body: {
        ...agentAnswer(user, counts.get(id) ?? 0),
        ...(session === null ? {} : { phone: user.phone }),
        properties: listings.map((row) => propertyInList(row, user)),
      },
    };
  },
};
