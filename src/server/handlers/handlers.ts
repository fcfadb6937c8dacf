import { accountHandlers } from './account';
import type { Handlers } from './context';
import { detailHandlers } from './details';
import { listHandlers } from './lists';

/** Every call that this server answers; the others of the table are answered with 501. */
export const handlers: Handlers = { ...listHandlers, ...detailHandlers, ...accountHandlers };
