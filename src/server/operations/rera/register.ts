import { isDay } from '@/domain/day';
import { Parser } from 'htmlparser2';
import { projectRera } from '@/domain/reraNumber';
import type { RegisterRow } from '../../db/queries/rera';
import { said, type Said } from '../../kernel/said';
import { TableError, readCsv, type TableRow } from '../imports/readCsv';

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
function readTable(file: string, most: number): Iterable<TableRow> {
  return /^[\uFEFF\s]*</.test(file) ? htmlRows(file) : readCsv(file, most, beginning);
}

/** The register of a whole state has some thousand projects; everybody waits while they are read. */
const MOST_ROWS = 30_000;
/** Rows before the table, and blank ones. */
const OTHER_ROWS = 1000;
/** Longer names are cut, in characters. */
const LONGEST = 300;

const HEADINGS = {
  number: /\b(?:rera|registration|regn?\.?)\b.*\b(?:no|number|id)\b|^number$/i,
  name: /\bproject\s+name\b|\bname of (?:the )?project\b|^name$/i,
  promoter: /\bpromoter/i,
  validUntil: /\bvalid|\bexpir/i,
} as const;
type Column = keyof typeof HEADINGS;

/** What is read of the register. `faulty` says of each row that cannot be taken on which line it is, and why. */
interface ReadRegister {
  readonly read: number;
  readonly rows: readonly RegisterRow[];
  readonly faulty: readonly { readonly line: number; readonly why: Said }[];
}

/** A cell as one line of text, without tags and what no keyboard types. */
const plain = (cell = ''): string =>
  cell
    .slice(0, 10 * LONGEST)
    .replace(/<(script|style)\b.*?(?:<\/\1\s*>|$)/gis, ' ')
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** A day such as 31/03/2028, 31-Mar-2028 or 2028-03-31 as YYYY-MM-DD; null for none, undefined for what is no day. */
function dayIn(text: string): string | null | undefined {
  if (/^(?:|-|na|n\/a|nil)$/i.test(text)) return null;
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text) ?? [];
  const [, day = isoDay, month = isoMonth, year = isoYear] =
    /^(\d{1,2})[\s./-](\d{1,2}|[a-z]{3})[a-z]*[\s./-](\d{4})\b/i.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const count = /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) / 3 + 1;
  const written = [year, String(count).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(written) ? written : undefined;
}

function columnsOf(cells: readonly string[]): ReadonlyMap<Column, number> {
  const names = cells.map(plain);
  const found = (Object.keys(HEADINGS) as Column[]).map(
    (column) => [column, names.findIndex((name) => HEADINGS[column].test(name))] as const,
  );
  return new Map(found.filter(([, at]) => at >= 0));
}

/**
 * Reads the register from a file with comma-separated values or from a saved page. Its rows follow the first one that
 * names a column of numbers and another one. Throws a TableError when there is none, or too much.
 */
export function readRegister(file: string): ReadRegister {
  let columns: ReadonlyMap<Column, number> | null = null;
  let read = 0;
  const rows = new Map<string, RegisterRow>();
  const faulty: { line: number; why: Said }[] = [];
  const tooMany = () => new TableError(said('manyRegisterRows', { most: MOST_ROWS }));
  let seen = 0;
  for (const { line, cells } of readTable(file, MOST_ROWS + OTHER_ROWS)) {
    // What comes after so many was not read.
    if ((seen += 1) === MOST_ROWS + OTHER_ROWS) throw tooMany();
    if (columns === null) {
      const named = columnsOf(cells);
      if (named.has('number') && named.size > 1) columns = named;
      continue;
    }
    const {
      [0]: number,
      [1]: name,
      [2]: promoter,
      [3]: until,
    } = (Object.keys(HEADINGS) as Column[]).map((column) => plain(cells[columns?.get(column) ?? -1]));
    if (cells.every((cell) => plain(cell) === '')) continue;
    if ((read += 1) > MOST_ROWS) throw tooMany();
    const project = projectRera(number);
    const validUntil = dayIn(until ?? '');
    if (project === null) faulty.push({ line, why: said('noNumberInRow') });
    else if (rows.has(project)) faulty.push({ line, why: said('numberTwice', { number: project }) });
    else if (validUntil === undefined) faulty.push({ line, why: said('dayUnreadable') });
    else rows.set(project, { number: project, name: name ?? '', promoter: promoter ?? '', valid_until: validUntil });
  }
  if (columns === null) throw new TableError(said('noRegister'));
  return { read, rows: [...rows.values()], faulty };
}
