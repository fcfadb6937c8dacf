import { errorBody } from '@/contract/answers';
import { testApp, type TestApp } from '../../support/server/testApp';
import { AGENT, USER } from '../../support/server/world';

let server: TestApp;
beforeEach(async () => {
  server = await testApp({ properties: 4, projects: 1 });
});
afterEach(() => server.close());

const signIn = (language: string | null, password = 'not the right one') =>
  server.post(
    '/api/users/signin',
    { username: USER.phone, password, countryCode: '91' },
    language === null ? {} : { 'accept-language': language },
  );

/** The error as the contract reads it. */
const bodyOf = ({ body }: { readonly body: string }) => errorBody.parse(JSON.parse(body));

describe('an error', () => {
  it.each([
    ['te', 'మొబైల్ నంబర్ లేదా పాస్‌వర్డ్ సరైనది కాదు.'],
    ['hi', 'मोबाइल नंबर या पासवर्ड सही नहीं है।'],
    ['en', 'The mobile number or the password is not right.'],
    [null, 'The mobile number or the password is not right.'],
    ['ta', 'The mobile number or the password is not right.'],
  ])('is said to a page in %s in its language, by one code [API-25, ERR-3]', async (language, words) => {
    const answer = await signIn(language);
    expect(answer.statusCode).toBe(400);
    expect(bodyOf(answer)).toEqual({ message: words, errors: { message: words }, code: 'wrongLogin', params: {} });
  });

  it('names its numbers in the order of the language [ERR-3]', async () => {
    let last = await signIn('te');
    for (let tries = 0; last.statusCode === 400 && tries < 20; tries += 1) last = await signIn('te');
    expect(last.statusCode).toBe(429);
    const { message, code, params } = bodyOf(last);
    expect(code).toBe('wait');
    expect(message).toBe(`చాలాసార్లు ప్రయత్నించారు. దయచేసి ${String(params?.['n'])} సెకన్లు ఆగి మళ్లీ ప్రయత్నించండి.`);
  });

  it('names a field as the forms call it, and tells the call’s own name apart [API-16, ERR-3]', async () => {
    const authorization = await server.tokenOf(AGENT);
    const form = { about: 'Call 98480 22338' };
    const asked = (language: string) =>
      server.post('/api/users/profile', form, { authorization, 'accept-language': language });
    const telugu = bodyOf(await asked('te'));
    expect(telugu.message).toMatch(/^పరిచయం: ఫోన్ నంబర్ తీసేయండి\./);
    expect(telugu.params).toEqual({ field: 'about' });
    expect(bodyOf(await asked('en')).message).toMatch(/^about: please remove the phone number\./);
  });

  it('comes in the language of the page too where no handler was asked [ERR-3]', async () => {
    const answer = await server.post('/api/property/delete', { _id: 'x' }, { 'accept-language': 'hi-IN' });
    expect([answer.statusCode, bodyOf(answer).message]).toEqual([401, 'आगे बढ़ने के लिए लॉगिन करें।']);
  });
});
