import { said } from '../kernel/said';
import { takeProblem } from '../operations/problems';
import type { Handlers } from './context';

/** "Report a problem" (STORE-8). */
export const problemHandlers: Handlers = {
  sendProblem: async ({ db, now }, asked, _session, caller) => {
    const hasLog = await takeProblem(db, asked, caller, now());
    return { body: { message: hasLog ? said('problemSent') : said('problemWordsSent') } };
  },
};
