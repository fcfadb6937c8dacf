import { refusalsInOrder } from '@/server/db/migrations/030-refusals-in-order';
import { refusals } from '@/server/db/migrations/014-refusals';
import { lastRefused } from '@/server/db/queries/reviewQueue';
import { refuseListing } from '@/server/operations/reviews';
import { aPayload, postingOf } from '../../../support/server/posting';
import { appOfEach } from '../../../support/server/testApp';
import { AGENT } from '../../../support/server/world';

const t = appOfEach({ properties: 3, projects: 0 });

it('knows what was refused before, as it is now, and nothing else [DASH-3]', async () => {
  const agent = postingOf(t, await t.tokenOf(AGENT));
  const [id] = [await agent.posted(aPayload()), await agent.posted(aPayload({ name: 'Next door' }))];
  await refuseListing(t.db, id, [{ text: 'Nobody has such a flat.' }]);
  await t.db.schema.dropTable('listing_refusals').execute();
  await refusals.up(t.db);
  await refusalsInOrder.up(t.db);
  const { doc } = await t.db.selectFrom('properties').select('doc').where('id', '=', id).executeTakeFirstOrThrow();
  expect(await t.db.selectFrom('listing_refusals').selectAll().execute()).toEqual([{ listing_id: id, doc, turn: 0 }]);
  await t.db.deleteFrom('properties').where('id', '=', id).execute();
  expect(await t.db.selectFrom('listing_refusals').selectAll().execute()).toEqual([]);
});

it('tells what was refused last, also after the database moved the older row behind it [DASH-3]', async () => {
  const agent = postingOf(t, await t.tokenOf(AGENT));
  const id = await agent.posted(aPayload());
  for (const name of ['First', 'Second']) {
    await agent.update({ ...aPayload({ name }), _id: id });
    await refuseListing(t.db, id, [{ text: `${name} is refused.` }]);
  }
  const [older] = await t.db.selectFrom('listing_refusals').selectAll().where('turn', '=', 1).execute();
  if (older === undefined) throw new Error('The first refusal is not kept.');
  await t.db.deleteFrom('listing_refusals').where('turn', '=', 1).execute();
  await t.db.insertInto('listing_refusals').values(older).execute();
  expect(JSON.parse((await lastRefused(t.db, [id])).get(id) ?? '{}')).toMatchObject({ name: 'Second' });
});
