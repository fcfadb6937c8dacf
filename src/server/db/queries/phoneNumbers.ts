import type { Db } from '../schema';
import { withoutNumber } from './phoneColumn';

/**
 * All accounts with a number, kept from other writers until the transaction ends; none proves it meanwhile. Who else writes
 * them is waited for, and may have given the number to a further account, which only a second look sees.
 */
export async function takeNumber(part: Db, phone: string) {
  const look = () =>
    part
      .updateTable('users')
      .set((eb) => ({ role_code: eb.ref('role_code') }))
      .where((eb) => eb.or([eb('phone', '=', phone), eb('later_phone', '=', phone)]))
      .returning(['id', 'email', 'language', 'phone', 'phone_confirmed_at'])
      .execute();
  await look();
  const rows = await look();
  return rows.map(({ id, email, language, phone: held, phone_confirmed_at }) => ({
    id,
    email,
    language,
    isProven: held === phone && phone_confirmed_at !== null,
  }));
}

/** An account with a mobile number, which it may share with others while none of them has proven it. */
export type NumberHolder = Awaited<ReturnType<typeof takeNumber>>[number];

/** Takes the number from an account: it has none until it proves one. */
export async function loseNumber(part: Db, userId: string): Promise<void> {
  await part
    .updateTable('users')
    .set({ phone: withoutNumber(userId), later_phone: null, phone_confirmed_at: null, must_confirm_phone: 1 })
    .where('id', '=', userId)
    .execute();
}

/** Gives an account a number that it has proven. Nobody else may have it any longer. */
export async function proveNumber(part: Db, userId: string, phone: string, now: number): Promise<void> {
  await part
    .updateTable('users')
    .set({ phone, later_phone: null, phone_confirmed_at: now })
    .where('id', '=', userId)
    .execute();
}
