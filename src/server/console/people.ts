import { Readable } from 'node:stream';
import type { Person } from '@/contract/peopleShapes';
import { maskedEmail } from '@/domain/maskedEmail';
import { peoplePage, type PersonRow } from '../db/queries/peopleDesk';
import { isoOf } from '../kernel/isoTime';
import { said } from '../kernel/said';
import {
  becomeAgent,
  becomePlain,
  deletePerson,
  endSessions,
  noteExport,
  resumePerson,
  showContact,
  suspendPerson,
} from '../operations/people';
import { ownArchive } from '../operations/ownData/archive';
import type { ConsoleContext, ConsoleHandlers } from './context';
import { mailed } from './mailed';
import { maskedPhone } from './told';

const person = (row: PersonRow): Person => ({
  id: row.id,
  name: row.name ?? row.username,
  role: row.role_code === 'agt' ? 'agent' : 'user',
  phone: maskedPhone(row.phone),
  phoneConfirmed: row.phone_confirmed_at !== null,
  email: maskedEmail(row.email),
  createdAt: new Date(row.created_at).toISOString(),
  activeListings: row.active_listings,
  sessions: row.sessions ?? 0,
  suspended:
    row.suspended_at === null
      ? null
      : { at: new Date(row.suspended_at).toISOString(), reason: row.suspended_reason ?? '' },
  leavesAt: isoOf(row.leaves_at),
});

/** An account's data, made while it is read: nothing is opened before the audit says so. */
async function* dataOf({ db, uploads, config, now }: ConsoleContext, userId: string) {
  const archive = await ownArchive({ db, uploads, config, userId, aadhaar: 'masked', now: now() });
  if (archive === null) throw new Error('The account is gone.');
  yield* archive;
}

/** Who has an account, and what is done to one. */
export const peopleHandlers = {
  getPeople: async ({ db }, asked) => {
    const { rows, ...page } = await peoplePage(db, asked);
    return { ...page, people: rows.map(person) };
  },
  showContact: (_context, { id }) => showContact(id),
  suspendPerson: (context, { id, reason }) =>
    mailed(context, suspendPerson(id, reason.trim(), context.now()), said('personSuspended')),
  resumePerson: (context, { id }) =>
    mailed(context, resumePerson(context.config, id, context.now()), said('personResumed')),
  endSessions: (context, { id }) => mailed(context, endSessions(id), said('sessionsEnded')),
  makeAgent: (context, { id }) => mailed(context, becomeAgent(id, context.now()), said('agentNow')),
  makePlain: (context, { id }) => mailed(context, becomePlain(id, context.now()), said('plainNow')),
  deletePerson: (context, { id }) =>
    mailed(context, deletePerson(context.config, id, context.now()), said('personDeleted')),
  exportPerson:
    (context, { id }) =>
    async (...given) => ({
      ...(await noteExport(id)(...given)),
      answer: Readable.from(dataOf(context, id)),
    }),
} satisfies Partial<ConsoleHandlers>;
