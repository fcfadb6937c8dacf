import { isSetting, SETTINGS } from '@/domain/settings';
import { HttpError } from '../kernel/httpError';
import { changeSettings, settingsNow } from '../operations/settings';
import { AdminError, audited, type AdminContext, type Command } from './context';

/** Shows all settings without words; sets one with its name and value, in which `\n` begins a line. */
async function setting(context: AdminContext, words: readonly string[]): Promise<void> {
  const [name = '', value, ...more] = words;
  if (words.length === 0) {
    for (const [each, now] of Object.entries(await settingsNow(context.db)))
      context.say(`${each}: ${now.replaceAll('\n', '\\n')}`);
    return;
  }
  if (!isSetting(name)) throw new AdminError(`A setting is one of: ${SETTINGS.join(', ')}.`);
  if (value === undefined || more.length > 0) throw new AdminError(`Say what ${name} becomes, as one word in quotes.`);
  try {
    await audited(context, 'settings.change', changeSettings({ [name]: value.replaceAll('\\n', '\n') }, context.now()));
  } catch (error) {
    throw error instanceof HttpError ? new AdminError(error.message) : error;
  }
  context.say('Saved. Visitors see it at once.');
}

export const settingCommands: Readonly<Record<string, Command>> = {
  setting: { takes: '[NAME "value"]', says: 'shows or sets name, phone and the like of the marketplace', run: setting },
};
