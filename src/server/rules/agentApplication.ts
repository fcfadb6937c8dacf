import { makeAgent } from '../db/queries/profiles';
import type { Config } from '../config';
import type { Db } from '../db/schema';

export type ApplicationState = 'agent' | 'waiting';

/**
 * What an application to become an agent leads to: with automatic moderation the user is one at once, and stands last
 * among the realtors; with manual moderation the application waits for the operator.
 */
export async function decideApplication(
  db: Db,
  { moderation }: Pick<Config, 'moderation'>,
  userId: string,
): Promise<ApplicationState> {
  if (moderation === 'manual') return 'waiting';
  await makeAgent(db, userId);
  return 'agent';
}
