import { open } from 'node:fs/promises';
import { AdminError } from './context';

const MEGABYTE = 1_048_576;

/** The text of a file of at most so many megabytes. Throws an AdminError where it cannot be read. */
export async function textOf(path: string, megabytes: number): Promise<string> {
  const file = await open(path).catch((error: unknown) => {
    throw new AdminError(`${path} cannot be read: ${error instanceof Error ? error.message : 'no reason given'}.`);
  });
  try {
    if ((await file.stat()).size > megabytes * MEGABYTE) throw new AdminError(`${path} has more than ${megabytes} MB.`);
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}
