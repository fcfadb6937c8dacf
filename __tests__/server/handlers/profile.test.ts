import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers } from '@/contract/answers';
import { ASKED_OF_PROFILE } from '@/contract/profileFields';
import { unseal } from '@/server/rules/sealing';
import { secretKey } from '@/server/rules/secretKey';
import { everyProfileField } from '../../support/everyProfileField';
import { isOnPostgres } from '../../support/postgres/databases';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, USER } from '../../support/server/world';

const AADHAAR = '234123412346';
const server = appOfEach({ properties: 3, projects: 1 });
let authorization: string;
beforeEach(async () => {
  authorization = await server.tokenOf(AGENT);
});

const save = (form: object, token = authorization) => server.post('/api/users/profile', form, { authorization: token });
const profile = async (token = authorization) =>
  answers.getProfile.parse((await server.get('/api/users/profile', { authorization: token })).json());

describe('the profile', () => {
  it('answers the own profile and nothing else of the account [API-15, PROF-1]', async () => {
    expect(await profile()).toEqual({
      name: 'Lakshmi Naidu',
      username: 'Lakshmi',
      phone: AGENT.phone,
      countryCode: '91',
      email: 'agent@example.in',
      languages: ['Telugu'],
      about: expect.any(String) as string,
      realEstateExperience: 20,
      currentAddress: 'A street',
      profilePic: '/uploads/portrait-1-640x640.jpg',
      aadharNumber: null,
      role: { roleCode: 'agt' },
    });
  });

  it('keeps a language under one name, in whichever script it was written [API-16, AGENT-10]', async () => {
    await save({ languages: ['తెలుగు', 'English', 'इंग्लिश', ' தமிழ் ', 'HINDI', 'Tulu'] });
    expect(await profile()).toMatchObject({ languages: ['Telugu', 'English', 'Tamil', 'Hindi', 'Tulu'] });
  });

  it('lets languages go that are taken away, so that the agent’s page says the usual ones [API-16, AGENT-8]', async () => {
    await save({ languages: ['Tamil'] });
    expect(await profile()).toMatchObject({ languages: ['Tamil'] });
    await save({ languages: [] });
    expect(await profile()).not.toHaveProperty('languages');
  });

  it('gives its owner every field that is posted, and others the public ones alone [API-15, API-16, PROF-8]', async () => {
    const answer = await save({ ...everyProfileField, aadharNumber: AADHAAR });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Profile Updated successfully' }]);
    expect(Object.keys(everyProfileField).sort()).toEqual([...ASKED_OF_PROFILE].sort());
    expect(await profile()).toMatchObject(everyProfileField);
    const others = (await server.get(`/api/users/getAgentDetailsById?id=${AGENT.id}`)).json<object>();
    const told = Object.entries(everyProfileField).filter(([field]) => field in others);
    // Written out: one row of the table decides what everybody reads.
    const read = [
      'about',
      'expertiseLocation',
      'languages',
      'name',
      'profilePic',
      'realEstateExperience',
      'reraNumber',
    ];
    expect(told.map(([field]) => field).sort()).toEqual(read);
    expect(others).toMatchObject(Object.fromEntries(told));
  });

  it('leaves what is not sent, and removes what is sent empty', async () => {
    await save({ about: '', currentAddress: null });
    const after = await profile();
    expect(after).not.toHaveProperty('about');
    expect(after).not.toHaveProperty('currentAddress');
    expect(after).toMatchObject({ name: 'Lakshmi Naidu', realEstateExperience: 20 });
  });

  it('keeps the places of work as they are called here, in whatever script they came [PROF-8, AGENT-10]', async () => {
    await save({ expertiseLocation: 'తిరుపతి; KORLAGUNTA, అలిపిరి, Tirupathi, Puthur, the hills' });
    expect(await profile()).toMatchObject({ expertiseLocation: 'Tirupati, Korlagunta, Alipiri, Puthur, the hills' });
    const longest = `అలిపిరి;${'x'.repeat(192)}`;
    await save({ expertiseLocation: longest });
    expect(await profile()).toMatchObject({ expertiseLocation: longest });
  });

  it('loses no field when two forms arrive at once', async () => {
    await Promise.all([save({ about: 'one' }), save({ gender: 'Female' }), save({ age: 30 }), save({ name: 'X' })]);
    expect(await profile()).toMatchObject({ about: 'one', gender: 'Female', age: 30, name: 'X' });
  });

  it('takes no username, phone, role, status, rating, id or anything unknown [PROF-1]', async () => {
    const before = await server.db.selectFrom('users').selectAll().where('id', '=', USER.id).executeTakeFirstOrThrow();
    const token = await server.tokenOf(USER);
    const answer = await save(
      {
        name: 'Ravi K',
        username: 'admin',
        phone: '9999999999',
        countryCode: '1',
        role: { roleCode: 'agt' },
        role_code: 'agt',
        roleCode: 'agt',
        status: 1,
        rating: 5,
        reviews: [{ name: 'me', text: 'great', rating: 5 }],
        rank: 1,
        _id: AGENT.id,
        id: AGENT.id,
        email: 'other@example.in',
        password_hash: 'x',
      },
      token,
    );
    expect(answer.statusCode).toBe(200);
    const after = await server.db.selectFrom('users').selectAll().where('id', '=', USER.id).executeTakeFirstOrThrow();
    expect(after).toEqual({ ...before, name: 'Ravi K' });
    expect((await profile()).name).toBe('Lakshmi Naidu');
  });

  it('keeps what others wrote about an agent', async () => {
    await save({ about: 'New words' });
    const page = (await server.get(`/api/users/getAgentDetailsById?id=${AGENT.id}`)).json<Record<string, unknown>>();
    expect(page).toMatchObject({ about: 'New words', rating: 4, reviews: [{ name: 'Anand' }] });
  });

  it.each([
    [{ gender: 'Other' }, /gender/],
    [{ workingCulture: 'Never' }, /workingCulture/],
    [{ vehicle: 'perhaps' }, /vehicle/],
    [{ age: -1 }, /age/],
    [{ age: 151 }, /age/],
    [{ about: 'x'.repeat(5001) }, /about/],
    [{ name: ['a'] }, /name/],
    [{ name: 'Lakshmi 98480 12345' }, /^name: please remove the phone number/],
    [{ about: 'Call 24/7 98480 12345' }, /^about: please remove the phone number/],
    [{ expertiseLocation: 'Alipiri 9848012345' }, /^expertiseLocation: please remove the phone number/],
    [{ about: 'Mail me: ravi@gmail.com' }, /^about: please remove the link or e-mail address/],
    [{ languages: ['Telugu', '9848012345'] }, /^languages: please remove the phone number/],
    [{ reraNumber: 'www.evil.example' }, /^reraNumber: please remove the link/],
    [{ reraNumber: 'P10150050061' }, /^reraNumber: is the number of a project/],
    [{ expertiseLocation: 'https://evil.example/x' }, /^expertiseLocation: please remove the link/],
    [{ name: 'a\u0000' }, /name/],
    [{ dateOfBirth: '17/06/1984' }, /date of birth/],
    [{ dateOfBirth: '2023-02-30' }, /date of birth/],
    [{ dateOfBirth: '2027-01-01' }, /date of birth/],
    [{ dateOfBirth: '1850-01-01' }, /date of birth/],
    [{ profilePic: 'javascript:alert(1)' }, /profilePic/],
    [{ profilePic: 'https://tracker.example/x.jpg' }, /profilePic/],
    [{ profilePic: '/uploads/portrait-2-640x640.jpg' }, /profilePic/],
    [{ profilePic: '/uploads/../gruham.db' }, /profilePic/],
    [{ aadharNumber: '234123412345' }, /Aadhaar number/],
    [{ aadharNumber: '123' }, /Aadhaar number/],
    [{ aadharNumber: 'XXXX XXXX 2346' }, /Aadhaar number/],
    [{ aadharNumber: 234123412346 }, /aadharNumber/],
  ])('refuses %j and changes nothing [API-16]', async (wrong, words) => {
    const before = await profile();
    const answer = await save({ name: 'Changed', ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { message: string } }>().errors.message).toMatch(words);
    expect(await profile()).toEqual(before);
  });

  it.each([
    ['aadharNumber', '123456789012'],
    ['dateOfBirth', '1850-01-01'],
    ['reraNumber', 'P10150050061'],
  ])('names %s as what it refuses [API-16, ERR-3]', async (field, value) => {
    const answer = await save({ [field]: value });
    expect(answer.json<{ params: unknown }>().params).toMatchObject({ field });
  });

  it('answers 401 without a session', async () => {
    expect((await server.post('/api/users/profile', { name: 'x' })).statusCode).toBe(401);
    expect((await save({ name: 'x' }, 'made up')).statusCode).toBe(401);
  });
});

