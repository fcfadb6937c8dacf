import { noteActivations } from '../../support/server/activations';
import { anotherApp, mailsTo } from '../../support/server/accounts';
import { aPayload, postingOf, wordsOf } from '../../support/server/posting';
import { race } from '../../support/server/race';
import { testApp, type TestApp } from '../../support/server/testApp';
import { AGENT, NOW } from '../../support/server/world';
import type { ReviewNews } from '@/server/mail/reviewMessage';
import { approveListing, checkDueListings, refuseListing } from '@/server/operations/reviews';
import { patient } from '../../support/patience';

jest.setTimeout(patient(60_000));

const SECOND = 1000;
let server: TestApp;
let agent: ReturnType<typeof postingOf>;
async function start(config: Parameters<typeof testApp>[0] = {}): Promise<void> {
  server = await testApp({ properties: 3, projects: 0, ...config });
  agent = postingOf(server, await server.tokenOf(AGENT));
  told = [];
}
afterEach(() => server.close());

/** What the server does each second, at a time after the start. */
const checkAt = (seconds: number) => {
  server.clock.now = NOW + seconds * SECOND;
  return checkDueListings(server.db, server.config, server.clock.now, (news) => told.push(news));
};
/** What owners were told. */
let told: ReviewNews[] = [];
const OWNER = 'agent@example.in';
const listed = async (query = '') => (await server.get(`/api/property${query}`)).body;

