import { canonicalEmail } from '@/server/rules/canonicalEmail';

it.each([
  ['Asha@Mail.in', 'asha@mail.in'],
  [' asha+newsletter+2@mail.in ', 'asha@mail.in'],
  ['a.s.h.a+1@gmail.com', 'asha@gmail.com'],
  ['asha@GoogleMail.com', 'asha@gmail.com'],
  ['ａｓｈａ@mail.in', 'asha@mail.in'],
  ['a.sha@mail.in', 'a.sha@mail.in'],
  ['no address', 'no address'],
])('measures mail to %s as mail to %s [API-24]', (typed, mailbox) => {
  expect(canonicalEmail(typed)).toBe(mailbox);
});