describe('the Aadhaar number', () => {
  it('is answered masked; the masked one sent back leaves it, an empty one removes it [API-16]', async () => {
    await save({ aadharNumber: '2341 2341 2346' });
    expect((await profile()).aadharNumber).toBe('XXXX XXXX 2346');
    const sealed = () => server.db.selectFrom('aadhaar_numbers').selectAll().executeTakeFirst();
    const first = await sealed();
    expect((await save({ aadharNumber: 'XXXX XXXX 2346', about: 'x' })).statusCode).toBe(200);
    expect(await sealed()).toEqual(first);
    expect((await save({ aadharNumber: 'XXXX XXXX 1111' })).statusCode).toBe(400);
    expect(await sealed()).toEqual(first);
    const key = secretKey({ dataDir: server.dataDir, secretKey: null });
    expect(unseal(key, AGENT.id, first?.sealed ?? '')).toBe(AADHAAR);
    expect((await save({ aadharNumber: '' })).statusCode).toBe(200);
    expect((await profile()).aadharNumber).toBeNull();
    expect(await sealed()).toBeUndefined();
  });

  it('lies in no file of the data folder in clear, and in no other answer', async () => {
    expect((await save({ aadharNumber: AADHAAR })).statusCode).toBe(200);
    expect((await save({ aadharNumber: '2341-2341-2346' })).statusCode).toBe(200);
    const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    expect(files.some(({ name }) => name.startsWith('gruham.db'))).toBe(!isOnPostgres());
    for (const { parentPath, name } of files) {
      expect(readFileSync(join(parentPath, name)).includes(AADHAAR)).toBe(false);
      expect(readFileSync(join(parentPath, name)).includes('2341-2341-2346')).toBe(false);
    }
    for (const url of [`/api/users/getAgentDetailsById?id=${AGENT.id}`, '/api/users/current', '/api/users/getAgents']) {
      expect((await server.get(url, { authorization })).body).not.toMatch(/2346|aadhar/i);
    }
  });
});