describe('automatic moderation [DASH-3]', () => {
  beforeEach(() => start());

  it('activates a listing after the delay, not before', async () => {
    const id = await agent.posted(aPayload());
    await checkAt(19);
    expect(await agent.one(id)).toMatchObject({ status: 0, reviewReason: null });
    await checkAt(20);
    expect(await agent.one(id)).toMatchObject({ status: 1, reviewReason: null });
    expect(await listed('?city=tirupati&bhkType=3&minPrice=4500000&maxPrice=4500000')).toContain(id);
  });

  it('tells an owner whose number is lost meanwhile that it waits for one [DASH-3, PROF-1]', async () => {
    await agent.posted(aPayload());
    const ofAgent = { must_confirm_phone: 1, phone_confirmed_at: null };
    await server.db.updateTable('users').set(ofAgent).where('id', '=', AGENT.id).execute();
    server.clock.now = NOW + 20 * SECOND;
    const config = { ...server.config, demo: true };
    await checkDueListings(server.db, config, server.clock.now, (news) => told.push(news));
    expect(told).toMatchObject([{ reason: 'Confirm your mobile number first.', waitsForNumber: true }]);
  });

  it('is not put off by a clock that was two days ahead when the listing was posted', async () => {
    const TWO_DAYS = 2 * 24 * 3600;
    server.clock.now = NOW + TWO_DAYS * SECOND;
    const payload = aPayload();
    agent = postingOf(server, await server.tokenOf(AGENT));
    const id = await agent.posted(payload);
    await checkAt(0);
    expect(await agent.one(id)).toMatchObject({ status: 1, reviewReason: null });
    // The same payload again is no repeat of one that comes in two days.
    expect(await agent.posted(payload)).not.toBe(id);
  });

  it('checks what comes after a listing that cannot be read', async () => {
    const [broken, whole] = [await agent.posted(aPayload()), await agent.posted(aPayload({ name: 'Next door' }))];
    await server.db.updateTable('properties').set({ doc: '{' }).where('id', '=', broken).execute();
    await expect(checkAt(20)).rejects.toThrow();
    expect(await listed('?city=tirupati')).toContain(whole);
  });

  it('asks again for a listing that could not be checked after ten minutes, not every second', async () => {
    const id = await agent.posted(aPayload());
    const { doc } = await server.db
      .selectFrom('properties')
      .select('doc')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const write = (text: string) =>
      server.db.updateTable('properties').set({ doc: text }).where('id', '=', id).execute();
    await write('{');
    await expect(checkAt(20)).rejects.toThrow();
    await checkAt(21);
    await write(doc);
    await checkAt(20 + 599);
    expect(await agent.one(id)).toMatchObject({ status: 0 });
    await checkAt(20 + 600);
    expect(await agent.one(id)).toMatchObject({ status: 1 });
  });

  it('makes a new town known together with its first listing', async () => {
    const id = await agent.posted(aPayload({ city: 'Kalikiri', locality: 'Bazaar' }));
    await agent.posted(aPayload({ city: 'kalikiri', locality: 'BAZAAR', name: 'Next door' }));
    await checkAt(20);
    const cities = (await server.get('/api/users/getAllCities')).json<{ citieslist: { name: string }[] }>().citieslist;
    expect(cities.filter(({ name }) => /kalikiri/i.test(name))).toEqual([
      { name: 'Kalikiri', localities: [{ name: 'Bazaar' }] },
    ]);
    expect(await listed('?city=Kalikiri&locality=bazaar')).toContain(id);
    expect((await server.get('/api/property?city=Kalikiri')).headers['x-total-count']).toBe('2');
  });

  it('leaves a price to a person that is fifty times off what others ask there, once enough ask [WIZ-18, API-18]', async () => {
    const usual = {
      city: 'Kalikiri',
      locality: 'Bazaar',
      builtUpArea: 1000,
      pricePerSqft: 4500,
      expectedPrice: 4_500_000,
    };
    const odd = aPayload({ ...usual, name: 'Odd flat', expectedPrice: 450_000_000 });
    for (const name of ['One', 'Two', 'Three', 'Four']) await agent.posted(aPayload({ ...usual, name }));
    await checkAt(20);
    const early = await agent.posted(odd);
    await checkAt(60);
    expect(await agent.one(early)).toMatchObject({ status: 1 });
    await agent.posted(aPayload({ ...usual, name: 'Five' }));
    await checkAt(120);
    const late = await agent.posted({ ...odd, name: 'Another odd flat' });
    await checkAt(180);
    expect(await agent.one(late)).toMatchObject({
      status: 0,
      reviewReason: 'Please check the price and the area. The price per sq ft is far from what others ask there.',
    });
    await agent.update({ _id: late, ...odd, expectedPrice: 5_000_000 });
    expect(await agent.one(late)).toMatchObject({ status: 1, reviewReason: null });
  });

  it('leaves it under review with the reason, and an edit that mends it activates it at once', async () => {
    const id = await agent.posted(aPayload({ about: 'Call 9849012345', city: 'Spamville' }));
    await checkAt(20);
    expect(await agent.one(id)).toMatchObject({
      status: 0,
      reviewReason: 'Please remove the phone number from “Describe the property”. Buyers see the one of your account.',
      reviewFields: ['about'],
    });
    expect((await server.get('/api/users/getAllCities')).body).not.toContain('Spamville');
    expect(wordsOf(await agent.update({ _id: id, ...aPayload({ about: 'A bright flat' }) }))).toBe(
      'Your property is updated.',
    );
    expect(await agent.one(id)).toMatchObject({ status: 1, reviewReason: null });
  });

  it('does not let an edit right after posting go past the delay', async () => {
    const id = await agent.posted(aPayload());
    const edit = () => agent.update({ _id: id, ...aPayload({ name: 'Sunnier flat' }) });
    expect(wordsOf(await edit())).toBe('Your property is updated and under review.');
    expect(await agent.one(id)).toMatchObject({ status: 0, name: 'Sunnier flat' });
    // Nor by a fault in between, which the next edit mends.
    await agent.update({ _id: id, ...aPayload({ name: 'See www.example.in' }) });
    await edit();
    await checkAt(19);
    expect(await agent.one(id)).toMatchObject({ status: 0 });
    await checkAt(20);
    expect(await agent.one(id)).toMatchObject({ status: 1, name: 'Sunnier flat' });
  });

  it('checks an edit at once: it stays active, or goes back under review with the reason', async () => {
    const id = await agent.posted(aPayload());
    await checkAt(20);
    await agent.update({ _id: id, ...aPayload({ name: 'Sunnier flat' }) });
    expect(await agent.one(id)).toMatchObject({ status: 1, name: 'Sunnier flat' });
    const answer = await agent.update({ _id: id, ...aPayload({ name: 'www.example.in' }) });
    expect(wordsOf(answer)).toMatch(/^Your property is updated and under review\. Please remove the link/);
    expect(await agent.one(id)).toMatchObject({ status: 0 });
    expect(await listed()).not.toContain(id);
  });

  it('names all faults at once, in the dashboard and in the answer to an edit [DASH-3, EDIT-2]', async () => {
    const faulty = aPayload({ name: 'Call 9849012345', about: '9849012345 or www.example.in' });
    const faults = [
      'Please remove the phone number from “Property name” and “Describe the property”. Buyers see the one of your account.',
      'Please remove the link or e-mail address from “Describe the property”.',
    ];
    const id = await agent.posted(faulty);
    await checkAt(20);
    expect(await agent.one(id)).toMatchObject({ status: 0, reviewReason: faults.join('\n') });
    expect(wordsOf(await agent.update({ _id: id, ...faulty }))).toBe(
      `Your property is updated and under review. ${faults.join(' ')}`,
    );
  });

  it('tells the owner once what came of a check [DASH-3]', async () => {
    const [fine, faulty] = [await agent.posted(aPayload()), await agent.posted(aPayload({ about: 'Call 9849012345' }))];
    await checkAt(20);
    await checkAt(700);
    const reason = 'Please remove the phone number from “Describe the property”. Buyers see the one of your account.';
    expect(told).toHaveLength(2);
    const news = { to: OWNER, language: 'en', listingName: 'Sunny flat', waitsForNumber: false };
    expect(told).toContainEqual({ ...news, listingId: fine, reason: null });
    expect(told).toContainEqual({ ...news, listingId: faulty, reason });
    expect([(await agent.one(fine)).status, (await agent.one(faulty)).status]).toEqual([1, 0]);
  });

  it('says in mail and dashboard what has to change in the owner’s language, by the names of the form in it [DASH-3, API-13]', async () => {
    await server.db.updateTable('users').set({ language: 'te' }).where('id', '=', AGENT.id).execute();
    const id = await agent.posted(aPayload({ about: 'Call 9849012345 or www.example.in', expectedPrice: 0 }));
    await checkAt(20);
    expect(told.map(({ language, reason }) => [language, reason?.split('\n')])).toEqual([
      [
        'te',
        [
          'ఆశించే ధర రాయండి.',
          'ఇక్కడ రాసిన ఫోన్ నంబర్ తీసేయండి: “ప్రాపర్టీ గురించి చెప్పండి”. కొనేవారికి మీ ఖాతాలోని నంబర్ కనిపిస్తుంది.',
          'ఇక్కడ రాసిన లింక్ లేదా ఈమెయిల్ చిరునామా తీసేయండి: “ప్రాపర్టీ గురించి చెప్పండి”.',
        ],
      ],
    ]);
    // The dashboard speaks as its page does.
    expect((await agent.one(id)).reviewReason).toMatch(/^Please add the expected price\.\nPlease remove the phone/);
    expect((await agent.one(id, 'hi')).reviewReason).toMatch(/^कृपया अपेक्षित कीमत लिखें।\nकृपया “/);
  });

  it('writes to the owner when an edit takes a listing off the lists, not again while it is mended [DASH-3, EDIT-2]', async () => {
    const id = await agent.posted(aPayload());
    await checkAt(20);
    for (const name of ['See www.example.in', 'See www.example.com']) {
      await agent.update({ _id: id, ...aPayload({ name }) });
    }
    await agent.update({ _id: id, ...aPayload() });
    await server.app.close();
    const mails = await mailsTo(server, OWNER);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Your listing needs changes: Sunny flat');
    expect(mails[0]?.text).toContain('- Please remove the link or e-mail address from “Property name”.');
  });

  it('names a listing without a name by what and where it is, and leads to its page [DASH-3, PDET-3]', async () => {
    const id = await agent.posted(aPayload({ name: '' }));
    await checkAt(20);
    expect(told).toMatchObject([{ listingId: id, listingName: '3 BHK Apartment in Alipiri', reason: null }]);
  });

  it('leaves a listing alone that was deleted before its time', async () => {
    const id = await agent.posted(aPayload());
    await agent.remove(id);
    await checkAt(60);
    expect(await agent.one(id)).toMatchObject({ status: 2 });
  });

  it('lets an operator refuse for good: no edit activates it, the operator does', async () => {
    const id = await agent.posted(aPayload());
    await checkAt(20);
    const refusal = 'The pictures show another house.';
    const news = { to: OWNER, language: 'en', listingId: id, waitsForNumber: false };
    expect(await refuseListing(server.db, id, [{ text: refusal }])).toEqual({
      outcome: 'done',
      news: { ...news, listingName: 'Sunny flat', reason: refusal },
    });
    // Told once for each refusal.
    expect(await refuseListing(server.db, id, [{ text: refusal }])).toEqual({ outcome: 'so already', news: null });
    expect(await agent.one(id)).toMatchObject({ status: 0, reviewReason: 'The pictures show another house.' });
    await agent.update({ _id: id, ...aPayload({ name: 'Again' }) });
    await checkAt(90);
    expect(await agent.one(id)).toMatchObject({ status: 0, name: 'Again' });
    expect(await approveListing(server.db, id)).toEqual({
      outcome: 'done',
      news: { ...news, listingName: 'Again', reason: null },
    });
    expect(await approveListing(server.db, id)).toEqual({ outcome: 'so already', news: null });
    expect(await agent.one(id)).toMatchObject({ status: 1, reviewReason: null });
  });

  it('is done once for each listing by two processes on one database', async () => {
    for (let n = 0; n < 40; n += 1) await agent.post(aPayload({ name: `Flat ${n}` }));
    const flats = async () => (await agent.mine()).filter(({ name }) => /^Flat \d+$/.test(String(name)));
    const ids = (await flats()).map(({ _id }) => _id);
    expect(ids).toHaveLength(40);
    const activated = await noteActivations(server.db);
    await race(server.dataDir, String(NOW + 20 * SECOND), 'check');
    expect([...(await activated())].sort()).toEqual(ids.sort());
    expect((await flats()).map(({ status }) => status)).toEqual(ids.map(() => 1));
  });

  it('runs by itself on every server, and none runs on after its end', async () => {
    const id = await agent.posted(aPayload());
    await server.app.close();
    server.clock.now = NOW + 25 * SECOND;
    await new Promise((done) => setTimeout(done, 1300));
    const status = async () =>
      (await server.db.selectFrom('properties').select('status').where('id', '=', id).executeTakeFirst())?.status;
    expect(await status()).toBe(0);
    const next = await anotherApp(server);
    const second = await anotherApp(server);
    for (let round = 0; round < 60 && (await status()) === 0; round += 1)
      await new Promise((done) => setTimeout(done, 100));
    expect(await status()).toBe(1);
    await next.close();
    await second.close();
    // Whichever of the two it was that checked it.
    expect((await mailsTo(server, OWNER)).map(({ subject }) => subject)).toEqual([
      'Buyers can see your listing now: Sunny flat',
    ]);
  });
});

describe('manual moderation', () => {
  beforeEach(() => start({ config: { moderation: 'manual' } }));

  it('waits for the operator, also after an edit', async () => {
    const id = await agent.posted(aPayload());
    await checkAt(3600);
    expect(await agent.one(id)).toMatchObject({ status: 0, reviewReason: null });
    await approveListing(server.db, id);
    expect(await agent.one(id)).toMatchObject({ status: 1 });
    expect(wordsOf(await agent.update({ _id: id, ...aPayload({ name: 'Changed' }) }))).toBe(
      'Your property is updated and under review.',
    );
    expect(await agent.one(id)).toMatchObject({ status: 0, reviewReason: null, name: 'Changed' });
    expect(await approveListing(server.db, 'unknown')).toEqual({ outcome: 'unknown', news: null });
    await agent.remove(id);
    expect(await approveListing(server.db, id)).toEqual({ outcome: 'deleted', news: null });
    expect(await refuseListing(server.db, id, [{ text: 'x' }])).toEqual({ outcome: 'deleted', news: null });
  });
});
