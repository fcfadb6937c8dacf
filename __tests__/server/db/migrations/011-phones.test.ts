import { phones } from '@/server/db/migrations/011-phones';
import { logsIn } from '../../../support/server/phones';
import { aPayload, postingOf } from '../../../support/server/posting';
import { appOfEach } from '../../../support/server/testApp';
import { checkDueListings } from '@/server/operations/reviews';
import { AGENT, USER } from '../../../support/server/world';

const t = appOfEach({ properties: 9, projects: 0, config: { demo: true } });

/** The tables as they were before, with the rows that are in them. */
async function before(): Promise<void> {
  const { schema } = t.db;
  await schema.dropTable('phone_measures').execute();
  await schema.dropTable('phone_place_views').execute();
  await schema.dropIndex('phone_views_by_time').execute();
  await schema.dropIndex('users_by_later_phone').execute();
  for (const column of ['phone_confirmed_at', 'later_phone', 'must_confirm_phone'])
    await schema.alterTable('users').dropColumn(column).execute();
}

it('keeps who was there before: numbers, logins, listings and what was seen; none is confirmed, none has to be [QUAL-8]', async () => {
  await t.db.insertInto('phone_views').values({ user_id: USER.id, owner_id: AGENT.id, at: t.clock.now }).execute();
  await before();
  await phones.up(t.db);
  const users = await t.db
    .selectFrom('users')
    .select(['phone', 'phone_confirmed_at', 'later_phone', 'must_confirm_phone'])
    .orderBy('phone')
    .execute();
  expect(users).toEqual(
    ['9000000001', '9000000002', '9000000003'].map((phone) => ({
      phone,
      phone_confirmed_at: null,
      later_phone: null,
      must_confirm_phone: 0,
    })),
  );
  expect((await logsIn(t, AGENT.phone, AGENT.password)).statusCode).toBe(200);
  const calls = postingOf(t, await t.tokenOf(AGENT));
  const id = await calls.posted(aPayload());
  t.clock.now += 60_000;
  await checkDueListings(t.db, t.config, t.clock.now, () => undefined);
  expect(await calls.one(id)).toMatchObject({ status: 1 });
  expect(await t.db.selectFrom('phone_views').select('owner_id').execute()).toEqual([{ owner_id: AGENT.id }]);
});
