import { operatorsThere } from '../db/queries/operators';
import { addOperator, linkOperator, removeOperator } from '../operations/operators';
import type { ConsoleHandlers } from './context';

/** Who may use the console; for owners. */
export const operatorHandlers: ConsoleHandlers<'getOperators' | 'addOperator' | 'linkOperator' | 'removeOperator'> = {
  getOperators: async ({ db }) =>
    (await operatorsThere(db)).map(({ id, name, role, created_at, password_hash, passkeys, last_seen_at }) => ({
      id,
      name,
      role,
      createdAt: new Date(created_at).toISOString(),
      lastSeenAt: last_seen_at === null ? null : new Date(last_seen_at).toISOString(),
      signsInBy: (passkeys ?? 0) > 0 ? 'passkey' : password_hash === null ? null : 'password',
    })),
  addOperator: ({ config, now }, asked) => addOperator(config, asked, now()),
  linkOperator: ({ config, now }, { id }) => linkOperator(config, id, now()),
  removeOperator: ({ now }, { id }) => removeOperator(id, now()),
};
