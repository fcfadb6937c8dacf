import { createHmac } from 'node:crypto';
import { parseDoc } from '../db/doc';
import type { ListingRow } from '../db/queries/listings';
import type { Config } from '../kernel/config';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { differing } from '../rules/listingDoc';
import { secretKey } from '../rules/secretKey';

type Stored = Pick<ListingRow, 'doc'>;

/**
 * Names what a listing says, as its form shows it: another one after every edit, also of the price alone, and when a place
 * that it names is called otherwise. Whether it is shown, sold, visited or confirmed stands in no form and is none of it.
 * It is made of the server's key: marks stand in action logs, and nobody may try addresses out on them.
 */
export const contentMark = (config: Config, { doc }: Stored): string =>
  createHmac('sha256', secretKey(config)).update(`listing ${doc}`).digest('hex').slice(0, 16);

/**
 * Throws 412 where an edit that began at `mark` is about to be `written` over another listing than that one, and would undo
 * what came in between. One that says what is there already is the same edit once more, whose answer got lost. Without a
 * mark nobody looked.
 */
export function checkOvertaken(config: Config, mark: string | null | undefined, row: Stored, written: Stored): void {
  if (mark == null || mark === contentMark(config, row)) return;
  const changed = differing(parseDoc(written.doc), parseDoc(row.doc));
  if (Object.keys(changed).length > 0) throw new HttpError(412, said('editOvertaken'));
}
