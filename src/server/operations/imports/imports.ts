import type { Imported, ImportKindName } from '@/contract/contentShapes';
import { cellText, csvFile, listIn } from '@/domain/csv';
import { indianNumber, plural } from '@/domain/text';
import { inTransaction } from '../../db/inTransaction';
import type { Db } from '../../db/schema';
import { HttpError } from '../../kernel/httpError';
import type { Done, Work } from '../act';
import { builderImport } from '../builders';
import { placeImport } from '../placeImport';
import { projectImport } from '../projectImport';
import type { ImportColumn, ImportKind } from './kind';
import { homeImport } from './homeImport';
import { newsImport } from './newsImport';
import { readCsv, TableError, type TableRow } from './readCsv';

const IMPORTS: Readonly<Record<ImportKindName, ImportKind>> = {
  builders: builderImport,
  news: newsImport,
  home: homeImport,
  projects: projectImport,
  places: placeImport,
};

/** While they are written nobody else writes: so many take some seconds. */
const MOST_ROWS = 1000;
/** So many faults are told; whoever mends them asks again. */
const MOST_FAULTS = 200;

type Fault = Imported['faults'][number];
type Written = { -readonly [K in keyof Imported]: Imported[K] };

const cellValue = ({ isList }: ImportColumn, cell: string): unknown => {
  if (cell === '') return null;
  return isList ? listIn(cell) : cell;
};

/** The column that each cell stands in, by the file's first row; what is wrong with that row. */
function headed({ columns }: ImportKind, first: TableRow | undefined) {
  const heads = first?.cells.map((cell) => cell.trim()) ?? [];
  const found = heads.map((head) => columns.find(({ name }) => name.toLowerCase() === head.toLowerCase()));
  const fault = (column: string, message: string): Fault => ({ line: first?.line ?? 1, column, message });
  const names = columns.map(({ name }) => name).join(', ');
  const faults = heads.flatMap((head, at) => {
    if (found[at] === undefined) return [fault(head.slice(0, 60), `is no column. There are: ${names}`)];
    return found.indexOf(found[at]) < at ? [fault(head, 'stands there twice')] : [];
  });
  return { found, faults };
}

/** What a refusal of a row says: of which column, and what. */
function refusal(message: string, { columns }: ImportKind): Omit<Fault, 'line'> {
  const column = columns.find(({ name }) => message.startsWith(`${name}: `))?.name ?? '';
  const words = column === '' ? message : message.slice(column.length + 2);
  return { column, message: words.replace(/\.$/, '') };
}

async function writeRows(part: Db, kind: ImportKind, file: string, now: number): Promise<Imported> {
  const said: Written = { rows: 0, new: 0, changed: 0, faults: [] };
  const { most = MOST_ROWS } = kind;
  const [first, ...rows] = readCsv(file, most + 2);
  const { found, faults } = headed(kind, first);
  if (faults.length > 0) return { ...said, faults };
  if (rows.length > most) throw new HttpError(400, `Please send at most ${indianNumber(most)} rows in one file.`);
  const writer = await kind.begin(part, now);
  for (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    said.rows += 1;
    if (cells.length > found.length)
      said.faults.push({ line, column: '', message: 'There are more cells than columns' });
    const values = found.flatMap((column, at) => {
      return column ? [[column.name, cellValue(column, cellText(cells[at]?.trim() ?? ''))] as const] : [];
    });
    const read = kind.shape.safeParse(Object.fromEntries(values));
    if (read.success) {
      try {
        const state = await writer.write(read.data);
        if (state !== 'same') said[state] += 1;
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        said.faults.push({ line, ...refusal(error.message, kind) });
      }
    } else {
      const row = new Map(values);
      const told = read.error.issues.map(({ path, message }) => {
        const column = String(path[0] ?? '');
        return { line, column, message: row.get(column) == null ? 'is required' : message };
      });
      said.faults.push(...told.filter(({ column }, at) => told.findIndex((each) => each.column === column) === at));
    }
    if (said.faults.length >= MOST_FAULTS) break;
  }
  await writer.end();
  return said;
}

async function rowsOf(part: Db, name: ImportKindName, file: string, now: number): Promise<Imported> {
  try {
    return await writeRows(part, IMPORTS[name], file, now);
  } catch (error) {
    throw error instanceof TableError ? new HttpError(400, error.message) : error;
  }
}

/** Undoes what a trial wrote. */
class Undone extends Error {
  constructor(readonly said: Imported) {
    super();
  }
}

/** What the import of a file would do: it is done, and undone. */
export async function checkImport(db: Db, name: ImportKindName, file: string, now: number): Promise<Imported> {
  try {
    return await inTransaction(db, async (part) => {
      throw new Undone(await rowsOf(part, name, file, now));
    });
  } catch (error) {
    if (error instanceof Undone) return error.said;
    throw error;
  }
}

/** The words of a fault. */
export const faultWords = ({ line, column, message }: Fault): string =>
  `line ${line}${column === '' ? '' : `, ${column}`}: ${message}`;

/** Writes all rows of a file; throws 409, and writes none, where one is at fault. */
export const importRows =
  (name: ImportKindName, file: string, now: number): Work<Done<Imported & { readonly message: string }>> =>
  async (part) => {
    const said = await rowsOf(part, name, file, now);
    const [fault] = said.faults;
    if (fault !== undefined) throw new HttpError(409, `Nothing was imported: ${faultWords(fault)}.`);
    const { rows, changed } = said;
    const message = `${plural(rows, 'row', 'rows')} imported: ${said.new} new, ${changed} changed`;
    return { subject: name, after: { rows, new: said.new, changed }, answer: { ...said, message } };
  };

/** What whoever fills in a file has to know. */
export function importForm(name: ImportKindName) {
  const { columns, most = MOST_ROWS } = IMPORTS[name];
  return {
    most,
    columns: columns.map((column) => ({
      name: column.name,
      says: column.isList ? `${column.says}; several are parted by |` : column.says,
    })),
    example: csvFile([columns.map((column) => column.name), columns.map(({ example }) => example)]),
  };
}
