import { maskedEmail } from '@/domain/maskedEmail';
import { inboxPage } from '../db/queries/enquiries';
import { lastTimes } from '../db/queries/operatorActions';
import { enquirySubject, inboxEntries, showEnquiry } from '../operations/enquiries';
import type { ConsoleHandlers } from './context';
import { isoOf, maskedPhone } from './told';

/** What visitors ask of the marketplace itself: about projects without an agent, who would read it in an inbox. */
export const enquiryHandlers: ConsoleHandlers<'getEnquiries' | 'showEnquiry'> = {
  getEnquiries: async ({ db }, asked) => {
    const { rows, total, after } = await inboxPage(db, null, asked);
    const entries = await inboxEntries(db, rows);
    const shown = await lastTimes(
      db,
      'enquiry.show',
      rows.map(({ id }) => enquirySubject(id)),
    );
    const enquiries = entries.map((entry) => ({
      ...entry,
      phone: maskedPhone(entry.phone ?? ''),
      email: maskedEmail(entry.email ?? ''),
      shownAt: isoOf(shown.get(enquirySubject(entry._id))),
    }));
    return { enquiries, total, after };
  },
  showEnquiry: (_context, { id }) => showEnquiry(id),
};
