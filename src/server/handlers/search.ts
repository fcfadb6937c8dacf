import { search } from '../operations/search';
import type { Handlers } from './context';

/** The search that understands what people type. */
export const searchHandlers: Handlers = {
  search: async ({ db }, asked) => ({ body: await search(db, asked) }),
};
