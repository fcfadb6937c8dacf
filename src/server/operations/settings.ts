import type { Language } from '@/domain/languages';
import { DEFAULT_SETTINGS, settingFault, SETTINGS, siteOf, trimmedSetting, type Settings } from '@/domain/settings';
import { showSite, type Site } from '@/domain/site';
import { publishedHeads } from '../db/queries/articles';
import { storedSettings, storeSetting } from '../db/queries/settings';
import type { Db } from '../db/schema';
import * as en from '../../words/built/en/consoleSettings';
import * as hi from '../../words/built/hi/consoleSettings';
import * as te from '../../words/built/te/consoleSettings';
import { HttpError } from '../kernel/httpError';
import { said, spokenBy, type Said } from '../kernel/said';
import type { Done, Work } from './act';
import { faultOf, showPictures } from './deskRecords';

/** So many articles travel in every page. */
const NEWEST = 12;

/** What is set of the marketplace, as the database holds it. */
export async function storedSite(db: Db): Promise<Partial<Site>> {
  const [settings, news] = [await storedSettings(db), await publishedHeads(db, NEWEST)];
  return { ...siteOf(settings), ...(news.length > 0 && { news }) };
}

/** Reads what is set of the marketplace: from now on this process writes it into pages and mails. */
export async function readSite(db: Db): Promise<Partial<Site>> {
  const set = await storedSite(db);
  showSite(set);
  return set;
}

/** All settings as they are. */
export const settingsNow = async (db: Db): Promise<Settings> => ({
  ...DEFAULT_SETTINGS,
  ...(await storedSettings(db)),
});

const WORDS: Readonly<Record<Language, typeof en>> = { en, hi, te };

/** Sets what is given, at `now`, ms since 1970. One that is refused leaves all as they were. */
export const changeSettings =
  (given: Partial<Settings>, now: number): Work<Done<{ readonly message: Said }>> =>
  async (part) => {
    const before = await settingsNow(part);
    const wanted = SETTINGS.flatMap((name) => {
      const value = given[name];
      return value === undefined || trimmedSetting(value) === before[name] ? [] : [{ name, value }];
    });
    for (const { name, value } of wanted) {
      const fault = spokenBy(WORDS, ({ faults }) => settingFault(name, value, faults));
      if (fault !== null) throw new HttpError(400, faultOf(name, fault));
    }
    if (wanted.length === 0) throw new HttpError(409, said('nothingChanged'));
    const after = Object.fromEntries(wanted.map(({ name, value }) => [name, trimmedSetting(value)]));
    if (after['logo'] !== undefined) {
      const shown = (url: string) => (url === '' ? [] : [{ field: 'logo', url }]);
      await showPictures(part, 'setting:logo', { now: shown(after['logo']), before: shown(before.logo) }, now);
    }
    for (const { name } of wanted) {
      const value = after[name] ?? '';
      await storeSetting(part, name, value === DEFAULT_SETTINGS[name] ? null : value);
    }
    const set = await storedSite(part);
    return {
      subject: 'settings',
      before: Object.fromEntries(wanted.map(({ name }) => [name, before[name]])),
      after,
      answer: { message: said('settingsSaved') },
      afterwards: () => {
        showSite(set);
      },
    };
  };
