import { take, type Measure } from '../db/queries/limits';
import { concurrencySlots } from '../kernel/concurrencySlots';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { ownArchive } from '../operations/ownData/archive';
import { atLeast } from '../operations/ownData/leastRate';
import { throwIfLimited } from '../rules/limits';
import { key } from '../rules/tokens';
import type { Handlers } from './context';
import { gone, requireSession } from './requireUser';

const HOUR = 60 * 60 * 1000;
/** Archives of one account: three at once, then one every eight hours. */
const ARCHIVES: Measure = { most: 3, every: 8 * HOUR };
/** One of an account at a time, and so many in all: each holds a picture's file open. */
const takePlace = concurrencySlots(8, 1);
/** Whoever reads more slowly keeps no place from others. */
const LEAST_RATE = { bytes: 120_000, everyMs: 60_000 };

/** The own data as one archive. The Aadhaar number is in it masked, as everywhere: its owner knows it, a thief must not. */
export const ownDataHandlers: Handlers = {
  getMyData: async ({ db, config, uploads, now }, _asked, session) => {
    const { userId } = requireSession(session);
    const place = takePlace(userId);
    if (place === 'one') throw new HttpError(429, said('archiveUnderWay'), 30);
    if (place === 'all') throw new HttpError(503, said('manyArchives'), 60);
    try {
      throwIfLimited(await take(db, key('archive', userId), ARCHIVES, now()), {
        what: 'archives',
      });
      const archive = await ownArchive({ db, uploads, config, userId, aadhaar: 'masked', now: now() });
      if (archive === null) throw gone();
      const body = atLeast(LEAST_RATE, archive);
      body.once('close', place);
      return {
        body,
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': 'attachment; filename="gruham-my-data.zip"',
        },
      };
    } catch (error) {
      place();
      throw error;
    }
  },
};
