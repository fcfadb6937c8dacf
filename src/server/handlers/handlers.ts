import { accountHandlers } from './account';
import type { Handlers } from './context';
import { detailHandlers } from './details';
import { enquiryHandlers } from './enquiries';
import { listHandlers } from './lists';
import { ownListingHandlers } from './ownListings';
import { postingHandlers } from './posting';
import { profileHandlers } from './profile';
import { savedHandlers } from './saved';
import { uploadHandlers } from './uploads';

/** What answers each call: every one of the contract's table, and the extra ones. */
export const handlers: Handlers = {
  ...listHandlers,
  ...detailHandlers,
  ...accountHandlers,
  ...profileHandlers,
  ...uploadHandlers,
  ...ownListingHandlers,
  ...postingHandlers,
  ...enquiryHandlers,
  ...savedHandlers,
};
