import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A migration of steps, one after the other: statements that end with semicolons, which both databases read as they
 * are, or work that takes more than that.
 */
export const inSql = (...steps: readonly (string | Migration['up'])[]): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const step of steps) {
      if (typeof step === 'function') await step(db);
      else for (const statement of step.split(';')) if (statement.trim() !== '') await sql.raw(statement).execute(db);
    }
  },
});
