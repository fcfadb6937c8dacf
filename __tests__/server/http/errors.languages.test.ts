import { errorBody } from '@/contract/answers';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, USER } from '../../support/server/world';

const server = appOfEach({ properties: 4, projects: 1 });

const signIn = (language: string | null, password = 'not the right one') =>
  server.post(
    '/api/users/signin',
    { username: USER.phone, password, countryCode: '91' },
    language === null ? {} : { 'accept-language': language },
  );

/** The error as the contract reads it. */
const bodyOf = ({ body }: { readonly body: string }) => errorBody.parse(JSON.parse(body));

const ENGLISH =
  'The mobile number or the password is not right. If you never entered the code that we sent when you signed up, please sign up again.';

describe('an error', () => {
  it.each([
    ['te', 'మొబైల్ నంబర్ లేదా పాస్‌వర్డ్ సరైనది కాదు. సైన్ అప్ చేసి కోడ్ రాయకపోతే, దయచేసి మళ్లీ సైన్ అప్ చేయండి.'],
    ['hi', 'मोबाइल नंबर या पासवर्ड सही नहीं है। अगर आपने साइन अप करके कोड नहीं लिखा था, तो कृपया फिर से साइन अप करें।'],
    ['en', ENGLISH],
    [null, ENGLISH],
    ['ta', ENGLISH],
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

  /** What is said of the same question to a page in each language. */
  const saidOf = async (path: string, asked: object, authorization?: string) => {
    const answers = [];
    for (const language of ['en', 'te', 'hi'])
      answers.push(
        bodyOf(
          await server.post(path, asked, { ...(authorization && { authorization }), 'accept-language': language }),
        ),
      );
    return answers;
  };
  const ANITA = { countryCode: '91', username: 'Anita', password: 'seven77 x', email: 'a@b.in', phone: '9848022338' };

  it.each([
    [
      'a text that is too long',
      { username: 'A'.repeat(121) },
      'username: must have at most 120 characters.',
      'యూజర్ పేరు: 120 అక్షరాలకు మించకూడదు.',
      'यूज़र नाम: ज़्यादा से ज़्यादा 120 अक्षर लिखें।',
    ],
    ['what is empty', { username: ' ' }, 'username: is required.', 'యూజర్ పేరు: ఇది తప్పనిసరి.', 'यूज़र नाम: यह ज़रूरी है।'],
    [
      'what is missing',
      { username: undefined },
      'username: is required.',
      'యూజర్ పేరు: ఇది తప్పనిసరి.',
      'यूज़र नाम: यह ज़रूरी है।',
    ],
    ['what is no text', { username: 12 }, 'username: must be text.', 'యూజర్ పేరు: అక్షరాల్లో రాయండి.', 'यूज़र नाम: अक्षरों में लिखें।'],
    [
      'a wrong number, in a sentence of its own',
      { phone: '98' },
      'The mobile number has 10 digits.',
      'మొబైల్ నంబర్‌లో 10 అంకెలు ఉండాలి.',
      'मोबाइल नंबर में 10 अंक होने चाहिए।',
    ],
    [
      'what nobody asked for',
      { colour: 'red' },
      'Unknown parameter: colour.',
      'ఇది మాకు తెలియదు: colour.',
      'हम यह नहीं जानते: colour।',
    ],
  ])('says in each language what a shape finds wrong: %s [API-24, ERR-3]', async (_what, wrong, ...words) => {
    const answers = await saidOf('/api/users', { ...ANITA, ...wrong });
    expect(answers.map(({ message }) => message)).toEqual(words);
    expect(new Set(answers.map(({ code, params }) => JSON.stringify([code, params]))).size).toBe(1);
    expect(answers[0]?.code).toBeDefined();
  });

  it('says so of a listing, of a question that is no object, and of one that is too deep [API-18, ERR-3]', async () => {
    const agent = await server.tokenOf(AGENT);
    const told = async (asked: object, path = '/api/property/properties') =>
      (await saidOf(path, asked, agent)).map(({ message }) => message);
    const listing = { city: 'Tirupati', userId: 'x' };
    expect(await told({ ...listing, expectedPrice: 'much' })).toEqual([
      'expectedPrice: must be a number.',
      expect.stringMatching(/^[^a-z]+: సంఖ్య మాత్రమే రాయండి\.$/i),
      expect.stringMatching(/^[^a-z]+: केवल संख्या लिखें।$/i),
    ]);
    expect(await told([])).toEqual([
      'The request is not valid: must be an object.',
      'ఈ అభ్యర్థన సరిగా లేదు (వివరాలు ఇవ్వండి).',
      'यह अनुरोध सही नहीं है (विवरण के साथ दें)।',
    ]);
    const deep: object = JSON.parse(`${'{"a":'.repeat(21)}1${'}'.repeat(21)}`);
    expect(await told(deep)).toEqual([
      'The request is nested too deeply.',
      expect.stringMatching(/^ఈ అభ్యర్థనలో/),
      expect.stringMatching(/^इस अनुरोध/),
    ]);
  });

  it('comes in the language of the page too where no handler was asked [ERR-3]', async () => {
    const answer = await server.post('/api/property/delete', { _id: 'x' }, { 'accept-language': 'hi-IN' });
    expect([answer.statusCode, bodyOf(answer).message]).toEqual([401, 'आगे बढ़ने के लिए लॉगिन करें।']);
  });
});
