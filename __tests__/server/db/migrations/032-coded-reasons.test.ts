import { codedReasons } from '@/server/db/migrations/032-coded-reasons';
import { aPayload, postingOf } from '../../../support/server/posting';
import { testApp } from '../../../support/server/testApp';
import { AGENT } from '../../../support/server/world';

it('keeps why listings are not shown, by codes where a sentence names nothing of them [API-13]', async () => {
  const t = await testApp({ properties: 1, projects: 0, config: { moderation: 'manual' } });
  const agent = postingOf(t, await t.tokenOf(AGENT));
  const reasons = [
    'Confirm your mobile number first.\nPlease add the city.',
    'Please remove the phone number from “Block”. Buyers see the one of your account.\nPlease call us.',
    null,
  ];
  const ids: string[] = [];
  while (ids.length < reasons.length) ids.push(await agent.posted(aPayload({ name: `Flat ${ids.length}` })));
  for (const [at, reason] of reasons.entries())
    await t.db
      .updateTable('listing_reviews')
      .set({ reason })
      .where('listing_id', '=', ids[at] ?? '')
      .execute();
  await codedReasons.up(t.db);
  const found = await Promise.all(ids.map((id) => agent.one(id)));
  expect(found.map(({ reviewReason, waitsForNumber }) => [reviewReason, waitsForNumber])).toEqual([
    ['Confirm your mobile number first.\nPlease add the city.', true],
    ['Please remove the phone number from “Block”. Buyers see the one of your account.\nPlease call us.', false],
    [null, false],
  ]);
  const kept = await t.db
    .selectFrom('listing_reviews')
    .select('reason')
    .where('listing_id', '=', ids[0] ?? '')
    .execute();
  expect(kept).toEqual([{ reason: '[{"code":"confirmFirst"},{"code":"city"}]' }]);
  await t.close();
});
