import type { ReadOfRegister } from '@/contract/contentShapes';
import { writeRegister } from '../../db/queries/rera';
import { HttpError } from '../../kernel/httpError';
import { said, type Said } from '../../kernel/said';
import { TableError } from '../imports/readCsv';
import type { Done, Work } from '../act';
import { readRegister } from './register';

/** What is read of a file, before it is known who reads that. */
interface ReadFile extends Omit<ReadOfRegister, 'faults'> {
  readonly faults: readonly { readonly line: number; readonly message: Said }[];
}

/** So many faulty rows are told. */
const MOST_TOLD = 100;

/** Throws 400 for what is no register, in words. */
function readIt(file: string) {
  try {
    return readRegister(file);
  } catch (error) {
    throw error instanceof TableError ? new HttpError(400, error.said) : error;
  }
}

const told = ({ read, rows, faulty }: ReturnType<typeof readRegister>): ReadFile => ({
  read,
  numbers: rows.length,
  faulty: faulty.length,
  faults: faulty.slice(0, MOST_TOLD).map(({ line, why }) => ({ line, message: why })),
});

/** What taking over this file would bring. */
export const checkRegister = (file: string): ReadFile => told(readIt(file));

/** Takes over what a file says of the register at `now`, ms since 1970; rows that cannot be read are left out. */
export function takeRegister(file: string, now: number): Work<Done<ReadFile & { readonly message: Said }>> {
  const register = readIt(file);
  const { length } = register.rows;
  return async (part) => {
    await writeRegister(part, register.rows, now);
    return {
      subject: 'rera',
      after: { numbers: length },
      answer: {
        ...told(register),
        message: said('numbersTaken', { n: length }),
      },
    };
  };
}
