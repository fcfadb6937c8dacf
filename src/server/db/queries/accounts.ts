import type { Insertable, Selectable } from 'kysely';
import { inTransaction } from '../inTransaction';
import type { Db, Tables, UsersTable } from '../schema';
import { SHOWN_PHONE, withoutNumber } from './phoneColumn';
import { takeNumber } from './phoneNumbers';

const COLUMNS = ['id', 'username', 'role_code', 'email', 'language', 'country_code', 'password_hash', 'doc'] as const;
/** Who somebody is when logging in, with what a password is compared to. */
export type Account = Pick<Selectable<Tables['users']>, (typeof COLUMNS)[number] | 'phone'>;

/** A number that nobody has proven is tried with the passwords of so many accounts. */
const MOST_TRIED = 4;

/**
 * The accounts of a mobile number: the one that has proven it alone; else all that gave it, the first one first, as far
 * as a password is compared with them.
 */
export async function findAccounts(db: Db, phone: string): Promise<readonly Account[]> {
  const rows = await db
    .selectFrom('users')
    .select([...COLUMNS, 'phone_confirmed_at', SHOWN_PHONE])
    .where((eb) => eb.or([eb('users.phone', '=', phone), eb('later_phone', '=', phone)]))
    .orderBy((eb) => eb.case().when('users.phone', '=', phone).then(0).else(1).end())
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_TRIED)
    .execute();
  const proven = rows.filter(({ phone_confirmed_at }) => phone_confirmed_at !== null);
  return proven.length > 0 ? proven : rows;
}

/** The account that has proven a mobile number. */
export const findProvenAccount = (db: Db, phone: string): Promise<Account | undefined> =>
  db
    .selectFrom('users')
    .select([...COLUMNS, SHOWN_PHONE])
    .where('users.phone', '=', phone)
    .where('phone_confirmed_at', 'is not', null)
    .executeTakeFirst();

export const findAccountById = (db: Db, id: string): Promise<Account | undefined> =>
  db
    .selectFrom('users')
    .select([...COLUMNS, SHOWN_PHONE])
    .where('id', '=', id)
    .executeTakeFirst();

/** The account of an e-mail address in lower case. */
export const findAccountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  db
    .selectFrom('users')
    .select([...COLUMNS, SHOWN_PHONE])
    .where('email', '=', email)
    .executeTakeFirst();

/**
 * Stores a new account. Undefined when its e-mail belongs to another one, or another one has proven its number; a
 * number that nobody has proven is shared. A repeat answers the first.
 */
export function createAccount(db: Db, row: Insertable<UsersTable>): Promise<Account | undefined> {
  return inTransaction(db, async (part) => {
    const store = (values: Insertable<UsersTable>) =>
      part
        .insertInto('users')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const stored = () =>
      part
        .selectFrom('users')
        .select([...COLUMNS, SHOWN_PHONE])
        .where('id', '=', row.id)
        .executeTakeFirst();
    await store(row);
    const account = await stored();
    if (account !== undefined) return account;
    const holders = await takeNumber(part, row.phone);
    if (holders.some(({ isProven }) => isProven)) return undefined;
    await store({ ...row, phone: withoutNumber(row.id), later_phone: row.phone });
    return stored();
  });
}
