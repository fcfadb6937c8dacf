import { aPayload, postingOf } from '../../support/server/posting';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, NOW } from '../../support/server/world';
import { approveListing, checkDueListings, refuseListing, reviewOfNew } from '@/server/operations/reviews';
import { patient } from '../../support/patience';

jest.setTimeout(patient(60_000));

const server = appOfEach({ properties: 3, projects: 0 });
let agent: ReturnType<typeof postingOf>;
beforeEach(async () => {
  agent = postingOf(server, await server.tokenOf(AGENT));
});

/** What the server does each second, at a time after the start, in seconds. */
const checkAt = (seconds: number) => {
  server.clock.now = NOW + seconds * 1000;
  return checkDueListings(server.db, server.config, server.clock.now, () => undefined);
};

describe('what an operator refused', () => {
  const REFUSED = aPayload({
    name: 'Dream villa near the temple',
    about: 'Half price for the first caller, token money today, papers later.',
    expectedPrice: 9_000_000,
  });

  it('lets a refused listing that is posted anew wait for a person, also when the first one was deleted', async () => {
    const id = await agent.posted(REFUSED);
    await checkAt(20);
    await refuseListing(server.db, id, [{ text: 'Nobody has such a villa.' }]);
    const anew = await agent.posted({ ...REFUSED, name: 'DREAM villa, near the Temple!', expectedPrice: 9_300_000 });
    await agent.remove(id);
    const again = await agent.posted({ ...REFUSED, locality: 'Korlagunta', flatNumber: '7' });
    await checkAt(200);
    for (const copy of [anew, again]) expect(await agent.one(copy)).toMatchObject({ status: 0, reviewReason: null });
    // An edit is no way around it.
    await agent.update({ _id: anew, ...REFUSED, expectedPrice: 9_100_000 });
    await checkAt(400);
    expect(await agent.one(anew)).toMatchObject({ status: 0 });
    await approveListing(server.db, anew);
    expect(await agent.one(anew)).toMatchObject({ status: 1 });
  });

  it('knows what was refused after the refused listing was edited, and after that was deleted [DASH-3]', async () => {
    const id = await agent.posted(REFUSED);
    await checkAt(20);
    await refuseListing(server.db, id, [{ text: 'Nobody has such a villa.' }]);
    await agent.update({
      _id: id,
      ...aPayload({ name: 'Shop on a corner', about: 'Two shutters', expectedPrice: 100_000 }),
    });
    await refuseListing(server.db, id, [{ text: 'Nor such a shop.' }]);
    const copy = await agent.posted({ ...REFUSED, flatNumber: '7' });
    await agent.remove(id);
    const again = await agent.posted({ ...REFUSED, expectedPrice: 9_100_000 });
    await checkAt(200);
    for (const each of [copy, again]) expect(await agent.one(each)).toMatchObject({ status: 0, reviewReason: null });
  });

  it('does not let what was refused come back by an edit after something else was approved [DASH-3]', async () => {
    const id = await agent.posted(REFUSED);
    await refuseListing(server.db, id, [{ text: 'Nobody has such a villa.' }]);
    const decent = aPayload({ name: 'Shop on a corner', about: 'Two shutters', expectedPrice: 100_000 });
    await agent.update({ _id: id, ...decent });
    await approveListing(server.db, id);
    await agent.update({ _id: id, ...decent, about: 'Two shutters, a tap' });
    expect(await agent.one(id)).toMatchObject({ status: 1 });
    await agent.update({ _id: id, ...REFUSED });
    expect(await agent.one(id)).toMatchObject({ status: 0 });
    // What an operator says yes to after all is edited as any other.
    await approveListing(server.db, id);
    await agent.update({ _id: id, ...REFUSED, expectedPrice: 8_900_000 });
    expect(await agent.one(id)).toMatchObject({ status: 1 });
  });

  it('holds a copy whose words were left out, by its pictures, or by its place and price [DASH-3]', async () => {
    const [picture, other] = ['/uploads/portrait-1-640x640.jpg', '/uploads/portrait-2-640x640.jpg'];
    const id = await agent.posted(REFUSED);
    const { doc } = await server.db
      .selectFrom('properties')
      .select('doc')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('properties')
      .set({ doc: JSON.stringify({ ...(JSON.parse(doc) as object), livingRoom: [picture] }) })
      .where('id', '=', id)
      .execute();
    await refuseListing(server.db, id, [{ text: 'Nobody has such a villa.' }]);
    const wordless = aPayload({ name: '', about: '' });
    const review = (fields: object) =>
      reviewOfNew(server.db, server.config, AGENT.id, { ...wordless, ...fields }, server.clock.now);
    const held = [{ expectedPrice: 9_100_000 }, { propertyMainImage: picture, locality: 'Korlagunta' }];
    for (const copy of held) expect(await review(copy)).toMatchObject({ held: 1 });
    const free = [
      { expectedPrice: 4_000_000 },
      { expectedPrice: 9_000_000, locality: 'Korlagunta' },
      { others: [other] },
    ];
    for (const each of free) expect(await review(each)).toMatchObject({ held: 0 });
  });

  it('lets other listings of that owner be checked as ever, until they are made into the refused one', async () => {
    await refuseListing(server.db, await agent.posted(REFUSED), [{ text: 'Nobody has such a villa.' }]);
    const others = [
      await agent.posted(aPayload({ name: 'Sunny flat', expectedPrice: 9_000_000 })),
      await agent.posted({ ...REFUSED, expectedPrice: 4_000_000, locality: 'Korlagunta' }),
    ];
    await checkAt(20);
    for (const other of others) expect(await agent.one(other)).toMatchObject({ status: 1 });
    await agent.update({ ...REFUSED, _id: others[0] });
    expect(await agent.one(others[0] ?? '')).toMatchObject({ status: 0 });
    await checkAt(200);
    expect(await agent.one(others[0] ?? '')).toMatchObject({ status: 0 });
  });
});
