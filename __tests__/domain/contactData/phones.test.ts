import { holdsPhone, withoutPhones } from '@/domain/contactData/phones';
import { ORDINARY_TEXTS, WAYS_OF_A_PHONE } from '../../support/contactTexts';

it.each(WAYS_OF_A_PHONE)('finds the phone number in %j, alone and in a sentence [API-18] [FMT-4]', (way) => {
  expect(holdsPhone(way)).toBe(true);
  expect(holdsPhone(`A fine plot near the lake. Ring ${way} after six.`)).toBe(true);
});

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
  '98480 12345 / 98481 23456',
  '98480/12345, or at night',
  'Call 24/7 98480 12345',
  'Rs 45 - 98480 12345',
  'Plot 12 - +91 98480-12345',
  '3 9848012345 2',
  'Block 4 - 9 8 4 9 0 1 2 3 4 5',
  'Tirupati - 517501. 0877 2234567',
  '98480–12345',
  '2 nine eight four nine zero one two three four five',
  'Rent 15000 - 98480 12300',
])('finds the phone number in "%s" [API-18]', (text) => {
  expect(holdsPhone(text)).toBe(true);
});

it.each([
  '+1 415 555 2671',
  '+971 50 123 4567',
  '0877-2234567',
  '91 9848022338',
  'Survey 123/4A, call 98480 22338',
  'P 9848022338',
])('finds the number of another kind in %j [API-18]', (text) => {
  expect(holdsPhone(text)).toBe(true);
});

it.each(ORDINARY_TEXTS)('takes %j for no phone number [API-18]', (text) => {
  expect(holdsPhone(text)).toBe(false);
  expect(withoutPhones(text)).toBe(text);
});

it.each([
  'A 3 BHK of 1,450 sq ft at ₹65,00,000',
  '1200-1350-1500 sq ft',
  'Survey No. 612/3, PIN 517501',
  'Built in 2019, 2 lifts, 4 floors, 60 ft road, 40 ft deep',
  'Door 12-5-678/9',
  'Two of the four bedrooms face east',
  'Rent 65000 - 75000 a month, 80500 – 91500 for offices',
  '₹65,00,000 - 75,00,000, or 6500000 - 7500000',
  '650 - 1250 - 900 sq ft, 9000 - 120000 sft',
  'RERA P02400001234',
  'RC/REP/HARERA/GGM/682/414/2023/26',
  'TS/RERA/2023/0123/9848',
  'Chennai - 600001. 2400 sq ft; Chennai 600042 (2026)',
  'D.No 8-2-293/82/1 - 500034',
  'From 01-02-2026 to 15/03/2027, 9.30 - 18.30',
  'Phases of 2019 - 2021 - 2024 - 2026',
])('finds none in "%s" [API-18]', (text) => {
  expect(holdsPhone(text)).toBe(false);
});

it.each([
  ['Call +91 98480 12345 now', 'Call  now'],
  ['Two plots, 98480 12345 / 98481 23456', 'Two plots,  / '],
  ['Open 24/7 – 98480 12345', 'Open 24/7 – '],
  ['Ring nine eight four nine zero one two three four five!', 'Ring !'],
  ['Two plots of ½ acre', 'Two plots of ½ acre'],
  ['½ acre, ९८४८०२२३३८, ½ cent', '½ acre, , ½ cent'],
  ['Ring +91 9️⃣8️⃣4️⃣8️⃣0️⃣2️⃣2️⃣3️⃣3️⃣8️⃣ 😀', 'Ring  😀'],
])('leaves the phone numbers out of "%s" [FMT-4]', (text, left) => {
  expect(withoutPhones(text)).toBe(left);
});
