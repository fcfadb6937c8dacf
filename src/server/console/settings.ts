import { isSetting, type Settings } from '@/domain/settings';
import { storedSettings } from '../db/queries/settings';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { changeSettings } from '../operations/settings';
import type { ConsoleHandlers } from './context';

function known(given: Readonly<Record<string, string>>): Partial<Settings> {
  const other = Object.keys(given).find((name) => !isSetting(name));
  if (other !== undefined) throw new HttpError(400, said('noSetting', { name: other }));
  return given;
}

/** The marketplace itself; for owners. */
export const settingHandlers: ConsoleHandlers<'getSettings' | 'changeSettings'> = {
  /** What is set; what is not, each page has in its own language. */
  getSettings: ({ db }) => storedSettings(db),
  changeSettings: ({ now }, { settings }) => changeSettings(known(settings), now()),
};
