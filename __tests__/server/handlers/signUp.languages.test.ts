import type { Language } from '@/domain/languages';
import { ask, codeIn, mailsTo, type IdAnswer, type LoginAnswer } from '../../support/server/accounts';
import { appOfEach } from '../../support/server/testApp';

const ANITA = {
  countryCode: '91',
  username: 'Anita Rao',
  password: 'seven-peppers',
  email: 'anita@example.in',
  phone: '9123456780',
};
const RESET = {
  te: 'Gruham కొత్త పాస్‌వర్డ్ కోసం మీ కోడ్',
  hi: 'Gruham का नया पासवर्ड रखने के लिए आपका कोड',
  en: 'Your Gruham password reset code',
};

const t = appOfEach({ properties: 0, projects: 0, config: { demo: true } });

/** The newest message to an address once there are so many; each comes at a time of its own, by which they sort. */
async function newest(to: string, count: number) {
  const [mail, ...others] = await mailsTo(t, to, count);
  expect(others).toHaveLength(count - 1);
  t.clock.now += 1000;
  return mail;
}
const ofAnita = (count: number) => newest(ANITA.email, count);
const from = (language: Language, path: string, payload: object) => ask(t.app, path, payload, '10.1.1.1', language);

/** A sign-up from a page in a language, with the code of its mail. */
async function signsUp(language: Language): Promise<LoginAnswer['user']> {
  const { id } = (await from(language, 'users', ANITA)).json<IdAnswer>();
  const mail = await ofAnita(1);
  const answer = await from(language, 'users/validateOTP', { _id: id, otp: codeIn(mail) });
  expect(answer.statusCode).toBe(200);
  return answer.json<LoginAnswer>().user;
}
const logsIn = async (language: Language, password = ANITA.password) =>
  (await from(language, 'users/signin', { countryCode: '91', username: ANITA.phone, password })).statusCode;
const forgets = (language: Language) => from(language, 'users/forgotPassword', { username: ANITA.email });

it.each([
  ['te', 'మీ Gruham నిర్ధారణ కోడ్', /^Gruhamకు స్వాగతం\. .*\n\n\d{6}\n\nఇది 10 నిమిషాలు/],
  ['hi', 'आपका Gruham पुष्टि कोड', /^Gruham में आपका स्वागत है। .*\n\n\d{6}\n\nयह 10 मिनट/],
  ['en', 'Your Gruham verification code', /^Welcome to Gruham\. Your verification code is:\n\n\d{6}\n\nIt is valid/],
] as const)('writes to who signs up from a page in %s in its language [API-24]', async (language, subject, text) => {
  await from(language, 'users', ANITA);
  const mail = await ofAnita(1);
  expect([mail?.subject, mail?.text]).toEqual([subject, expect.stringMatching(text)]);
});

it('writes to an account in the language of its sign-up, from whatever page the mail is asked for [API-26] [API-27]', async () => {
  const { token } = await signsUp('te');
  await forgets('en');
  expect((await ofAnita(2))?.subject).toBe(RESET.te);
  await from('hi', 'users', { ...ANITA, phone: '9123456781' });
  expect((await ofAnita(3))?.subject).toBe('మీకు ఇప్పటికే Gruham ఖాతా ఉంది');
  await t.post('/api/users/phone/code', {}, { authorization: token, 'accept-language': 'en' });
  const text = await newest(ANITA.phone, 1);
  expect(text?.text).toMatch(/^\d{6} మీ Gruham కోడ్\. /);
  const confirmed = await t.post('/api/users/phone/confirm', { code: codeIn(text) }, { authorization: token });
  expect(confirmed.statusCode).toBe(200);
});

it('writes in the language in which somebody last logged in, which a wrong password changes nothing of [API-25]', async () => {
  await signsUp('te');
  expect(await logsIn('hi', 'not-the-password')).toBe(400);
  await forgets('en');
  expect((await ofAnita(2))?.subject).toBe(RESET.te);
  expect(await logsIn('hi')).toBe(200);
  await forgets('en');
  expect((await ofAnita(3))?.subject).toBe(RESET.hi);
  expect(await logsIn('en')).toBe(200);
  await forgets('te');
  expect((await ofAnita(4))?.subject).toBe(RESET.en);
});

it('takes a new password for a login: its mail, and those after it, are in the language of that page [API-28]', async () => {
  await signsUp('en');
  const { id } = (await forgets('en')).json<IdAnswer>();
  const otp = codeIn(await ofAnita(2));
  expect((await from('te', 'users/setPassword', { id, otp, password: 'eight-peppers' })).statusCode).toBe(200);
  expect((await ofAnita(3))?.subject).toBe('మీ Gruham పాస్‌వర్డ్ మారింది');
  await forgets('en');
  expect((await ofAnita(4))?.subject).toBe(RESET.te);
});
