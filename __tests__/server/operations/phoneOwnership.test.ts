import { leave, stay } from '@/server/operations/leaving';
import { takeOver } from '@/server/operations/phoneOwnership';
import { checkDueListings } from '@/server/operations/reviews';
import { anotherApp, ask, codeIn, mailsTo, type IdAnswer } from '../../support/server/accounts';
import {
  asksForCode,
  becomesAgent,
  entersCode,
  logsIn,
  ownPassword,
  provesNumber,
  resets,
  signedUp,
  type SignedUp,
} from '../../support/server/phones';
import { aPayload, postingOf } from '../../support/server/posting';
import { testApp, type TestApp } from '../../support/server/testApp';
import { AGENT, idOf } from '../../support/server/world';

const CONFIRM_FIRST = 'Confirm your mobile number first.';

const NUMBER = '9812345670';
const THIEF = { name: 'Other Name', phone: NUMBER, email: 'thief@example.in' };
const OWNER = { name: 'Rightful Owner', phone: NUMBER, email: 'owner@example.in' };

let t: TestApp;
const start = async (demo: boolean) => {
  t = await testApp({ properties: 0, projects: 0, config: { demo } });
};
afterEach(() => t.close());

const check = () => checkDueListings(t.db, t.config, t.clock.now, () => undefined);
/** A listing of somebody who signed up, posted and moderated. */
async function posts(person: SignedUp) {
  const calls = postingOf(t, await becomesAgent(t, person));
  const id = await calls.posted(aPayload({ userId: person.id, name: `Flat of ${person.name}` }));
  t.clock.now += 60_000;
  await check();
  return { id, calls };
}
/** What a buyer gets of a listing: null where it is not shown. */
async function buyerSees(listingId: string) {
  const url = `/api/property/propertyDetailsByUser?id=${listingId}`;
  const authorization = await t.tokenOf({ id: idOf('user', 2) });
  const [row] = (await t.get(url, { authorization })).json<readonly { userId: object }[]>();
  return row?.userId ?? null;
}
const agentPage = async (id: string) => {
  const authorization = await t.tokenOf({ id: idOf('user', 2) });
  return (await t.get(`/api/users/getAgentDetailsById?id=${id}`, { authorization })).body;
};

