import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { WhichPeople } from '@/contract/console';
import { isMobile } from '@/domain/contact';
import { SMALL_NAMES } from '../migrations/034-small-names';
import { countOf, holding } from '../rows';
import type { Db, Tables } from '../schema';
import { pageOf, readCursor } from './cursor';
import { SHOWN_PHONE } from './phoneColumn';

const PAGE = 30;
const ORDER = 'people';

/** Whom a text names: an e-mail, a mobile number or an id as a whole, else a part of a name. */
export function named<O>(
  query: SelectQueryBuilder<Tables, 'users', O>,
  q: string,
): SelectQueryBuilder<Tables, 'users', O> {
  if (q.includes('@')) return query.where('email', '=', q.toLowerCase());
  if (isMobile(q)) return query.where((eb) => eb.or([eb('phone', '=', q), eb('later_phone', '=', q)]));
  if (/^[\da-f]{24}$/.test(q)) return query.where('id', '=', q);
  // In the index's own words, so that the names are small already. What is looked for stands in a question of its own:
  // PostgreSQL then does not know how few it names, and goes through that index, not through whole rows.
  return query.where(sql<SqlBool>`${sql.raw(SMALL_NAMES)} like (select lower(${holding(q)})) escape '\\'`);
}

interface Asked {
  readonly q?: string | undefined;
  readonly who?: WhichPeople | undefined;
  readonly after?: string | undefined;
}

/** Who is meant, however many. */
function meant(db: Db, { q = '', who }: Asked) {
  // An account that was erased is as old as time.
  const all = db.selectFrom('users').where('created_at', '>', 0);
  const some = q.trim() === '' ? all : named(all, q.trim());
  if (who === undefined) return some;
  // Whoever is suspended is away: an index knows the few who are.
  if (who === 'suspended') return some.where('away_since', 'is not', null).where('suspended_at', 'is not', null);
  return some.where('role_code', who === 'agents' ? '=' : '!=', 'agt');
}

/**
 * A page of the accounts, the newest first, with the cursor of the next; null at the end. `total`: how many there are in
 * all, counted for the first page alone.
 */
export async function peoplePage(db: Db, { after, ...asked }: Asked) {
  let query = meant(db, asked).select('id');
  if (after !== undefined) {
    const { value, id } = readCursor(after, ORDER);
    query = query.where(sql<SqlBool>`(created_at, id) < (${value}, ${id})`);
  }
  const some = query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  const found = await db
    .selectFrom(some.as('some'))
    .innerJoin('users', 'users.id', 'some.id')
    .select((eb) => [
      'users.id',
      'username',
      'users.name',
      'role_code',
      SHOWN_PHONE,
      'phone_confirmed_at',
      'email',
      'created_at',
      'active_listings',
      'suspended_at',
      'suspended_reason',
      'leaves_at',
      eb
        .selectFrom('sessions')
        .whereRef('sessions.user_id', '=', 'users.id')
        .select(sql<number>`count(*)`.as('sessions'))
        .as('sessions'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('users.id', 'desc')
    .execute();
  const page = pageOf(found, { size: PAGE, order: ORDER, placeOf: ({ created_at }) => created_at });
  return { ...page, total: after === undefined ? await countOf(meant(db, asked)) : null };
}

export type PersonRow = Awaited<ReturnType<typeof peoplePage>>['rows'][number];
