import { accountHandlers } from './account';
import type { Handlers } from './context';
import { detailHandlers } from './details';
import { enquiryHandlers } from './enquiries';
import { leavingHandlers } from './leaving';
import { listHandlers } from './lists';
import { newsHandlers } from './news';
import { ownDataHandlers } from './ownData';
import { ownListingHandlers } from './ownListings';
import { phoneHandlers } from './phone';
import { postingHandlers } from './posting';
import { problemHandlers } from './problems';
import { profileHandlers } from './profile';
import { reviewHandlers } from './reviews';
import { savedHandlers } from './saved';
import { searchHandlers } from './search';
import { sessionHandlers } from './sessions';
import { uploadHandlers } from './uploads';

/** What answers each call: every one of the contract's table, and the extra ones. */
export const handlers: Handlers = {
  ...listHandlers,
  ...detailHandlers,
  ...accountHandlers,
  ...phoneHandlers,
  ...profileHandlers,
  ...uploadHandlers,
  ...ownListingHandlers,
  ...postingHandlers,
  ...enquiryHandlers,
  ...reviewHandlers,
  ...savedHandlers,
  ...searchHandlers,
  ...newsHandlers,
  ...sessionHandlers,
  ...leavingHandlers,
  ...ownDataHandlers,
  ...problemHandlers,
};
