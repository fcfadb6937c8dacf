/** The texts of an article, as an operator writes them [HOME-10]: the most characters of each, and whether it is needed. */
export const ARTICLE_TEXTS = {
  title: { most: 100, needed: true },
  topic: { most: 30, needed: true },
  summary: { most: 200, needed: true },
  /** Plain paragraphs with blank lines between them. */
  body: { most: 20_000, needed: true },
  /** YYYY-MM-DD. */
  date: { most: 10, needed: true },
  /** The address of an upload; '' without one, as `alt`. */
  picture: { most: 500, needed: false },
  /** What the picture shows, for those who do not see it. */
  alt: { most: 150, needed: false },
} as const;
export type ArticleText = keyof typeof ARTICLE_TEXTS;
export type ArticleTexts = Readonly<Record<ArticleText, string>>;
export type ArticleFields = ArticleTexts & { readonly published: boolean };

export const ARTICLE_TEXT_NAMES = Object.keys(ARTICLE_TEXTS) as readonly ArticleText[];
/** Each text of an article, made by its name. */
export const articleTexts = <V = string>(made: (name: ArticleText) => V) =>
  Object.fromEntries(ARTICLE_TEXT_NAMES.map((name) => [name, made(name)])) as Readonly<Record<ArticleText, V>>;
export const EMPTY_ARTICLE: ArticleFields = { ...articleTexts(() => ''), published: false };