describe('somebody else’s number', () => {
  it('is taken with, shown and kept by nobody: its owner signs up, proves it and has it [API-24, PDET-6]', async () => {
    await start(true);
    const thief = await signedUp(t, THIEF);
    const { id, calls } = await posts(thief);
    expect(await calls.one(id)).toMatchObject({ status: 0, reviewReason: CONFIRM_FIRST });
    expect(await buyerSees(id)).toBeNull();
    expect(await agentPage(thief.id)).not.toMatch(/"phone"|9812345670/);
    // An edit leads around nothing.
    await calls.update({ ...aPayload({ userId: thief.id, name: 'Changed' }), _id: id });
    expect(await calls.one(id)).toMatchObject({ status: 0, reviewReason: CONFIRM_FIRST });

    const owner = await signedUp(t, OWNER, '10.2.2.2');
    for (const person of [thief, owner]) {
      const answer = await logsIn(t, NUMBER, ownPassword(person));
      expect([answer.statusCode, answer.json<{ user: { _id: string } }>().user._id]).toEqual([200, person.id]);
    }
    expect((await provesNumber(t, owner)).statusCode).toBe(200);
    expect((await logsIn(t, NUMBER, ownPassword(owner))).statusCode).toBe(200);
    expect((await logsIn(t, NUMBER, ownPassword(thief))).statusCode).toBe(400);
    const me = await t.get('/api/users/current', { authorization: thief.token });
    expect(me.json()).toMatchObject([{ phone: '' }]);
    expect((await mailsTo(t, THIEF.email, 2))[0]?.subject).toBe('Your Gruham account needs a mobile number');
    expect((await mailsTo(t, OWNER.email)).map(({ subject }) => subject)).toEqual(['Your Gruham verification code']);
    // And nobody signs up with it any more.
    t.clock.now += 1000;
    const late = await ask(
      t.app,
      'users',
      { ...{ countryCode: '91', username: 'Late', password: 'long enough' }, phone: NUMBER, email: 'late@example.in' },
      '10.3.3.3',
    );
    expect(late.statusCode).toBe(200);
    expect((await mailsTo(t, OWNER.email, 2))[0]?.subject).toBe('You already have a Gruham account');
    expect(await mailsTo(t, 'late@example.in', 0)).toEqual([]);
  });

  it('leaves whoever lost it a way on: a new password by e-mail, and a number of their own [API-27, API-28]', async () => {
    await start(true);
    const thief = await signedUp(t, THIEF);
    const { id } = await posts(thief);
    await provesNumber(t, await signedUp(t, OWNER, '10.2.2.2'));
    await mailsTo(t, THIEF.email, 2);
    const { user } = await resets(t, THIEF.email);
    expect(user).toMatchObject({ _id: thief.id, phone: '' });
    const again = postingOf(t, user.token);
    expect(await again.one(id)).toMatchObject({ status: 0, reviewReason: CONFIRM_FIRST });
    expect((await asksForCode(t, user.token)).json()).toMatchObject({ message: 'phone: is required.' });
    expect(
      (await provesNumber(t, { token: user.token, phone: '9812345671', password: 'quite another one' })).statusCode,
    ).toBe(200);
    await check();
    expect(await again.one(id)).toMatchObject({ status: 1, reviewReason: null });
    expect(await buyerSees(id)).toMatchObject({ phone: '9812345671', numberConfirmed: true });
    expect((await logsIn(t, '9812345671', 'quite another one')).statusCode).toBe(200);
  });

  it('keeps a listing back whose first check comes after its account lost the number [API-24, DASH-3]', async () => {
    await start(true);
    const thief = await signedUp(t, THIEF);
    const token = await becomesAgent(t, thief);
    // An account of before the numbers were confirmed: its listing waits for the check alone.
    await t.db.updateTable('users').set({ must_confirm_phone: 0 }).where('id', '=', thief.id).execute();
    const calls = postingOf(t, token);
    const id = await calls.posted(aPayload({ userId: thief.id }));
    await provesNumber(t, await signedUp(t, OWNER, '10.2.2.2'));
    t.clock.now += 60_000;
    await check();
    expect(await calls.one(id)).toMatchObject({ status: 0, reviewReason: CONFIRM_FIRST });
    expect((await provesNumber(t, { token, phone: '9812345671', password: ownPassword(thief) })).statusCode).toBe(200);
    await check();
    expect(await calls.one(id)).toMatchObject({ status: 1, reviewReason: null });
  });

  it('keeps back what comes back with an account that lost the number while it was away [API-24, DASH-1]', async () => {
    await start(true);
    const thief = await signedUp(t, THIEF);
    await becomesAgent(t, thief);
    await t.db.updateTable('users').set({ must_confirm_phone: 0 }).where('id', '=', thief.id).execute();
    const { id } = await posts(thief);
    expect(await buyerSees(id)).toMatchObject({ phone: NUMBER });
    await leave(t.db, thief.id, t.clock.now);
    await provesNumber(t, await signedUp(t, OWNER, '10.2.2.2'));
    const token = await t.tokenOf(thief);
    await stay(t.db, t.config, thief.id, t.clock.now);
    await check();
    expect(await buyerSees(id)).toBeNull();
    expect(await postingOf(t, token).one(id)).toMatchObject({ status: 0, reviewReason: CONFIRM_FIRST });
    const another = { token, phone: '9812345671', password: ownPassword(thief) };
    expect((await provesNumber(t, another)).statusCode).toBe(200);
    t.clock.now += 60_000;
    await check();
    expect(await buyerSees(id)).toMatchObject({ phone: '9812345671', numberConfirmed: true });
  });

  it('is shown as not confirmed where nothing can be proven, until an operator says whose it is [PDET-6]', async () => {
    await start(false);
    const thief = await signedUp(t, THIEF);
    const { id, calls } = await posts(thief);
    expect(await buyerSees(id)).toMatchObject({ phone: NUMBER, numberConfirmed: false });
    expect((await asksForCode(t, thief.token)).statusCode).toBe(404);
    const owner = await signedUp(t, OWNER, '10.2.2.2');
    expect((await logsIn(t, NUMBER, ownPassword(owner))).statusCode).toBe(200);
    await t.db.transaction().execute(async (part) => {
      expect(await takeOver(part, t.config, { userId: owner.id, phone: NUMBER, now: t.clock.now })).toEqual({
        given: true,
        losers: [{ to: THIEF.email, language: 'en' }],
      });
    });
    // There is no step in which it could be confirmed.
    const reviewReason = 'Your account no longer has a mobile number. Please write to us.';
    expect(await calls.one(id)).toMatchObject({ status: 0, reviewReason });
    expect([await buyerSees(id), await agentPage(thief.id)]).toEqual([
      null,
      expect.not.stringContaining(NUMBER) as string,
    ]);
    expect((await logsIn(t, NUMBER, ownPassword(thief))).statusCode).toBe(400);
    await calls.update({ ...aPayload({ userId: thief.id, name: 'Changed' }), _id: id });
    expect(await calls.one(id)).toMatchObject({ status: 0, reviewReason });
    // Once an operator gives the account a number, what waited for one is looked at.
    const other = '9812345671';
    await t.db
      .transaction()
      .execute((part) => takeOver(part, t.config, { userId: thief.id, phone: other, now: t.clock.now }));
    await check();
    expect(await calls.one(id)).toMatchObject({ status: 1, reviewReason: null });
    expect(await buyerSees(id)).toMatchObject({ phone: other });
  });
});

