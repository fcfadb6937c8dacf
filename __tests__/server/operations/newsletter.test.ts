import { GRACE, sweepLeft, UNCONFIRMED_KEPT } from '@/server/operations/leaving';
import { ask, mailsTo } from '../../support/server/accounts';
import { wordsOf } from '../../support/server/posting';
import { appOfEach } from '../../support/server/testApp';
import { NOW } from '../../support/server/world';

const server = appOfEach({ properties: 1, projects: 0, config: { publicOrigin: 'https://gruham.test' } });

const wish = (email: string, from = '127.0.0.1') => ask(server.app, 'enquiries', { kind: 'newsletter', email }, from);
const readers = () =>
  server.db.selectFrom('newsletter_readers').select(['email', 'confirmed_at']).orderBy('email').execute();
const LINK = /https:\/\/gruham\.test(\/newsletter\?t=([\w-]+))/;
async function linkTo(email: string): Promise<{ path: string; token: string }> {
  const [, path = '', token = ''] = LINK.exec((await mailsTo(server, email))[0]?.text ?? '') ?? [];
  return { path, token };
}
const press = (fields: Readonly<Record<string, string>>) =>
  server.app.inject({
    method: 'POST',
    url: '/newsletter',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('the newsletter [SHELL-7, API-29]', () => {
  it('is confirmed by a button behind the link of a letter, and ended by one', async () => {
    const answer = await wish('Asha@Mail.in');
    expect([answer.statusCode, wordsOf(answer)]).toEqual([
      200,
      'Thank you. We’ll e-mail you a link. Open it to confirm.',
    ]);
    expect(await readers()).toEqual([{ email: 'asha@mail.in', confirmed_at: null }]);
    const { path, token } = await linkTo('asha@mail.in');

    // Mail scanners open every link, and more than once.
    for (let times = 0; times < 2; times += 1) {
      const page = await server.get(path);
      expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
        200,
        'no-store',
        'no-referrer',
      ]);
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(page.body).toContain('a•••@mail.in');
      expect(page.body).not.toContain('asha@mail.in');
    }
    expect(await readers()).toEqual([{ email: 'asha@mail.in', confirmed_at: null }]);

    expect((await press({ t: token, act: 'confirm' })).body).toContain('You will get our newsletter.');
    expect(await readers()).toEqual([{ email: 'asha@mail.in', confirmed_at: NOW }]);
    expect((await server.get(path)).body).toContain('Unsubscribe');
    expect((await press({ t: token, act: 'leave' })).body).toContain('You are unsubscribed');
    expect(await readers()).toEqual([]);
    expect((await server.get(path)).statusCode).toBe(404);
  });

  it('is asked for, confirmed and left in the language of the page where it was wished for', async () => {
    await ask(server.app, 'enquiries', { kind: 'newsletter', email: 'asha@mail.in' }, '127.0.0.1', 'te');
    const [letter] = await mailsTo(server, 'asha@mail.in');
    expect(letter?.subject).toBe('Gruham న్యూస్‌లెటర్ కావాలా?');
    const [, path = '', token = ''] =
      /https:\/\/gruham\.test(\/newsletter\?t=([\w-]+)&lang=te)$/m.exec(letter?.text ?? '') ?? [];
    const page = await server.get(path, { 'accept-language': 'en-US,en' });
    expect(page.body).toContain('<html lang="te">');
    expect(page.body).toContain('<h1>మా న్యూస్‌లెటర్ కావాలా?</h1><p>ఇది అప్పుడప్పుడు a•••@mail.in కు వస్తుంది.');
    const lang = /name="lang" value="(\w+)"/.exec(page.body)?.[1] ?? '';
    expect((await press({ t: token, act: 'confirm', lang })).body).toContain('<h1>ధన్యవాదాలు</h1>');
    expect((await press({ t: token, act: 'leave', lang })).body).toContain('న్యూస్‌లెటర్ ఆపేశాం');
  });

  it('speaks the language of the browser where the link names none, English else', async () => {
    const page = (language: string, link = '/newsletter?t=made-up') =>
      server.get(link, { 'accept-language': language });
    const gone = 'This link is no longer valid';
    expect((await page('hi-IN,en')).body).toMatch(/<html lang="hi">.*यह लिंक अब नहीं चलता/);
    expect((await page('ta-IN')).body).toMatch(
      new RegExp(`<html lang="en">.*${gone}.*<a href="/home">Go to Gruham</a>`),
    );
    expect((await page('', '/newsletter?t=made-up&lang=constructor')).body).toContain(gone);
  });

  it('takes no link but the one of the letter', async () => {
    await wish('asha@mail.in');
    for (const fields of [{}, { t: 'made-up', act: 'confirm' }, { t: '', act: 'confirm' }, { act: 'confirm' }])
      expect((await press(fields)).statusCode).toBe(404);
    const { token } = await linkTo('asha@mail.in');
    expect((await press({ t: token, act: 'other' })).statusCode).toBe(404);
    expect((await press({ t: token, act: 'x'.repeat(2000) })).statusCode).toBe(413);
    expect((await server.get('/newsletter?t=%22%3E%3Cscript%3E')).body).not.toContain('<script>');
    expect(await readers()).toEqual([{ email: 'asha@mail.in', confirmed_at: null }]);
  });

  it('is no way to flood a mailbox: two letters, whatever stands behind a plus and wherever they are asked from', async () => {
    const answers = new Set<string>();
    for (let n = 0; n < 30; n += 1) {
      const answer = await wish(n % 2 === 0 ? `A.sha+${n}@gmail.com` : `asha+${n}@googlemail.com`, `10.0.${n}.1`);
      answers.add(`${answer.statusCode} ${answer.body}`);
    }
    // Nobody learns from an answer what a mailbox gets.
    expect([...answers]).toEqual(['200 {"message":"Thank you. We’ll e-mail you a link. Open it to confirm."}']);
    await server.app.close();
    expect(await readers()).toHaveLength(2);
    const sent = await Promise.all((await readers()).map(({ email }) => mailsTo(server, email)));
    expect(sent.flat()).toHaveLength(2);
  });

  it('is asked for ten times at once from one address, no more', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await wish(`reader${n}@mail.in`)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  it('writes no second letter to who confirmed', async () => {
    await wish('asha@mail.in');
    const { token } = await linkTo('asha@mail.in');
    await press({ t: token, act: 'confirm' });
    await wish('asha@mail.in');
    await server.app.close();
    expect(await mailsTo(server, 'asha@mail.in')).toHaveLength(1);
    expect(await readers()).toHaveLength(1);
  });

  it('forgets after a week who did not confirm, and keeps who did', async () => {
    await wish('asha@mail.in');
    await wish('ravi@mail.in');
    await press({ t: (await linkTo('ravi@mail.in')).token, act: 'confirm' });
    const config = { moderation: 'auto', moderationDelay: 20 } as const;
    await sweepLeft(server.db, config, NOW + UNCONFIRMED_KEPT - 1);
    expect(await readers()).toHaveLength(2);
    await sweepLeft(server.db, config, NOW + UNCONFIRMED_KEPT);
    expect(await readers()).toEqual([{ email: 'ravi@mail.in', confirmed_at: NOW }]);
    await sweepLeft(server.db, config, NOW + 100 * GRACE);
    expect(await readers()).toHaveLength(1);
  });
});

it('mails codes by the mailbox that an address leads to [API-24]', async () => {
  const sign = (n: number) =>
    ask(
      server.app,
      'users',
      {
        countryCode: '91',
        username: 'A',
        password: 'Long enough 1',
        email: `asha+${n}@mail.in`,
        phone: `98000000${n}`,
      },
      `10.0.${n}.1`,
    );
  for (let n = 10; n < 40; n += 1) expect((await sign(n)).statusCode).toBe(200);
  const sent = await Promise.all(
    Array.from({ length: 30 }, (_unused, n) => mailsTo(server, `asha+${n + 10}@mail.in`, 0)),
  );
  expect(sent.flat()).toHaveLength(6);
});
