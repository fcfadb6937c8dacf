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

/** What parts the cells: the mark of which there is most. */
function markIn(shows: string): string {
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: shows.split(mark).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).mark;
}

/**
 * The first `most` rows of comma-separated values, blank ones too; semicolons and tabs part them as well, whichever its
 * `beginning` has most of. Throws a TableError for a quote that does not end.
 */
export function readCsv(file: string, most: number, beginning = headLine): readonly TableRow[] {
  const rows: TableRow[] = [];
  let line = 1;
  const on_record = (cells: string[]): null => {
    rows.push({ line, cells });
    line += cells.reduce((ends, cell) => ends + cell.split('\n').length - 1, 1);
    return null;
  };
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const options = { delimiter: markIn(beginning(text)), record_delimiter: '\n', to: most, on_record };
  try {
    parse(text, { ...options, relax_column_count: true, relax_quotes: true });
  } catch (error) {
    // Whatever else it could complain of is relaxed.
    throw error instanceof CsvError ? new TableError(said('openQuote', { line: String(line) })) : error;
  }
  return rows;
}
