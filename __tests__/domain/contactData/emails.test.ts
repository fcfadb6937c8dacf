import { emailsIn } from '@/domain/contactData/emails';

it.each([
  ['Write to ravi.k+1@mail.example.co.in, or ring', 'ravi.k+1@mail.example.co.in', 9, 36],
  ['ravi [at] gmail (dot) com or ring', 'ravi@gmail.com', 0, 25],
  ['mail ravi @ gmail.com. Come soon', 'ravi@gmail.com', 5, 21],
])('knows where the address in %j ends [API-18]', (text, address, from, to) => {
  expect(emailsIn(text)).toEqual([{ address, from, to }]);
});