describe('a number that is proven', () => {
  it('stays its owner’s, whoever typed it before or enters a code for it later [API-24]', async () => {
    await start(true);
    const [first, second] = [await signedUp(t, OWNER), await signedUp(t, THIEF, '10.2.2.2')];
    expect((await provesNumber(t, second)).statusCode).toBe(200);
    // The first one has no number now; to enter a code that reached the number is not enough against a proven owner.
    const late = await provesNumber(t, { ...first, password: ownPassword(first) });
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringMatching(/^Another account has confirmed this number/),
    ]);
    expect((await t.get('/api/users/phone', { authorization: second.token })).json()).toEqual({
      phone: NUMBER,
      confirmed: true,
    });
    expect((await t.get('/api/users/phone', { authorization: first.token })).json()).toEqual({
      phone: null,
      confirmed: false,
    });
    const again = await asksForCode(t, second.token);
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
      409,
      'Your mobile number is already confirmed.',
    ]);
  });

  it('is one account’s when several prove it at the same moment, over two servers [API-24]', async () => {
    await start(true);
    const other = await anotherApp(t, { config: { demo: true } });
    const people: SignedUp[] = [];
    for (let n = 0; n < 6; n += 1)
      people.push(
        await signedUp(t, { name: `Person ${'abcdef'[n]}`, phone: NUMBER, email: `p${n}@example.in` }, `10.4.0.${n}`),
      );
    const codes: string[] = [];
    for (const [n, { token }] of people.slice(0, 3).entries()) {
      await asksForCode(t, token, {}, `10.4.0.${n}`);
      t.clock.now += 1000;
      codes.push(codeIn((await mailsTo(t, NUMBER, n + 1))[0]));
    }
    const answers = await Promise.all(
      codes.map((code, n) => entersCode(t, people[n]?.token ?? '', code, n % 2 === 0 ? t.app : other.app)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses[0]).toBe(200);
    // Too late for the number, or already for the code.
    for (const status of statuses.slice(1)) expect([400, 409]).toContain(status);
    const rows = await t.db.selectFrom('users').select(['phone', 'later_phone', 'phone_confirmed_at']).execute();
    expect(rows.filter(({ phone }) => phone === NUMBER)).toHaveLength(1);
    expect(rows.filter(({ later_phone }) => later_phone !== null)).toEqual([]);
    await other.close();
  });

  it('is one account’s when several that have others prove a new one at the same moment [API-24]', async () => {
    await start(true);
    const people: SignedUp[] = [];
    for (let n = 0; n < 3; n += 1) {
      const person = { name: `Person ${'abc'[n]}`, phone: `981234560${n}`, email: `p${n}@example.in` };
      people.push(await signedUp(t, person, `10.4.0.${n}`));
    }
    const codes: string[] = [];
    for (const [n, { token, ...person }] of people.entries()) {
      await asksForCode(t, token, { phone: NUMBER, password: ownPassword(person) }, `10.4.0.${n}`);
      t.clock.now += 1000;
      codes.push(codeIn((await mailsTo(t, NUMBER, n + 1))[0]));
    }
    const answers = await Promise.all(codes.map((code, n) => entersCode(t, people[n]?.token ?? '', code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });
});

describe('accounts that share a number which nobody has proven', () => {
  it('do not lend each other their way past the waits after wrong passwords [API-25]', async () => {
    await start(true);
    await signedUp(t, OWNER, '10.8.0.1');
    const thief = await signedUp(t, THIEF, '10.6.6.6');
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      statuses.push((await logsIn(t, NUMBER, `a guess ${n}`, '10.6.6.6')).statusCode);
      await logsIn(t, NUMBER, ownPassword(thief), '10.6.6.6');
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  });

  it('keep the first one’s login, however many come after it [API-25]', async () => {
    await start(false);
    const owner = await signedUp(t, OWNER, '10.8.0.1');
    for (let n = 0; n < 6; n += 1)
      await signedUp(t, { name: `Person ${'abcdef'[n]}`, phone: NUMBER, email: `p${n}@example.in` }, `10.4.0.${n}`);
    expect((await logsIn(t, NUMBER, ownPassword(owner), '10.8.0.1')).statusCode).toBe(200);
  });
});

it('leaves accounts of before as they are: shown, and with their number until somebody proves it [PDET-6]', async () => {
  await start(true);
  await t.db.updateTable('users').set({ phone_confirmed_at: null }).where('id', '=', AGENT.id).execute();
  const calls = postingOf(t, await t.tokenOf(AGENT));
  const id = await calls.posted(aPayload());
  t.clock.now += 60_000;
  await check();
  expect(await buyerSees(id)).toMatchObject({ phone: AGENT.phone, numberConfirmed: false });
  const signUp = {
    countryCode: '91',
    username: 'Later',
    password: 'long enough',
    phone: AGENT.phone,
    email: 'l@example.in',
  };
  expect((await ask(t.app, 'users', signUp)).json<IdAnswer>().id).toBeDefined();
  expect(codeIn((await mailsTo(t, 'l@example.in'))[0])).toMatch(/^\d{6}$/);
});
