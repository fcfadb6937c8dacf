import { CsvError, parse } from 'csv-parse/sync';
import { said, type Said } from '../../kernel/said';

/** A row of a table and the line of its file on which it begins, from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The file cannot be read; what is said says where. */
export class TableError extends Error {
  constructor(readonly said: Said) {
    super(said.in('en'));
  }
}

/** The first line that is not blank: it names the columns, and what follows may hold any mark. */
const headLine = (text: string): string => /^.*\S.*$/m.exec(text)?.[0] ?? '';

function records(text: string, most: number, shows: string): readonly (readonly string[])[] {
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: shows.split(mark).length }));
  const { mark } = counts.reduce((best, each) => (each.count > best.count ? each : best));
  const options = { delimiter: mark, record_delimiter: '\n', relax_column_count: true, relax_quotes: true, to: most };
  try {
    return parse(text, options);
  } catch (error) {
    throw error instanceof CsvError ? new TableError(said('fileUnreadable', { fault: error.message })) : error;
  }
}

/**
 * The first `most` rows of comma-separated values, blank ones too; semicolons and tabs part them as well, whichever its
 * `beginning` has most of. Throws a TableError for a quote that does not end.
 */
export function* readCsv(file: string, most: number, beginning = headLine): Generator<TableRow> {
  let line = 1;
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (const cells of records(text, most, beginning(text))) {
    yield { line, cells };
    line += cells.reduce((ends, cell) => ends + cell.split('\n').length - 1, 1);
  }
}
