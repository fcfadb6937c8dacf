import { EXTRAS } from '@/contract/extras';
import { askedAbout, inboxPage, readerOf, writeProgress } from '../db/queries/enquiries';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { inboxEntries } from '../operations/enquiries';
import { dayText, indianDay } from '../rules/indianDays';
import type { Handlers } from './context';
import { nextPage } from './nextPage';
import { requireEditor, requireSession } from './requireUser';

/** What visitors sent to the logged-in agent, the newest first, with how to reach them, and what one sent oneself. Nobody else's. */
export const inboxHandlers: Handlers = {
  getInbox: async ({ db, now }, asked, session, { language }) => {
    const today = dayText(indianDay(now()));
    const page = await inboxPage(db, requireSession(session).userId, asked, today);
    return {
      body: await inboxEntries(db, page.rows, language),
      headers: {
        'X-Total-Count': String(page.total),
        'X-States': [...page.states].map(([state, count]) => `${state}=${count}`).join(','),
        ...nextPage(EXTRAS.getInbox.path, { state: asked.state }, page.after),
      },
    };
  },
  getSentEnquiries: async ({ db }, _asked, session) => {
    const asked = await askedAbout(db, requireSession(session).userId);
    return { body: asked.map(({ at, ...listing }) => ({ ...listing, askedAt: new Date(at).toISOString() })) };
  },
  followEnquiry: async ({ db, now }, { enquiryId, state, note, nextOn }, session) => {
    const userId = await requireEditor({ db, now }, session);
    const reader = await readerOf(db, enquiryId);
    if (reader === undefined) throw new HttpError(404, said('enquiryGone'));
    if (reader !== userId) throw new HttpError(403, said('otherEnquiry'));
    const written = note === undefined ? undefined : note?.trim() || null;
    await writeProgress(db, enquiryId, { state, note: written, next_on: nextOn }, now());
    return { body: { message: said('saved') } };
  },
};
