import type { ArticleTexts } from '@/contract/articleFields';

/** What the operator set of the marketplace; a setting without a row is its default. */
export interface SettingsTable {
  /** One of `SETTINGS` (domain/settings.ts). */
  name: string;
  value: string;
}

/** What an operator wrote to be read [HOME-10]. Without any, the three of the app are shown. */
export interface ArticlesTable extends ArticleTexts {
  /** The last part of its address: stays as it is. */
  slug: string;
  /** 1: it is shown. */
  published: number;
}

export interface SettingTables {
  settings: SettingsTable;
  articles: ArticlesTable;
}
