import type { core } from 'zod';
import type { Imported, ImportKindName } from '@/contract/contentShapes';
import { cellText, csvFile, listIn } from '@/domain/csv';
import { inTransaction } from '../../db/inTransaction';
import type { Db } from '../../db/schema';
import { HttpError } from '../../kernel/httpError';
import { besideField, isSpoken, said, type Said, type Spoken, type Unworded } from '../../kernel/said';
import { shapeFault } from '../../kernel/shapeFault';
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

/** What a file would bring, or brought. */
interface Brought extends Omit<Imported, 'faults'> {
  readonly faults: Fault[];
}
type Fault = Omit<Imported['faults'][number], 'message'> & { readonly message: Unworded<string> };

const cellValue = ({ isList }: ImportColumn, cell: string): unknown => {
  if (cell === '') return null;
  return isList ? listIn(cell) : cell;
};

/** The column that each cell stands in, by the file's first row; what is wrong with that row. */
function headed({ columns }: ImportKind, first: TableRow | undefined) {
  const heads = first?.cells.map((cell) => cell.trim()) ?? [];
  const found = heads.map((head) => columns.find(({ name }) => name.toLowerCase() === head.toLowerCase()));
  const fault = (column: string, message: Said): Fault => ({ line: first?.line ?? 1, column, message });
  const names = columns.map(({ name }) => name).join(', ');
  const faults = heads.flatMap((head, at) => {
    if (found[at] === undefined) return [fault(head.slice(0, 60), said('noColumn', { names }))];
    return found.indexOf(found[at]) < at ? [fault(head, said('columnTwice'))] : [];
  });
  return { found, faults };
}

/** What a refusal of a row says: of which column, and what. */
function refusal({ said: words, message }: HttpError, { columns }: ImportKind): Omit<Fault, 'line'> {
  const column = columns.find(({ name }) => name === words?.params['field'])?.name ?? '';
  return { column, message: words === null ? message : besideField(words) };
}

/** What is wrong with a cell: in words of the check itself, or of its shape. */
function cellFault(issue: core.$ZodIssue): Spoken {
  const words: unknown = issue.code === 'custom' ? issue.params?.['words'] : null;
  return isSpoken(words) ? words : besideField(shapeFault(issue));
}

async function writeRows(part: Db, kind: ImportKind, file: string, now: number): Promise<Brought> {
  const brought: Brought = { rows: 0, new: 0, changed: 0, faults: [] };
  const { most = MOST_ROWS } = kind;
  const [first, ...rows] = readCsv(file, most + 2);
  const { found, faults } = headed(kind, first);
  if (faults.length > 0) return { ...brought, faults };
  if (rows.length > most) throw new HttpError(400, said('manyRows', { most }));
  const writer = await kind.begin(part, now);
  for (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    brought.rows += 1;
    if (cells.length > found.length) brought.faults.push({ line, column: '', message: said('manyCells') });
    const values = found.flatMap((column, at) => {
      return column ? [[column.name, cellValue(column, cellText(cells[at]?.trim() ?? ''))] as const] : [];
    });
    const read = kind.shape.safeParse(Object.fromEntries(values));
    if (read.success) {
      try {
        const state = await writer.write(read.data);
        if (state !== 'same') brought[state] += 1;
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        brought.faults.push({ line, ...refusal(error, kind) });
      }
    } else {
      const row = new Map(values);
      const told = read.error.issues.map((issue) => {
        const column = String(issue.path[0] ?? '');
        return { line, column, message: row.get(column) == null ? said('cellNeeded') : cellFault(issue) };
      });
      brought.faults.push(...told.filter(({ column }, at) => told.findIndex((each) => each.column === column) === at));
    }
    if (brought.faults.length >= MOST_FAULTS) break;
  }
  await writer.end();
  return brought;
}

async function rowsOf(part: Db, name: ImportKindName, file: string, now: number): Promise<Brought> {
  try {
    return await writeRows(part, IMPORTS[name], file, now);
  } catch (error) {
    throw error instanceof TableError ? new HttpError(400, error.said) : error;
  }
}

/** Undoes what a trial wrote. */
class Undone extends Error {
  constructor(readonly brought: Brought) {
    super();
  }
}

/** What the import of a file would do: it is done, and undone. */
export async function checkImport(db: Db, name: ImportKindName, file: string, now: number): Promise<Brought> {
  try {
    return await inTransaction(db, async (part) => {
      throw new Undone(await rowsOf(part, name, file, now));
    });
  } catch (error) {
    if (error instanceof Undone) return error.brought;
    throw error;
  }
}

/** The words of a fault. */
export const faultWords = ({ line, column, message }: Fault): Said =>
  column === ''
    ? said('faultInLine', { line: String(line), fault: message })
    : said('faultInCell', { line: String(line), column, fault: message });

/** Writes all rows of a file; throws 409, and writes none, where one is at fault. */
export const importRows =
  (name: ImportKindName, file: string, now: number): Work<Done<Brought & { readonly message: Said }>> =>
  async (part) => {
    const brought = await rowsOf(part, name, file, now);
    const [fault] = brought.faults;
    if (fault !== undefined) throw new HttpError(409, said('notImported', { fault: faultWords(fault) }));
    const { rows, new: added, changed } = brought;
    const message = said('imported', { rows, added, changed });
    return { subject: name, after: { rows, new: added, changed }, answer: { ...brought, message } };
  };

/** What whoever fills in a file has to know. */
export function importForm(name: ImportKindName) {
  const { columns, most = MOST_ROWS } = IMPORTS[name];
  return {
    most,
    columns: columns.map((column) => ({
      name: column.name,
      says: column.isList ? said('columnOfSeveral', { says: column.says }) : column.says,
    })),
    example: csvFile([columns.map((column) => column.name), columns.map(({ example }) => example)]),
  };
}
