import type { Enquiry } from '@/contract/payloads';
import { pathOf } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { ACTIVE } from '@/domain/listingStatus';
import { parseDoc } from '../db/doc';
import { inTransaction } from '../db/inTransaction';
import { addEnquiry, findRepeat } from '../db/queries/enquiries';
import { findShownUser, type UserRow } from '../db/queries/people';
import { findProject } from '../db/queries/projects';
import { findProperty } from '../db/queries/properties';
import type { Session } from '../db/queries/sessions';
import { HttpError } from '../kernel/httpError';
import { said, saidAgain, type Said } from '../kernel/said';
import { enquiryMessage } from '../mail/enquiryMessage';
import { mailOrigin } from '../mail/letter';
import { readerOf } from '../mail/mailWords';
import { listingNamer } from '../operations/listingName';
import { wishForNewsletter } from '../operations/newsletter';
import { APPLIED, decideApplication } from '../rules/agentApplication';
import { withoutPrivate } from '../rules/listingDoc';
import {
  boundEnquiries,
  checkEnquiry,
  isToMarketplace,
  keptFields,
  mayTellMarketplace,
  needsSession,
  repeatMark,
  senderOf,
} from '../rules/enquiries';
import { newId } from '../rules/tokens';
import type { Context, Handlers } from './context';
import { inboxHandlers } from './inbox';
import { requireUser } from './requireUser';

/** What an enquiry is about, and to whom it goes. */
interface Target {
  readonly listingKind: 'property' | 'project' | null;
  /** Null where no account is behind it: the marketplace itself is told, and operators read it in the console. */
  readonly agentId: string | null;
  /** Its fields as they are now, JSON; null without a listing. */
  readonly doc: string | null;
}

const NOWHERE: Target = { listingKind: null, agentId: null, doc: null };

/** Throws 404 for a listing that is not shown and for an agent who is none. */
async function targetOf({ db }: Context, { listingId, agentId }: Enquiry, session: Session | null): Promise<Target> {
  if (listingId !== undefined) {
    const property = await findProperty(db, listingId);
    const shown = property !== undefined && (property.status === ACTIVE || property.owner_id === session?.userId);
    if (shown) return { listingKind: 'property', agentId: property.owner_id, doc: property.doc };
    const project = property === undefined ? await findProject(db, listingId) : undefined;
    if (project === undefined) throw new HttpError(404, said('listingGone'));
    return { listingKind: 'project', agentId: project.owner_id, doc: project.doc };
  }
  if (agentId === undefined) return NOWHERE;
  const agent = await findShownUser(db, agentId);
  if (agent?.role_code !== 'agt') throw new HttpError(404, said('noAgent'));
  return { ...NOWHERE, agentId };
}

const THANKS: Readonly<Record<Exclude<Enquiry['kind'], 'agentApplication'>, Said>> = {
  lead: said('leadSent'),
  callback: said('callbackSent'),
  newsletter: said('newsletterAsked'),
  report: said('listingReported'),
};

/** A user who is logged in is asked nothing that the account knows. */
function filledIn(enquiry: Enquiry, user: UserRow | null): Enquiry {
  if (user === null || (enquiry.kind !== 'lead' && enquiry.kind !== 'callback')) return enquiry;
  const name = enquiry.name?.trim() || (user.name ?? user.username);
  return { ...enquiry, name, phone: enquiry.phone ?? user.phone };
}

/** Tells the agent, but nobody who is away. The enquiry stands in an inbox already, so a mail that is lost loses nothing. */
async function tell(
  { db, config, mailer, now }: Context,
  enquiry: Enquiry,
  { agentId, listingKind, doc }: Target,
): Promise<void> {
  const { kind, phone, listingId } = enquiry;
  if ((kind !== 'lead' && kind !== 'callback') || phone === undefined) return;
  const agent = agentId === null ? { email: SITE.email, language: 'en' as const } : await findShownUser(db, agentId);
  if (agent === undefined) return;
  const reader = readerOf(agent);
  const nameOf = await listingNamer(db, reader.language);
  const news = {
    kind,
    isToAgent: agentId !== null,
    listingName: doc === null ? null : nameOf(parseDoc(doc)),
    listingPath: listingId === undefined || listingKind === null ? null : pathOf(listingKind, listingId),
    phone,
    name: enquiry.name ?? null,
    email: enquiry.email ?? null,
    interestedIn: enquiry.interestedIn ?? [],
    message: enquiry.message ?? null,
  };
  if (agentId === null && !(await mayTellMarketplace(db, now()))) return;
  mailer.sendLater(enquiryMessage(reader, news, mailOrigin(config)));
}

const ALREADY = said('alreadyAgent');

/** Whether an application needs nobody's word: its sender is an agent with the answer. */
const isSettled = (answer: Said): boolean => answer === APPLIED.agent || answer === ALREADY;

async function answerOf(
  { config, now }: Context,
  enquiry: Enquiry,
  db: Context['db'],
  user: UserRow | null,
): Promise<Said> {
  const { kind } = enquiry;
  if (isToMarketplace(enquiry)) return said('messageSent');
  if (kind !== 'agentApplication') return THANKS[kind];
  if (user === null || user.role_code === 'agt') return ALREADY;
  return APPLIED[await decideApplication(db, { config, user, now: now() })];
}

/** Leads, call-backs, the newsletter, reports and applications (API-29), and the inbox of those they go to. */
export const enquiryHandlers: Handlers = {
  sendEnquiry: async (context, asked, session, { address, language }) => {
    const { db, now } = context;
    const at = now();
    const user = session !== null || needsSession(asked.kind) ? await requireUser(context, session) : null;
    const enquiry = filledIn(asked, user);
    checkEnquiry(enquiry);
    if (enquiry.kind === 'newsletter') {
      await wishForNewsletter(context, enquiry.email ?? '', { address, language });
      return { body: { message: THANKS.newsletter } };
    }
    const mark = repeatMark(enquiry, senderOf(user?.id, address));
    const repeated = await findRepeat(db, mark, at);
    if (repeated !== undefined) return { body: { message: saidAgain(parseDoc(repeated)['answer']) } };
    await boundEnquiries(db, address, at);
    const target = await targetOf(context, enquiry, session);
    const { message, added } = await inTransaction(db, async (part) => {
      const answer = await answerOf(context, enquiry, part, user);
      const stored = await addEnquiry(part, {
        id: newId(),
        kind: enquiry.kind,
        listing_id: enquiry.listingId ?? null,
        listing_kind: target.listingKind,
        agent_id: target.agentId,
        user_id: user?.id ?? null,
        repeat_mark: mark,
        created_at: at,
        settled_at: isSettled(answer) ? at : null,
        doc: JSON.stringify({ ...keptFields(enquiry), answer: answer.code }),
        listing_doc:
          enquiry.kind === 'report' && target.doc !== null
            ? JSON.stringify(withoutPrivate(parseDoc(target.doc)))
            : null,
      });
      return { message: answer, added: stored };
    });
    if (added) await tell(context, enquiry, target);
    return { body: { message } };
  },
  ...inboxHandlers,
};
