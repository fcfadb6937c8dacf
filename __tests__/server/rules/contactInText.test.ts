import { holdsLink, holdsPhone } from '@/server/rules/contactInText';

it.each([
  'Call 9849012345',
  'call 98490 12345 now',
  '+91-98490-12345',
  '(0877) 2234567',
  '040 1234 5678',
  '9 8 4 9 0 1 2 3 4 5',
  'Flat 2, 9849012345',
  '00919849012345',
  '౯౮౪౯౦౧౨౩౪౫',
  '９８４９０１２３４５',
  'nine eight four nine zero one two three four five',
  '98490\u200b12345',
])('finds the phone number in "%s" [API-18]', (text) => {
  expect(holdsPhone(text)).toBe(true);
});

it.each([
  'A 3 BHK of 1,450 sq ft at ₹65,00,000',
  '1200-1350-1500 sq ft',
  'Survey No. 612/3, PIN 517501',
  'Built in 2019, 2 lifts, 4 floors, 60 ft road, 40 ft deep',
  'Door 12-5-678/9',
  'Two of the four bedrooms face east',
])('finds none in "%s"', (text) => {
  expect(holdsPhone(text)).toBe(false);
});

it.each([
  'See https://example.in/a',
  'www.example.in',
  'example.in for more',
  'MYHOMES.COM',
  'write to me@example.in',
  'wa.me/919849012345',
  'javascript:alert(1)',
  'bit.ly/abc',
])('finds the link in "%s" [API-18]', (text) => {
  expect(holdsLink(text)).toBe(true);
});

it.each([
  'A wide road.In front of it a park.',
  '1,450 sq.ft. near M.R.Palli',
  'A swimming pool.Club house and lift',
  'Price: 65 lakh',
  'St.Anns school, Dr.Rao hospital',
])('finds none in "%s"', (text) => {
  expect(holdsLink(text)).toBe(false);
});
