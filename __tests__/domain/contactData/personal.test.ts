import { personalIn } from '@/domain/contactData/personal';
import { ORDINARY_TEXTS, WAYS_OF_A_PHONE } from '../../support/contactTexts';

const found = (text: string) => personalIn(text).map(({ kind, plain }) => [kind, plain]);

it.each(WAYS_OF_A_PHONE)('reads the phone number in %j as the same one [STORE-8]', (way) => {
  expect(found(`Please ring ${way} after six`)).toEqual([['phone', '9848022338']]);
});

it.each(ORDINARY_TEXTS)('finds nothing about a person in %j [STORE-8]', (text) => {
  expect(personalIn(text)).toEqual([]);
});

it.each([
  '234567890123',
  '2345 6789 0123',
  '2345  6789  0123',
  '2345-6789-0123',
  '2345–6789–0123',
  '2345.6789.0123',
  '2345/6789/0123',
  '2345•6789•0123',
  '234567 890123',
  '23 45 67 89 01 23',
  '2 3 4 5 6 7 8 9 0 1 2 3',
  'No234567890123',
  '२३४५ ६७८९ ०१२३',
  '౨౩౪౫ ౬౭౮౯ ౦౧౨౩',
  'two three four five six seven eight nine zero one two three',
])('reads the Aadhaar number in %j [STORE-8]', (way) => {
  expect(found(`Aadhaar ${way} is mine`)).toEqual([['aadhaar', '234567890123']]);
});

it.each([
  '1979-03-29',
  '29/03/1979',
  '29-3-1979',
  '29.03.1979',
  '२९/०३/१९७९',
  '29 March 1979',
  '29th Mar, 1979',
  '29-Mar-1979',
  'March 29, 1979',
])('reads the day of birth in %j [STORE-8]', (way) => {
  expect(found(`born ${way} here`)).toEqual([['birth', '1979-03-29']]);
});

it.each([
  ['ravi@exam', ['email', 'ravi@exam']],
  ['Not sent to ravi at gmail dot com', ['email', 'ravi@gmail.com']],
  ['రవి@ఉదాహరణ.భారత్', ['email', 'రవి@ఉదాహరణ.భారత్']],
  ['Searching 984802233', ['phone', '984802233']],
  ['?city=91%2098480%2022338', ['phone', '9848022338']],
])('finds what is not finished or encoded in %j [STORE-8]', (text, expected) => {
  expect(found(text)).toEqual([expected]);
});

it.each([
  '/listing/64f09876543210abcdef1234',
  '550e8400-e29b-41d4-a716-446655440000',
  '1970-01-01T00:00:00.000Z',
  '1979-03-29 06:30',
  'price 985000000',
  'at h (main.54074f4e.js:1:98480)',
])('takes %j for nothing about a person [STORE-8]', (text) => {
  expect(personalIn(text)).toEqual([]);
});

it('says where each stands in the text as it was written, in order [STORE-8]', () => {
  const text = '½ acre: ravi@example.in, ९८४८० २२३३८ or 2345 6789 0123 (born 29/03/1979)';
  expect(personalIn(text).map(({ kind, from, to }) => [kind, text.slice(from, to)])).toEqual([
    ['email', 'ravi@example.in'],
    ['phone', '९८४८० २२३३८'],
    ['aadhaar', '2345 6789 0123'],
    ['birth', '29/03/1979'],
  ]);
});
