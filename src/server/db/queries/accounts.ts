import type { Insertable } from 'kysely';
import type { Db, Tables, UsersTable } from '../schema';

const COLUMNS = ['id', 'username', 'role_code', 'email', 'phone', 'country_code', 'password_hash'] as const;
/** Who somebody is when logging in, with what a password is compared to. */
export type Account = Pick<Tables['users'], (typeof COLUMNS)[number]>;

/** The account of a mobile number. */
export const findAccount = (db: Db, phone: string): Promise<Account | undefined> =>
  db.selectFrom('users').select(COLUMNS).where('phone', '=', phone).executeTakeFirst();

/** The account of an e-mail address in lower case. */
export const findAccountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  db.selectFrom('users').select(COLUMNS).where('email', '=', email).executeTakeFirst();

/** Stores a new account. Undefined when its number or e-mail belongs to another one; a repeat answers the first. */
export async function createAccount(db: Db, row: Insertable<UsersTable>): Promise<Account | undefined> {
  await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('users').select(COLUMNS).where('id', '=', row.id).executeTakeFirst();
}
