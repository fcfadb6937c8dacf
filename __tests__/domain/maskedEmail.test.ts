import { maskedEmail } from '@/domain/maskedEmail';

it.each([
  ['asha@mail.in', 'a•••@mail.in'],
  ['a@mail.in', 'a•••@mail.in'],
  ['"odd@name"@mail.in', '"•••@mail.in'],
  ['no address', ''],
])('masks %s as %s', (email, masked) => expect(maskedEmail(email)).toBe(masked));
