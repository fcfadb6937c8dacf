import { accountLanguage } from '@/server/db/migrations/031-account-language';
import { ask, codeIn, mailsTo } from '../../../support/server/accounts';
import { testApp } from '../../../support/server/testApp';
import { USER } from '../../../support/server/world';

it('keeps the accounts that were there before, and writes to them in English as before [API-27]', async () => {
  const t = await testApp({ properties: 1, projects: 0 });
  const all = () => t.db.selectFrom('users').selectAll().orderBy('id').execute();
  const rows = await all();
  await t.db.schema.alterTable('users').dropColumn('language').execute();
  await accountLanguage.up(t.db);
  expect(rows).toHaveLength(3);
  expect(await all()).toEqual(rows.map((row) => ({ ...row, language: 'en' })));
  await expect(
    t.db
      .updateTable('users')
      .set({ language: null as never })
      .execute(),
  ).rejects.toThrow();
  await ask(t.app, 'users/forgotPassword', { username: 'user@example.in' }, '10.1.1.1', 'te');
  const [mail] = await mailsTo(t, 'user@example.in');
  expect([mail?.subject, codeIn(mail)]).toEqual([
    'Your Gruham password reset code',
    expect.stringMatching(/^\d{6}$/) as string,
  ]);
  await ask(t.app, 'users/signin', { countryCode: '91', username: USER.phone, password: USER.password }, '::1', 'te');
  expect((await all()).map(({ language }) => language).sort()).toEqual(['en', 'en', 'te']);
  await t.close();
});
