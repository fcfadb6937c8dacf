import { auditHandlers } from './audit';
import type { ConsoleHandlers } from './context';
import { listingHandlers } from './listings';
import { operatorHandlers } from './operators';
import { settingHandlers } from './settings';
import { placeHandlers } from './places';
import { signInHandlers } from './signIn';

/** What answers each call of the console. */
export const consoleHandlers: ConsoleHandlers = {
  ...signInHandlers,
  ...listingHandlers,
  ...auditHandlers,
  ...operatorHandlers,
  ...settingHandlers,
  ...placeHandlers,
};
