import { anotherApp, mailsTo } from '../../support/server/accounts';
import { wordsOf as words } from '../../support/server/posting';
import { asksForCode, ownPassword, signedUp, type SignedUp } from '../../support/server/phones';
import { appOfEach } from '../../support/server/testApp';
import { AGENT } from '../../support/server/world';

const ANITA = { name: 'Anita Rao', phone: '9123456780', email: 'anita@example.in' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const t = appOfEach({ properties: 0, projects: 0, config: { demo: true } });
let anita: SignedUp;
beforeEach(async () => {
  anita = await signedUp(t, ANITA);
});

const sentTo = async (phone: string, atLeast = 1) => mailsTo(t, phone, atLeast);

describe('texts, which cost money', () => {
  it('go to one number at most ten times a day, and twice for each account that shares it [PROF-1]', async () => {
    const people = [anita];
    for (let n = 0; n < 5; n += 1)
      people.push(
        await signedUp(
          t,
          { name: `Person ${'abcde'[n]}`, phone: ANITA.phone, email: `p${n}@example.in` },
          `10.4.0.${n}`,
        ),
      );
    const statuses = new Set<number>();
    for (let minute = 0; minute < 24 * 60; minute += 20) {
      const tokens = await Promise.all(people.map(({ id }) => t.tokenOf({ id })));
      for (const [n, token] of tokens.entries())
        statuses.add((await asksForCode(t, token, {}, `10.${minute % 250}.0.${n}`)).statusCode);
      t.clock.now += 20 * MINUTE;
    }
    expect(statuses).toEqual(new Set([200, 429]));
    const count = (await sentTo(ANITA.phone, 5)).length;
    expect([count > 4, count <= 10 + 3 * people.length]).toEqual([true, true]);
  });

  it('go out at most ten times a day for one account, whatever the numbers, and it is told when there are more [PROF-1]', async () => {
    let sent = 0;
    let refused = null;
    const password = ownPassword(ANITA);
    for (let n = 0; n < 24 * 3; n += 1) {
      const token = await t.tokenOf({ id: anita.id });
      const answer = await asksForCode(t, token, { phone: String(9_700_000_000 + n), password }, `10.7.${n}.1`);
      if (answer.statusCode === 200) sent += 1;
      else refused ??= answer;
      t.clock.now += 20 * MINUTE;
    }
    expect([sent > 4, sent <= 10]).toEqual([true, true]);
    expect([refused?.statusCode, Number(refused?.headers['retry-after']) > 60]).toEqual([429, true]);
    expect(refused && words(refused)).toMatch(/^Too many tries\. Please wait \d+ (minutes|hours?) and try again\.$/);
  });

  it('reach an account’s owner, however many others ask for that number [PROF-1]', async () => {
    for (let n = 0; n < 3; n += 1) {
      const other = { name: `Other ${'abc'[n]}`, phone: ANITA.phone, email: `other${n}@example.in` };
      const { token } = await signedUp(t, other, `10.6.0.${n}`);
      for (let m = 0; m < 3; m += 1) await asksForCode(t, token, {}, `10.6.0.${n}`);
    }
    expect((await asksForCode(t, anita.token)).statusCode).toBe(200);
    expect((await asksForCode(t, anita.token)).statusCode).toBe(200);
    expect((await asksForCode(t, anita.token)).statusCode).toBe(429);
  });

  it('go to no number that cannot be an Indian mobile’s, which an account may have all the same [PROF-1]', async () => {
    const landline = await signedUp(t, { name: 'Landline', phone: '0877224466', email: 'l@example.in' }, '10.6.6.6');
    const answer = await asksForCode(t, landline.token);
    expect([answer.statusCode, words(answer)]).toEqual([400, 'Indian mobile numbers begin with 6, 7, 8 or 9.']);
    expect(await mailsTo(t, '0877224466', 0)).toEqual([]);
  });

  it('have a measure for the whole site, and the operator is told once an hour when it is met [PROF-1]', async () => {
    const { app, close } = await anotherApp(t, { config: { demo: true, smsPerHour: 2 } });
    const told: unknown[] = [];
    const log = jest.spyOn(app.log, 'warn').mockImplementation((...line: unknown[]) => {
      told.push(line);
    });
    const asks = async (n: number) => {
      const phone = `981234560${n}`;
      const { token } = await signedUp(t, { name: 'Some Body', phone, email: `p${n}@example.in` }, `10.5.0.${n}`);
      return asksForCode(t, token, {}, `10.5.0.${n}`, app);
    };
    const answers = [await asks(1), await asks(2), await asks(3), await asks(4)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429]);
    const [, , third] = answers;
    expect(third && words(third)).toMatch(/^Many codes are being sent at the moment\. Please wait \d+ minutes/);
    expect(told).toEqual([[{ most: 2 }, expect.stringMatching(/^all texts of an hour were sent/)]]);
    t.clock.now += HOUR / 2;
    expect((await asks(5)).statusCode).toBe(200);
    log.mockRestore();
    await close();
  });

  it('go out at most 20 at once for one address, whatever the accounts [PROF-1]', async () => {
    let sent = 0;
    for (let n = 0; n < 28; n += 1) {
      const token = await t.tokenOf(n % 2 === 0 ? anita : AGENT);
      await t.db.deleteFrom('limits').where('key', '=', 'none').execute();
      await t.db
        .insertInto('users')
        .values({
          id: `u${n}`,
          role_code: 'usr',
          username: 'U',
          name: null,
          phone: String(9_600_000_000 + n),
          country_code: '91',
          email: `u${n}@example.in`,
          password_hash: '!',
          rank: null,
          doc: '{}',
          created_at: t.clock.now,
        })
        .execute();
      const own = await t.tokenOf({ id: `u${n}` });
      expect(token).not.toBe(own);
      sent += Number((await asksForCode(t, own, {}, '10.9.9.9')).statusCode === 200);
    }
    expect(sent).toBe(20);
    t.clock.now += HOUR;
    expect((await asksForCode(t, await t.tokenOf({ id: 'u27' }), {}, '10.9.9.9')).statusCode).toBe(200);
  });
});
