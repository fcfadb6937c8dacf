import { createAccount } from '@/server/db/queries/accounts';
import { takeOver } from '@/server/operations/phoneOwnership';
import { appOfEach } from '../../../support/server/testApp';
import { AGENT } from '../../../support/server/world';

const NEW = { id: 'f'.repeat(24), email: 'new@example.in' };

const t = appOfEach({ properties: 0, projects: 0 });
beforeEach(async () => {
  await t.db.updateTable('users').set({ phone_confirmed_at: null }).where('id', '=', AGENT.id).execute();
});

const row = (phone: string) => ({
  ...{ ...NEW, phone, role_code: 'usr', username: 'New', name: 'New', country_code: '91', password_hash: '!' },
  ...{ rank: null, doc: '{}', created_at: t.clock.now, must_confirm_phone: 1 },
});
const proves = () =>
  t.db
    .transaction()
    .execute((part) => takeOver(part, t.config, { userId: AGENT.id, phone: AGENT.phone, now: t.clock.now }));
const accountOf = (email: string) =>
  t.db.selectFrom('users').select(['later_phone', 'must_confirm_phone']).where('email', '=', email).executeTakeFirst();
/** Until the other transaction waits, or is done. */
const aMoment = () => new Promise((done) => setTimeout(done, 300));

it('is taken from an account that is made with it while another one proves it [API-24]', async () => {
  const proven = await t.db.transaction().execute(async (part) => {
    await createAccount(part, row(AGENT.phone));
    const waiting = proves();
    await aMoment();
    return { waiting };
  });
  expect(await proven.waiting).toEqual({ given: true, losers: [{ to: NEW.email, language: 'en' }] });
  expect(await accountOf(NEW.email)).toEqual({ later_phone: null, must_confirm_phone: 1 });
});

it('is given to no account that is made while another one proves it as its first [API-24]', async () => {
  const phone = '9812345670';
  const made = await t.db.transaction().execute(async (part) => {
    await takeOver(part, t.config, { userId: AGENT.id, phone, now: t.clock.now });
    const waiting = createAccount(t.db, row(phone));
    await aMoment();
    return { waiting };
  });
  expect(await made.waiting).toBeUndefined();
  expect(await accountOf(NEW.email)).toBeUndefined();
});
