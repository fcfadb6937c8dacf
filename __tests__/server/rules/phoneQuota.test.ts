import { mayHavePhone, OWNERS_AN_HOUR } from '@/server/rules/phoneQuota';
import { testApp, type TestApp } from '../../support/server/testApp';
import { NOW, USER } from '../../support/server/world';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ properties: 0, projects: 0 });
  await server.db
    .insertInto('users')
    .values(
      Array.from({ length: OWNERS_AN_HOUR + 5 }, (_unused, n) => ({
        id: `owner${n}`,
        role_code: 'agt',
        username: `Owner ${n}`,
        name: null,
        phone: String(8_000_000_000 + n),
        country_code: '91',
        email: `o${n}@example.in`,
        password_hash: '!',
        rank: null,
        doc: '{}',
        created_at: NOW,
      })),
    )
    .execute();
});
afterAll(() => server.close());

const session = { userId: USER.id, roleCode: 'usr' };

describe('phone numbers', () => {
  it('go to 60 owners an hour, again and again, and no further', async () => {
    const may = (n: number, now = NOW) => mayHavePhone(server.db, session, `owner${n}`, now);
    expect(OWNERS_AN_HOUR).toBe(60);
    for (let n = 0; n < OWNERS_AN_HOUR; n += 1) expect(await may(n)).toBe(true);
    expect(await may(60)).toBe(false);
    expect(await may(0)).toBe(true);
    expect(await may(60, NOW + 59 * 60_000)).toBe(false);
    expect(await may(60, NOW + 61 * 60_000)).toBe(true);
  });

  it('go to no more owners when they are asked for at the same moment', async () => {
    const other = { userId: 'owner0', roleCode: 'agt' };
    const all = await Promise.all(
      Array.from({ length: OWNERS_AN_HOUR + 4 }, (_unused, n) => mayHavePhone(server.db, other, `owner${n + 1}`, NOW)),
    );
    expect(all.filter(Boolean)).toHaveLength(OWNERS_AN_HOUR);
  });

  it('never go to strangers; one’s own is always there', async () => {
    expect(await mayHavePhone(server.db, null, 'owner0', NOW)).toBe(false);
    expect(await mayHavePhone(server.db, session, USER.id, NOW)).toBe(true);
  });
});
