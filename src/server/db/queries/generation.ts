import { GENERATION } from '../dialects/generation';
import type { Db } from '../schema';
import { noted } from './meta';

/** A number that grows with every write, of any process, of what public pages show. */
export const pageGeneration = async (db: Db): Promise<number> => Number((await noted(db, GENERATION)) ?? 0);
