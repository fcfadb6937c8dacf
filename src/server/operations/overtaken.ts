import { parseDoc, type Doc } from '../db/doc';
import type { ListingRow } from '../db/queries/listings';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { differing } from '../rules/listingDoc';
import { recordMark } from './deskRecords';

/**
 * Names what a listing says, as its form shows it: another one after every edit, also of the price alone, and when a place
 * that it names is called otherwise. Whether it is shown, sold, visited or confirmed stands in no form and is none of it.
 */
export const contentMark = ({ doc }: Pick<ListingRow, 'doc'>): string => recordMark(doc);

/**
 * Throws 412 where an edit to `doc` began with another listing than `row` is by now, and would undo what came in between.
 * One that says what is there already is the same edit once more, whose answer got lost. Without a mark nobody looked.
 */
export function checkOvertaken(row: ListingRow, mark: string | null | undefined, doc: Doc): void {
  if (mark == null || mark === contentMark(row)) return;
  if (Object.keys(differing(doc, parseDoc(row.doc))).length > 0) throw new HttpError(412, said('editOvertaken'));
}
