import { isSetting, type SettingName, type Settings } from '@/domain/settings';
import type { Db } from '../schema';

/** What is set; a row of another version may name what this one does not know. */
export async function storedSettings(db: Db): Promise<Partial<Settings>> {
  const rows = await db.selectFrom('settings').selectAll().execute();
  return Object.fromEntries(rows.filter(({ name }) => isSetting(name)).map(({ name, value }) => [name, value]));
}

/** Stores a setting; null takes it away. */
export async function storeSetting(db: Db, name: SettingName, value: string | null): Promise<void> {
  if (value === null) await db.deleteFrom('settings').where('name', '=', name).execute();
  else
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((clash) => clash.column('name').doUpdateSet({ value }))
      .execute();
}
