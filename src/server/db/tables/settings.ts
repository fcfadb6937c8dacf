/** What the operator set of the marketplace; a setting without a row is its default. */
export interface SettingsTable {
  /** One of `SETTINGS` (domain/settings.ts). */
  name: string;
  value: string;
}

/** What an operator wrote to be read [HOME-10]. Without any, the three of the app are shown. */
export interface ArticlesTable {
  /** The last part of its address: stays as it is. */
  slug: string;
  topic: string;
  title: string;
  summary: string;
  /** Paragraphs with blank lines between them. */
  body: string;
  /** YYYY-MM-DD. */
  date: string;
  /** '' without a picture, as `alt`. */
  picture: string;
  alt: string;
  /** 1: it is shown. */
  published: number;
}

export interface SettingTables {
  settings: SettingsTable;
  articles: ArticlesTable;
}
