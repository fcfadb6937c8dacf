import { isSetting, type Settings } from '@/domain/settings';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { changeSettings, settingsNow } from '../operations/settings';
import type { ConsoleHandlers } from './context';

function known(given: Readonly<Record<string, string>>): Partial<Settings> {
  const other = Object.keys(given).find((name) => !isSetting(name));
  if (other !== undefined) throw new HttpError(400, said('noSetting', { name: other }));
  return given;
}

/** The marketplace itself; for owners. */
export const settingHandlers: ConsoleHandlers<'getSettings' | 'changeSettings'> = {
  getSettings: ({ db }) => settingsNow(db),
  changeSettings: ({ now }, { settings }) => changeSettings(known(settings), now()),
};
