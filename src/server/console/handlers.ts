import { auditHandlers } from './audit';
import type { ConsoleHandlers } from './context';
import { applicationHandlers } from './applications';
import { contentHandlers } from './content';
import { enquiryHandlers } from './enquiries';
import { figureHandlers } from './figures';
import { homeHandlers } from './home';
import { listingHandlers } from './listings';
import { operatorHandlers } from './operators';
import { peopleHandlers } from './people';
import { reportHandlers } from './reports';
import { reviewHandlers } from './reviews';
import { settingHandlers } from './settings';
import { placeHandlers } from './places';
import { signInHandlers } from './signIn';

/** What answers each call of the console. */
export const consoleHandlers: ConsoleHandlers = {
  ...signInHandlers,
  ...listingHandlers,
  ...reportHandlers,
  ...reviewHandlers,
  ...applicationHandlers,
  ...enquiryHandlers,
  ...peopleHandlers,
  ...figureHandlers,
  ...auditHandlers,
  ...operatorHandlers,
  ...settingHandlers,
  ...placeHandlers,
  ...homeHandlers,
  ...contentHandlers,
};
