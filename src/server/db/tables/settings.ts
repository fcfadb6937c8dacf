/** What the operator set of the marketplace; a setting without a row is its default. */
export interface SettingsTable {
  /** One of `SETTINGS` (domain/settings.ts). */
  name: string;
  value: string;
}

export interface SettingTables {
  settings: SettingsTable;
}
