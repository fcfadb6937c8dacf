import { textIn, type Doc } from '../db/doc';
import { setDeskPictures } from '../db/queries/deskPictures';
import { syncSearchNames } from '../db/queries/searchNames';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said, withoutStop, type ParamsOf, type Said, type Spoken } from '../kernel/said';
import { sha256 } from '../rules/tokens';

/** What operators write: a record that has come, that differs, or that is as it was. */
export type DeskState = 'new' | 'changed' | 'same';

/** A record that was written, and its fields before. */
export interface Saved {
  readonly id: string;
  readonly state: DeskState;
  readonly before: Doc | null;
  readonly after: Doc;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A record's fields after a change: what is left out stays, what is null or empty goes. */
export const changedDoc = (doc: Doc, given: Doc): Doc =>
  Object.fromEntries(Object.entries({ ...doc, ...given }).filter(([, value]) => !isEmpty(value)));

const differing = (before: Doc, after: Doc): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

export const stateOf = (before: Doc | undefined, after: Doc): DeskState =>
  before === undefined ? 'new' : differing(before, after).length === 0 ? 'same' : 'changed';

/** Names what is stored of a record: another one after every change. */
export const recordMark = (...stored: readonly unknown[]): string => sha256(JSON.stringify(stored)).slice(0, 16);

/** A record that an operator changes, as it was seen. */
export interface Seen {
  readonly id: string;
  readonly mark: string;
}

/**
 * Throws 409 where a record is no longer what was seen of it; whatever `seen` is where nobody looked at it. `then` is
 * what to do: who wrote into a form keeps a copy, who removes a record looks again.
 */
export function checkSeen(
  name: unknown,
  mark: string,
  seen: string | undefined,
  then: ParamsOf<'changedMeanwhile'>['then'] = 'other',
): void {
  if (seen !== undefined && seen !== mark)
    throw new HttpError(409, said('changedMeanwhile', { name: String(name), then }));
}

/** What is wrong with a field, by a check that says it in a sentence of its own. */
export const faultOf = (field: string, fault: Spoken): Said => said('wrongField', { field, fault: withoutStop(fault) });

/** As names are compared. */
export const nameKey = (name: unknown): string => (typeof name === 'string' ? name.trim().toLowerCase() : '');

/** What the audit says of a record that an operator saved. Throws 409 where nothing differs. */
function savedAudit({ state, before, after }: Saved) {
  if (state === 'same') throw new HttpError(409, said('nothingChanged'));
  const fields = differing(before ?? {}, after);
  const told = ({ name, contact = null }: Doc) => ({ name, ...(fields.includes('contact') && { contact }) });
  return { before: before && told(before), after: { ...told(after), fields } };
}

type Kind = 'builder' | 'project';

/**
 * After the caller has written the row of a record: brings the names that a search finds in step, and answers what is
 * told of it. Throws 409 where nothing differs.
 */
export async function savedRecord(part: Db, kind: Kind, saved: Saved) {
  const audit = savedAudit(saved);
  await syncSearchNames(part);
  const { id, after } = saved;
  return {
    subject: `${kind}:${id}`,
    ...audit,
    answer: { id, message: said('wasSaved', { name: textIn(after, 'name') }) },
  };
}

/**
 * After the caller has dropped the row of a record: writes that it shows no picture any longer, brings the names that a
 * search finds in step, and answers what is told of it.
 */
export async function removedRecord(part: Db, kind: Kind, id: string, name: string, now: number) {
  const subject = `${kind}:${id}`;
  await setDeskPictures(part, subject, [], now);
  await syncSearchNames(part);
  return { subject, before: { name }, answer: { message: said('wasRemoved', { name }) } };
}

/** A picture of a record, and the field in which it stands. */
interface ShownPicture {
  readonly field: string;
  readonly url: string;
}

/**
 * Says which pictures a record shows from now on. Throws 400, naming the field, for one that no operator has sent; what
 * was shown before may stay.
 */
export async function showPictures(
  part: Db,
  usedBy: string,
  pictures: { readonly now: readonly ShownPicture[]; readonly before: readonly ShownPicture[] },
  at: number,
): Promise<void> {
  if (pictures.now.length + pictures.before.length === 0) return;
  const urls = pictures.now.map(({ url }) => url);
  const sent = await setDeskPictures(part, usedBy, urls, at);
  const known = new Set([...sent, ...pictures.before.map(({ url }) => url)]);
  const strange = pictures.now.find(({ url }) => !known.has(url));
  if (strange === undefined) return;
  const { field } = strange;
  throw new HttpError(400, said('notDeskPicture', { field, isMap: field === 'locationMap' ? 'yes' : 'other' }));
}
