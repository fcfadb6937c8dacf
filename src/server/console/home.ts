import { articleList, saveArticle, writtenArticle } from '../operations/articles';
import { changeHome, findForHome, homeNow } from '../operations/homeSections';
import type { ConsoleHandlers } from './context';

/** What Home shows: its sections, and the articles. */
export const homeHandlers: ConsoleHandlers<
  'getHome' | 'findForHome' | 'changeHome' | 'getNews' | 'openArticle' | 'addArticle' | 'changeArticle'
> = {
  getHome: ({ db }) => homeNow(db),
  findForHome: ({ db }, { section, q }) => findForHome(db, section, q),
  changeHome: (_context, { section, ...wanted }) => changeHome(section, wanted),
  getNews: async ({ db }) =>
    (await articleList(db)).map(({ slug, topic, title, date, published }) => ({ slug, topic, title, date, published })),
  openArticle: ({ db }, { slug }) => writtenArticle(db, slug),
  addArticle: ({ now }, fields) => saveArticle(null, fields, now()),
  changeArticle: ({ now }, { slug, mark, ...fields }) => saveArticle({ slug, mark }, fields, now()),
};
