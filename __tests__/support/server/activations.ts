import { sql } from 'kysely';
import type { Db } from '@/server/db/schema';
import { isOnPostgres } from '../postgres/databases';

/** Lets the database itself note every activation of a listing; answers the ids, one for each time. */
export async function noteActivations(db: Db): Promise<() => Promise<readonly string[]>> {
  await sql`create table activations (id text)`.execute(db);
  if (isOnPostgres()) {
    await sql`create function note_activation() returns trigger language plpgsql as
      'begin insert into activations values (new.id); return new; end'`.execute(db);
    await sql`create trigger activated after update of status on properties for each row
      when (old.status = 0 and new.status = 1) execute function note_activation()`.execute(db);
  } else {
    await sql`create trigger activated after update of status on properties when old.status = 0 and new.status = 1
      begin insert into activations values (new.id); end`.execute(db);
  }
  return async () => (await sql<{ id: string }>`select id from activations`.execute(db)).rows.map(({ id }) => id);
}
