import type { Property } from '@/contract/entities';
import { meansRera, projectRera } from '@/domain/reraNumber';
import { isoOf } from '../../kernel/isoTime';
import { inTransaction } from '../inTransaction';
import { batches } from '../rows';
import type { Db, ReraRegisterTable } from '../schema';

export type RegisterRow = Omit<ReraRegisterTable, 'imported_at'>;

/** Writes what was seen in the register at `now`, ms since 1970. What was taken over earlier stays, with its own day. */
export function writeRegister(db: Db, rows: readonly RegisterRow[], now: number): Promise<void> {
  return inTransaction(db, async (part) => {
    for (const batch of batches(rows)) {
      await part
        .insertInto('rera_register')
        .values(batch.map((row) => ({ ...row, imported_at: now })))
        .onConflict((conflict) =>
          conflict.column('number').doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            promoter: eb.ref('excluded.promoter'),
            valid_until: eb.ref('excluded.valid_until'),
            imported_at: now,
          })),
        )
        .execute();
    }
  });
}

/** What the register says of the number that a listing or a project names: nothing while no register is here. */
export async function reraStanding(
  db: Db,
  reraId: unknown,
): Promise<Pick<Property, 'reraFound' | 'reraSeenAt' | 'reraValidUntil'>> {
  if (!meansRera(reraId)) return {};
  const row = await db
    .selectFrom('rera_register')
    .select(['imported_at', 'valid_until'])
    .where('number', '=', projectRera(reraId) ?? '')
    .executeTakeFirst();
  if (row !== undefined)
    return {
      reraFound: true,
      reraSeenAt: new Date(row.imported_at).toISOString(),
      reraValidUntil: row.valid_until,
    };
  const any = await db.selectFrom('rera_register').select('number').limit(1).executeTakeFirst();
  return any === undefined ? {} : { reraFound: false };
}

/** How many numbers of the register are known, and when the last of them were taken over. */
export async function registerNow(db: Db): Promise<{ readonly numbers: number; readonly takenAt: string | null }> {
  const row = await db
    .selectFrom('rera_register')
    .select(({ fn }) => [fn.countAll<number>().as('numbers'), fn.max('imported_at').as('at')])
    .executeTakeFirst();
  return { numbers: row?.numbers ?? 0, takenAt: isoOf(row?.at) };
}
