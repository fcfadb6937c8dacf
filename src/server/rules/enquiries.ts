import type { Enquiry } from '@/contract/payloads';
import { take, type Measure } from '../db/queries/limits';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { throwIfLimited } from './limits';
import { oneAddress } from './networkAddress';
import { key, sha256 } from './tokens';

/** Enquiries from one network address: 20 at once, then one every three minutes, 20 an hour. */
const FROM_ADDRESS: Measure = { most: 20, every: 3 * 60 * 1000 };

/** Mails to the marketplace itself, whoever writes: 60 at once, then one a minute. The enquiries stand in the console. */
const TO_MARKETPLACE: Measure = { most: 60, every: 60 * 1000 };

type Kind = Enquiry['kind'];
type Field = Exclude<keyof Enquiry, 'kind' | 'listingId' | 'agentId'>;

/** What of each kind is kept, so that nothing is stored that the kind has no use for. */
const KEPT: Readonly<Record<Kind, readonly Field[]>> = {
  lead: ['name', 'phone', 'email', 'interestedIn', 'consent', 'message'],
  callback: ['name', 'phone', 'email', 'interestedIn', 'message'],
  newsletter: ['email'],
  report: ['reason', 'message'],
  agentApplication: ['name', 'message'],
};

/** The kinds that only a logged-in user can send. */
export const needsSession = (kind: Kind): boolean => kind === 'callback' || kind === 'agentApplication';

const blank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** Whether it is a message from the contact page: about no listing and no agent, in the sender's own words. */
export const isToMarketplace = ({ kind, listingId, agentId, message }: Enquiry): boolean =>
  kind === 'lead' && blank(listingId) && blank(agentId) && !blank(message);

/** Throws 400, naming the field, when the enquiry lacks what its kind needs (JDET-8, PDET-9). */
export function checkEnquiry(enquiry: Enquiry): void {
  const { kind, listingId, agentId, phone, email, consent, reason } = enquiry;
  const missing = (field: string) => new HttpError(400, said('required', { field }));
  if (kind === 'lead') {
    if (blank(phone)) throw missing('phone');
    if (consent !== true) throw new HttpError(400, said('tickConsent', { field: 'consent' }));
  }
  // Without a target it would stand in nobody's inbox; but words to the marketplace itself are read by its operators.
  if ((kind === 'lead' || kind === 'callback') && !isToMarketplace(enquiry) && blank(listingId) && blank(agentId))
    throw missing('listingId');
  if (kind === 'newsletter' && blank(email)) throw missing('email');
  if (kind === 'report') {
    if (blank(listingId)) throw missing('listingId');
    if (blank(reason)) throw missing('reason');
  }
}

/** The fields of an enquiry that are kept. */
export const keptFields = (enquiry: Enquiry): Readonly<Partial<Enquiry>> =>
  Object.fromEntries(KEPT[enquiry.kind].flatMap((field) => (field in enquiry ? [[field, enquiry[field]]] : [])));

/** By what the same enquiry from the same sender is known again. It cannot be read back. */
export function repeatMark(enquiry: Enquiry, sender: string): string {
  const { kind, listingId = null, agentId = null } = enquiry;
  return sha256(JSON.stringify(['enquiry', sender, kind, listingId, agentId, keptFields(enquiry)]));
}

export const senderOf = (userId: string | undefined, address: string): string => userId ?? oneAddress(address);

export const MANY_REQUESTS = { what: 'requests' } as const;

/** Lets an address send an enquiry, or throws 429 with Retry-After. */
export async function boundEnquiries(db: Db, address: string, now: number): Promise<void> {
  throwIfLimited(await take(db, key('enquiries from', oneAddress(address)), FROM_ADDRESS, now), MANY_REQUESTS);
}

/** Whether its own mailbox may be told of one more enquiry: strangers must not fill it from many addresses. */
export const mayTellMarketplace = async (db: Db, now: number): Promise<boolean> =>
  (await take(db, key('mails to the marketplace', ''), TO_MARKETPLACE, now)).wait === 0;
