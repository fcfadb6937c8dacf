import { errorBody } from '@/contract/answers';
import { anOperator, askConsole, type TestOperator } from '../../support/server/operators';
import { appOfEach } from '../../support/server/testApp';

const t = appOfEach({ properties: 1, projects: 0, config: { moderation: 'manual' } });
let operator: TestOperator;
beforeEach(async () => {
  operator = await anOperator(t, 'Ravi', 'owner');
});

type Call = Parameters<typeof askConsole>[1];
const ask = (name: Call, asked: object, language: string | null, { cookie }: { readonly cookie: string } = operator) =>
  askConsole(t.app, name, { ...asked }, { cookie, ...(language !== null && { 'accept-language': language }) });
const bodyOf = ({ body }: { readonly body: string }) => errorBody.parse(JSON.parse(body));

describe('what the server says to an operator [DASH-3, ERR-3]', () => {
  it.each([
    ['te', 'కావలి: చేర్చాం', 'కావలి ఇప్పటికే జాబితాలో ఉంది.'],
    ['hi-IN', 'కావలి: जोड़ा गया', 'కావలి पहले से सूची में है।'],
    ['en', 'కావలి was added', 'కావలి is offered already.'],
    [null, 'కావలి was added', 'కావలి is offered already.'],
    ['ta', 'కావలి was added', 'కావలి is offered already.'],
  ])('comes to a page in %s in its language, done or refused', async (language, done, refused) => {
    const added = await ask('addPlace', { city: 'కావలి' }, language);
    expect([added.statusCode, added.headers['content-type'], added.json()]).toEqual([
      200,
      'application/json; charset=utf-8',
      { message: done },
    ]);
    const again = await ask('addPlace', { city: 'కావలి' }, language);
    expect(again.statusCode).toBe(409);
    const named = { code: 'offeredAlready', params: { name: 'కావలి' } };
    expect(bodyOf(again)).toEqual({ message: refused, errors: { message: refused }, ...named });
  });

  it('is in the language too where nobody has signed in, and for who is no owner', async () => {
    const visitor = await ask('getSession', {}, 'te', { cookie: '' });
    expect([visitor.statusCode, bodyOf(visitor).message]).toEqual([401, 'దయచేసి లాగిన్ అవ్వండి.']);
    const moderator = await ask('getOperators', {}, 'hi', await anOperator(t, 'Sita'));
    expect([moderator.statusCode, bodyOf(moderator).message]).toEqual([403, 'यह केवल मालिक कर सकते हैं।']);
  });

  it('names each fault of a file, and what its columns are for', async () => {
    const project = 'name,city,propertyType,builderName,reraId,amenities\nGaruda,Tirupati,';
    const file = `${project}Castle,,,\nGaruda,Tirupati,Villa,Nobody,,,x\n,Tirupati,Villa,,1,`;
    const faults = async (language: string) =>
      (await ask('checkImport', { kind: 'projects', file }, language)).json<{ faults: object[] }>().faults;
    expect(await faults('te')).toEqual([
      { line: 2, column: 'propertyType', message: 'వీటిలో ఒకటి కావాలి: Villa, Venture, Apartment, Commercial' },
      { line: 3, column: '', message: 'కాలమ్‌ల కంటే గడులు ఎక్కువ ఉన్నాయి' },
      { line: 3, column: 'builderName', message: 'Nobody అనే బిల్డర్ లేరు' },
      { line: 4, column: 'name', message: 'తప్పనిసరి' },
    ]);
    expect((await faults('hi'))[2]).toMatchObject({ message: 'Nobody नाम का कोई बिल्डर नहीं है' });
    expect((await faults('en'))[2]).toMatchObject({ message: 'There is no builder named Nobody' });
    const refused = bodyOf(await ask('importRows', { kind: 'projects', file: `${project}Villa,Nobody,,` }, 'te'));
    expect(refused.message).toBe('ఏదీ ఇంపోర్ట్ కాలేదు: 2వ వరుస, builderName: Nobody అనే బిల్డర్ లేరు.');
    expect(refused.params).toEqual({ fault: '2వ వరుస, builderName: Nobody అనే బిల్డర్ లేరు' });
    const form = await ask('getImportForm', { kind: 'projects' }, 'hi');
    expect(form.json<{ columns: object[] }>().columns).toEqual(
      expect.arrayContaining([
        { name: 'city', says: 'शहर' },
        { name: 'amenities', says: 'सुविधाओं के नाम; एक से ज़्यादा हों तो बीच में | लगाएँ' },
      ]),
    );
    const brought = await ask('importRows', { kind: 'builders', file: 'name\nGaruda\nHill Homes' }, 'te');
    expect(brought.json()).toMatchObject({ message: '2 వరుసలు ఇంపోర్ట్ చేశాం: కొత్తవి 2, మారినవి 0' });
  });

  it('says on which line a file breaks off', async () => {
    const file = 'name,about\nGaruda,"Flats,\nplots"\nHill Homes,"Villas\nVenkata Homes,Shops\n';
    const fault = async (language: string) =>
      bodyOf(await ask('checkImport', { kind: 'builders', file }, language)).message;
    expect([await fault('en'), await fault('te'), await fault('hi')]).toEqual([
      'The file cannot be read: a quotation mark in the row that begins on line 4 is never closed.',
      'ఫైల్‌ను చదవలేకపోయాం: 4వ వరుసలో మొదలైన కోట్ గుర్తు (") ఎక్కడా ముగియలేదు.',
      'फ़ाइल पढ़ी नहीं जा सकी: पंक्ति 4 में शुरू हुआ उद्धरण चिह्न (") कहीं बंद नहीं होता।',
    ]);
  });

  it('names a field as the form calls it, and the call’s own name in English', async () => {
    const types = 'Villa, Venture, Apartment, Commercial';
    const fields = { name: 'Garuda', city: 'Tirupati', propertyType: 'Castle' };
    const refused = async (language: string) => bodyOf(await ask('saveProject', { fields }, language));
    expect((await refused('te')).message).toBe(`రకం: వీటిలో ఒకటి కావాలి: ${types}.`);
    expect((await refused('te')).params).toMatchObject({ field: 'propertyType' });
    expect((await refused('en')).message).toBe(`propertyType: must be one of ${types}.`);
  });

  it('says what is wrong with a setting, an article and the cells of a file as the form does', async () => {
    const fault = async (language: string, name: Call, asked: object) =>
      bodyOf(await ask(name, asked, language)).message;
    const phone = { settings: { phone: '12' } };
    expect([await fault('en', 'changeSettings', phone), await fault('te', 'changeSettings', phone)]).toEqual([
      'phone: Please enter 10 digits, without +91.',
      expect.stringMatching(/^ఫోన్: .*10.*[^.]\.$/),
    ]);
    const texts = { title: 'Rent', topic: '', summary: 'x', body: 'x', date: '2027-01-02', picture: '', alt: '' };
    const article = { ...texts, published: true };
    expect([await fault('en', 'addArticle', article), await fault('hi', 'addArticle', article)]).toEqual([
      'topic: This cannot be empty.',
      expect.stringMatching(/^विषय: [^a-z]+[^।]।$/),
    ]);
    const cells = async (language: string, kind: string, file: string) =>
      (await ask('checkImport', { kind, file }, language)).json<{ faults: { message: string }[] }>().faults;
    const news = 'title,date,published\nRent,1 May,perhaps';
    expect((await cells('en', 'news', news)).map(({ message }) => message)).toEqual([
      'Please enter a day as YYYY-MM-DD.',
      'must be yes or no',
    ]);
    expect((await cells('te', 'news', news)).map(({ message }) => message)).toEqual([
      'తేదీని 2027-01-31 లాగా రాయండి.',
      'yes లేదా no అని రాయండి',
    ]);
    const places = 'city,pins,lat\nKavali,51,north\n=1,,';
    expect((await cells('hi', 'places', places)).map(({ message }) => message)).toEqual([
      '6 अंकों का PIN कोड होना चाहिए',
      'डिग्री में लिखें',
      '“=1” सही नहीं है (शुरुआत =, +, - या @ से नहीं होनी चाहिए)',
    ]);
  });

  it('tells who decided before, at the hour as the language writes it', async () => {
    const listing = await t.db.selectFrom('properties').select('id').executeTakeFirstOrThrow();
    const found = await ask('findListing', { q: listing.id }, 'en');
    const { id, mark } = found.json<{ listing: { id: string; mark: string } }>().listing;
    expect((await ask('refuseListing', { id, mark, reason: 'No.' }, 'hi')).json()).toEqual({ message: 'नामंज़ूर किया' });
    const late = await ask('approveListing', { id, mark }, 'te', await anOperator(t, 'Sita'));
    expect(late.statusCode).toBe(409);
    expect(bodyOf(late).message).toMatch(/^Ravi \d{1,2}:\d\d [AP]Mకు ఈ ప్రకటనను తిరస్కరించారు\. మీ నిర్ణయం/);
  });

  it('words in the audit a reason that is given often, and leaves own words', async () => {
    const listing = await t.db.selectFrom('properties').select('id').executeTakeFirstOrThrow();
    const found = await ask('findListing', { q: listing.id }, 'en');
    const { id, mark } = found.json<{ listing: { id: string; mark: string } }>().listing;
    await ask('refuseListing', { id, mark, refusal: 'place', reason: 'No.' }, 'te');
    const reason = async (language: string) =>
      (await ask('getAudit', {}, language)).json<{ entries: { reason: string }[] }>().entries[0]?.reason;
    const english = 'Please check the city and the locality.\nNo.';
    expect([await reason('te'), await reason('en')]).toEqual(['నగరం, ప్రాంతం ఒకసారి చూసుకోండి.\nNo.', english]);
    // A row of before there were codes is read as it was written.
    await t.db.updateTable('operator_actions').set({ reason: english }).execute();
    expect(await reason('te')).toBe(english);
  });
});
