import type { ZodType } from 'zod';
import type { Said } from '../../kernel/said';
import type { DeskState } from '../deskRecords';
import type { Db } from '../../db/schema';

export interface ImportColumn {
  readonly name: string;
  /** What stands in it, for whoever fills the file in. */
  readonly says: Said;
  readonly example: string;
  /** Its cells hold several values, parted by `|`. */
  readonly isList?: true;
}

/** Something that a file can bring: a row of `IMPORTS`, and a name in `IMPORT_KINDS`. */
export interface ImportKind<Row = unknown> {
  readonly columns: readonly ImportColumn[];
  /** The most rows of a file, where they may be more than usual. */
  readonly most?: number;
  /** The shape of a row, the same as its form's; a column that a file leaves out is missing, an empty cell is null. */
  readonly shape: ZodType<Row>;
  /**
   * Begins with a file, at `now`, ms since 1970: what it answers writes one row, or throws an HttpError, whose
   * `params.field` is the column that is at fault. It does nothing but queries. `end` comes after all rows.
   */
  begin(part: Db, now: number): Promise<RowWriter<Row>>;
}

interface RowWriter<Row> {
  write(row: Row): Promise<DeskState>;
  end(): Promise<unknown>;
}
