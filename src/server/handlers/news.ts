import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { newsPage, shownArticle } from '../operations/articles';
import type { Handlers } from './context';

/** What the operator wrote to be read [HOME-10]. */
export const newsHandlers: Handlers = {
  getArticle: async ({ db }, { id }) => {
    const article = await shownArticle(db, id);
    if (article === undefined) throw new HttpError(404, said('noArticle'));
    return { body: article };
  },
  getNews: async ({ db }, { page = 1 }) => ({ body: await newsPage(db, page) }),
};
