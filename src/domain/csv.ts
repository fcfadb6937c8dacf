/** What a spreadsheet runs as a formula, or did before it was quoted. A number is none. */
const isFormula = (cell: string): boolean => /^'*[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+(?:\.\d+)?$/.test(cell);

const written = (cell: string): string => {
  const safe = isFormula(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A file of comma-separated values, that spreadsheets read as UTF-8 and of which they run no cell. */
export const csvFile = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')}`;

/** What a cell of such a file said. */
export const cellText = (cell: string): string => (cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell);

/** Several values in one cell, parted by `|`; one within a value has a backslash before it. */
export const listCell = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\|]/g, '\\$&')).join('|');

/** The values in a cell, without blank ones. */
export const listIn = (cell: string): readonly string[] =>
  (cell.match(/(?:\\[\\|]|[^|])+/g) ?? []).flatMap((value) => value.replace(/\\([\\|])/g, '$1').trim() || []);
