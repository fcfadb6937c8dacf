import { readCurrentUser, readFiles, readLoggedIn, readProfile } from '@/api/readers/account';
import { UnreadableAnswer } from '@/api/readers/coerce';
import { PROFILE_FIELDS } from '@/contract/profileFields';
import { COUNTRY_CODE } from '@/domain/contact';

const meta = { status: 200, next: null, total: null, sorts: null, filters: null, bands: null };
const filesIn = (body: unknown) => readFiles(body, meta).result.images;

it('takes one uploaded picture as a text, and nothing that is no address [API-19, UP-5]', () => {
  expect(filesIn({ images: '/uploads/a.jpg' })).toEqual(['/uploads/a.jpg']);
  expect(filesIn({ images: ['/uploads/a.jpg', null, {}] })).toEqual(['/uploads/a.jpg']);
  expect(filesIn({ images: null })).toEqual([]);
});

const profileIn = (body: unknown) => readProfile(body, meta).result;

describe('a profile', () => {
  it.each([
    ['one text', 'Alipiri', 'Alipiri'],
    ['a number', 517501, '517501'],
    ['a list', ['Alipiri', null, 7], 'Alipiri, 7'],
    ['an empty text', ' ', null],
    ['an empty list', [], null],
    ['null', null, null],
    ['an object', { name: 'Alipiri' }, null],
    ['true', true, null],
  ])('has every text as a text: %s [PROF-1, API-15]', (_what, sent, read) => {
    const texts = Object.entries(PROFILE_FIELDS).filter(([, { kind }]) => ['text', 'name', 'list'].includes(kind));
    const fields = texts.map(([field]) => field);
    const profile = profileIn(Object.fromEntries(fields.map((field) => [field, sent])));
    expect(profile).toMatchObject(Object.fromEntries(fields.map((field) => [field, read])));
  });

  it.each([
    ['1990-01-31', '1990-01-31'],
    ['1990-01-31T00:00:00.000Z', '1990-01-31'],
    ['1990-01-31T23:59:59+05:30', '1990-01-31'],
    [' 1990-01-31 00:00:00', '1990-01-31'],
    ['31/01/1990', null],
    [633_744_000_000, null],
    [null, null],
  ])('has the date of birth %p as the day %p, wherever the device is [PROF-1]', (sent, read) => {
    expect(profileIn({ dateOfBirth: sent }).dateOfBirth).toBe(read);
  });

  it.each([
    [41, 41],
    ['41', 41],
    ['41.0', 41],
    ['', null],
    ['many', null],
    [null, null],
    [[41], null],
  ])('has age and experience %p as the number %p [PROF-1]', (sent, read) => {
    expect(profileIn({ age: sent, realEstateExperience: sent })).toMatchObject({
      age: read,
      realEstateExperience: read,
    });
  });

  it.each([
    [true, true],
    ['true', true],
    ['Yes', true],
    [1, true],
    ['1', true],
    [false, false],
    ['FALSE', false],
    ['no', false],
    [0, false],
    ['0', false],
    ['perhaps', null],
    [2, null],
    [null, null],
    [[true], null],
  ])('has the vehicle %p as %p [PROF-9]', (sent, read) => {
    expect(profileIn({ vehicle: sent }).vehicle).toBe(read);
  });

  it.each([
    ['gender', 'Male', 'Male'],
    ['gender', 'female', 'Female'],
    ['gender', ' MALE ', 'Male'],
    ['gender', '', null],
    ['gender', 'unknown', null],
    ['gender', 1, null],
    ['workingCulture', 'Full-Time', 'Full-Time'],
    ['workingCulture', 'part time', 'Part-Time'],
    ['workingCulture', 'PART_TIME', 'Part-Time'],
    ['workingCulture', null, null],
  ] as const)('has the %s %p as the choice %p [PROF-9]', (field, sent, read) => {
    expect(profileIn({ [field]: sent })[field]).toBe(read);
  });

  it.each([
    ['91', '91'],
    [91, '91'],
    ['+91', '91'],
    ['', null],
    [null, null],
  ])('has the country code %p as %p [PROF-1]', (sent, read) => {
    expect(profileIn({ countryCode: sent }).countryCode).toBe(read);
  });

  it.each([
    ['/uploads/p.jpg', '/uploads/p.jpg'],
    [['/uploads/p.jpg', '/uploads/q.jpg'], '/uploads/p.jpg'],
    [[], null],
    ['', null],
    [null, null],
    [{ url: '/uploads/p.jpg' }, null],
  ])('has the picture %p as %p [PROF-7]', (sent, read) => {
    expect(profileIn({ profilePic: sent }).profilePic).toBe(read);
  });

  it.each([[null], [[]], [[null]], [{}]])('of which nothing is known yet is an empty one: %p [API-15]', (body) => {
    expect(profileIn(body)).toEqual({});
  });

  it('is the first row of a list as well as an object [API-15]', () => {
    expect(profileIn([null, { name: 'Asha' }]).name).toBe('Asha');
  });

  it.each([['OK'], [7], [true]])('is not read out of %p [ERR-5]', (body) => {
    expect(() => profileIn(body)).toThrow(UnreadableAnswer);
  });
});

describe('the session user', () => {
  const sent = {
    _id: 'u1',
    username: 'Asha',
    token: 'Bearer tok',
    role: { roleCode: 'agt' },
    email: 'a@b.in',
    phone: '9000000001',
    countryCode: '91',
    profilePic: '/u/asha.webp',
  };
  const { token, role, countryCode, ...same } = sent;

  it('has each field of the specification but the country code, which is fixed [AUTH-2, API-25, API-33]', () => {
    expect(countryCode).toBe(COUNTRY_CODE);
    expect(readLoggedIn({ message: 'Hello', user: sent }, meta).result).toEqual({
      message: 'Hello',
      token,
      user: { ...same, roleCode: role.roleCode },
    });
    expect(readCurrentUser([sent], meta).result).toEqual({ ...same, roleCode: 'agt' });
    expect(readCurrentUser([{ ...sent, newEnquiries: 4 }], meta).result).toMatchObject({ newEnquiries: 4 });
  });

  it.each(Object.keys(sent).filter((field) => field !== 'countryCode'))(
    'takes its %s out of the answer and nowhere else [API-33]',
    (field) => {
      const read = (user: object) => {
        try {
          return JSON.stringify(readLoggedIn({ user }, meta).result);
        } catch {
          return 'refused';
        }
      };
      expect(read({ ...sent, [field]: undefined })).not.toBe(read(sent));
    },
  );

  it('is read from numbers, and from nulls where nothing is needed [API-25, API-12]', () => {
    const { user } = readLoggedIn(
      { user: { _id: 7, username: 9000000001, token: 123, role: null, email: null, phone: 9000000001 } },
      meta,
    ).result;
    expect(user).toEqual({
      _id: '7',
      username: '9000000001',
      roleCode: null,
      email: null,
      phone: '9000000001',
      profilePic: null,
    });
  });

  it('is nobody in an empty answer of users/current [AUTH-11]', () => {
    for (const body of [null, [], [null]]) expect(readCurrentUser(body, meta).result).toBeNull();
  });
});
