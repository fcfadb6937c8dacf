import { countOf } from '../rows';
import type { Db } from '../schema';
import { oldestFirst } from './cursor';
import { SHOWN_PHONE } from './phoneColumn';

/**
 * A page of those who asked to become agents and are none yet, each of them once, the longest waiting first, with the
 * cursor of the next; null at the end. `since`: when the user first asked, ms since 1970; `doc`: what the user last
 * wrote.
 */
export async function openApplications(db: Db, most: number, after?: string) {
  const open = db
    .with('asked', (from) =>
      from
        .selectFrom('enquiries')
        .where('kind', '=', 'agentApplication')
        .where('settled_at', 'is', null)
        .select((eb) => [
          'user_id',
          'doc',
          eb.fn
            .min('created_at')
            .over((over) => over.partitionBy('user_id'))
            .as('since'),
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('user_id').orderBy('created_at', 'desc').orderBy('id', 'desc'))
            .as('nth'),
        ]),
    )
    .selectFrom('asked')
    .innerJoin('users', 'users.id', 'asked.user_id')
    .where('asked.nth', '=', 1)
    .where('users.role_code', '!=', 'agt');
  const page = await oldestFirst(
    open.select(['users.id', 'users.username', SHOWN_PHONE, 'users.phone_confirmed_at', 'asked.since', 'asked.doc']),
    { after, size: most, order: 'applications', by: ['asked.since', 'users.id'] },
  );
  return { total: await countOf(open), ...page };
}

/** The user with this id, or all who have this mobile number (ten digits), which several may while nobody has proven it. */
export const usersNamed = (db: Db, idOrPhone: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'role_code', SHOWN_PHONE])
    .where((eb) =>
      eb.or([eb('id', '=', idOrPhone), eb('users.phone', '=', idOrPhone), eb('later_phone', '=', idOrPhone)]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
