import type { Db, DayCountsTable } from '../schema';

/** Counts one more of something on a day, by India's clock, in days since 1970. */
export async function countOnDay(db: Db, what: DayCountsTable['what'], day: number): Promise<void> {
  await db
    .insertInto('day_counts')
    .values({ day, what, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'what']).doUpdateSet((eb) => ({ count: eb('day_counts.count', '+', 1) })),
    )
    .execute();
}

/** What was counted from a day on; the first day that was counted at all is `since`, null when none was. */
export async function countedDays(db: Db, from: number) {
  const [rows, first] = await Promise.all([
    db.selectFrom('day_counts').selectAll().where('day', '>=', from).execute(),
    db
      .selectFrom('day_counts')
      .select((eb) => eb.fn.min('day').as('day'))
      .executeTakeFirst(),
  ]);
  return { rows, since: first?.day ?? null };
}
