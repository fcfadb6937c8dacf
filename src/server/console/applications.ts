import { parseDoc } from '../db/doc';
import { openApplications } from '../db/queries/operator';
import { said } from '../kernel/said';
import { becomeAgent, refuseApplication } from '../operations/people';
import type { ConsoleHandlers } from './context';
import { mailed } from './mailed';
import { wordsIn } from './told';

const PAGE = 30;

/** Users who wait to become agents. */
export const applicationHandlers: ConsoleHandlers<'getApplications' | 'acceptApplication' | 'refuseApplication'> = {
  getApplications: async ({ db }, asked) => {
    const { rows, ...page } = await openApplications(db, PAGE, asked.after);
    const applications = rows.map(({ id, username, since, doc, phone_confirmed_at }) => ({
      id,
      name: username,
      since: new Date(since).toISOString(),
      message: wordsIn(parseDoc(doc), 'message'),
      numberConfirmed: phone_confirmed_at !== null,
    }));
    return { ...page, applications };
  },
  acceptApplication: (context, { id }) => mailed(context, becomeAgent(id, context.now()), said('agentNow')),
  refuseApplication: (context, { id, reason }) =>
    mailed(context, refuseApplication(id, reason.trim(), context.now()), said('applicationRefused')),
};
