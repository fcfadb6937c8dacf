/** What is compared, and what the free and the paid package give. */
export type Cells = readonly [what: string, free: string, paid: string];
const EMPTY: Cells = ['', '', ''];

/** More than a table on a phone shows well. */
export const MOST_ROWS = 10;

/** The rows of a setting, a line each: what | free | paid. Blanks inside a cell stay while they are typed. */
export function rowsOf(text: string): readonly Cells[] {
  const cellsOf = (line: string): Cells => {
    const [what = '', free = '', paid = ''] = line.split('|');
    return [what.replace(/ $/, ''), free.replace(/^ /, '').replace(/ $/, ''), paid.replace(/^ /, '')];
  };
  return text === '' ? [EMPTY] : text.split('\n').map(cellsOf);
}

/** The same as it is stored. */
export const textOfRows = (rows: readonly Cells[]): string =>
  rows.map((cells) => cells.map((cell) => cell.replace(/[|\n]/g, '')).join(' | ')).join('\n');

export const withRow = (rows: readonly Cells[]): readonly Cells[] => [...rows, EMPTY];
