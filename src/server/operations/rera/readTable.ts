/** A row of a table and the line of its file on which it begins, from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const LINE_END = /\n|\r\n?/g;

/** Counts the lines of a text up to places that are asked for in ascending order. */
function lineCounter(text: string): (at: number) => number {
  const ends = text.matchAll(LINE_END);
  let next = ends.next();
  let line = 1;
  return (at) => {
    for (; next.done !== true && next.value.index < at; next = ends.next()) line += 1;
    return line;
  };
}

/** The end of a quoted cell that begins behind its quote; a doubled quote is part of it. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? text.length : at;
}

/** So much of a file shows what parts its cells, in characters. */
const BEGINNING = 4000;

/** The rows of comma-separated values; semicolons and tabs part them too, whichever the file begins with most of. */
function* csvRows(text: string): Generator<TableRow> {
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: text.slice(0, BEGINNING).split(mark).length }));
  const { mark } = counts.reduce((most, each) => (each.count > most.count ? each : most));
  const end = new RegExp(`[${mark}\\r\\n]`, 'g');
  const lineOf = lineCounter(text);
  let cells: string[] = [];
  let rowAt = 0;
  for (let at = 0; at <= text.length;) {
    const isQuoted = text[at] === '"';
    const closing = isQuoted ? closingQuote(text, at + 1) : at;
    end.lastIndex = closing;
    const next = end.exec(text)?.index ?? text.length;
    cells.push(isQuoted ? text.slice(at + 1, closing).replaceAll('""', '"') : text.slice(at, next));
    at = next + 1;
    if (text[next] === mark) continue;
    if (text[next] === '\r' && text[at] === '\n') at += 1;
    yield { line: lineOf(rowAt), cells };
    [cells, rowAt] = [[], at];
  }
}

/** What stands in these is no text of the page. */
const UNSEEN = /^(?:script|style|template|noscript|iframe|textarea|title|svg)$/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,4}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0xffff ? String.fromCharCode(code) : ' ';
    },
  );

/** Where a tag ends that begins at `from`: its values may hold `>`. */
function tagEnd(html: string, from: number): number {
  const mark = /["'>]/g;
  mark.lastIndex = from;
  for (let found = mark.exec(html); found !== null; found = mark.exec(html)) {
    if (found[0] === '>') return found.index + 1;
    const closing = html.indexOf(found[0], found.index + 1);
    if (closing < 0) break;
    mark.lastIndex = closing + 1;
  }
  return html.length;
}

function behind(text: string, what: RegExp, from: number): number {
  what.lastIndex = from;
  const found = what.exec(text);
  return found === null ? text.length : found.index + found[0].length;
}

/** The rows of a page's tables: what one reads in their cells, without scripts and whatever else is not seen. */
function* htmlRows(html: string): Generator<TableRow> {
  const lineOf = lineCounter(html);
  let row: { readonly line: number; readonly cells: string[] } | null = null;
  let cell: string | null = null;
  const endCell = (): void => {
    if (cell !== null) row?.cells.push(decoded(cell));
    cell = null;
  };
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    if (cell !== null) cell += html.slice(at, open < 0 ? html.length : open);
    if (open < 0) break;
    if (html.startsWith('<!--', open)) {
      at = behind(html, /-->/g, open);
      continue;
    }
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 20)) ?? [];
    const tag = name.toLowerCase();
    at = tag === '' ? open + 1 : tagEnd(html, open);
    if (slash === '' && UNSEEN.test(tag)) at = behind(html, new RegExp(`</${tag}\\b[^>]*>`, 'gi'), at);
    if (tag === 'br' && cell !== null) cell += ' ';
    if (!/^(?:t[rdh]|table)$/.test(tag)) continue;
    endCell();
    if (tag === 'td' || tag === 'th') {
      if (slash === '') cell = '';
      continue;
    }
    if (row !== null) yield row;
    row = slash === '' && tag === 'tr' ? { line: lineOf(open), cells: [] } : null;
  }
  endCell();
  if (row !== null) yield row;
}

/** The rows of a file with comma-separated values, or of the tables of a saved page. */
export function readTable(file: string): Generator<TableRow> {
  const text = file.replace(/^\uFEFF/, '');
  return /^\s*</.test(text) ? htmlRows(text) : csvRows(text);
}
