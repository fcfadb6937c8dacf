import { Parser } from 'htmlparser2';
import { readCsv, type TableRow } from '../imports/readCsv';

/** What stands in these is no text of the page. */
const UNSEEN = /^(?:script|style|template|noscript|iframe|textarea|title|svg)$/;
const LINE_END = /\n|\r\n?/g;

/** The rows of a page's tables: what one reads in their cells, without scripts and whatever else is not seen. */
function htmlRows(html: string): readonly TableRow[] {
  const rows: { readonly line: number; readonly cells: string[] }[] = [];
  let [line, counted, unseen] = [1, 0, 0];
  let isOpen = false;
  const lineAt = (at: number): number => {
    line += html.slice(counted, at).match(LINE_END)?.length ?? 0;
    counted = at;
    return line;
  };
  const write = (text: string): void => {
    const cells = rows.at(-1)?.cells;
    if (isOpen && unseen === 0) cells?.push(`${cells.pop() ?? ''}${text}`);
  };
  const parser = new Parser({
    onopentagname: (name) => {
      if (UNSEEN.test(name)) unseen += 1;
      if (name === 'tr') rows.push({ line: lineAt(parser.startIndex), cells: [] });
      if (name === 'td' || name === 'th') isOpen = (rows.at(-1)?.cells.push('') ?? 0) > 0;
      if (name === 'br') write(' ');
    },
    ontext: write,
    onclosetag: (name) => {
      if (UNSEEN.test(name)) unseen -= 1;
      if (/^(?:t[rdh]|table)$/.test(name)) isOpen = false;
    },
  });
  parser.end(html);
  return rows;
}

/** Lines of its own may stand before a table: so many characters show what parts its cells. */
const beginning = (text: string): string => text.slice(0, 4000);

/** The first `most` rows of a file with comma-separated values, or all of the tables of a saved page. */
export function readTable(file: string, most: number): Iterable<TableRow> {
  return /^[\uFEFF\s]*</.test(file) ? htmlRows(file) : readCsv(file, most, beginning);
}
