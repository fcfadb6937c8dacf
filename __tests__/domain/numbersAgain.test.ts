import { numbersAgain } from '@/domain/numbersAgain';

/** 10:39:20 in India. */
const FROM = '2026-01-16T05:09:20.000Z';
const at = (iso: string) => Date.parse(iso);

it.each([
  [60, '2026-01-15T09:00:00.000Z', 'You have seen 60 numbers today. More from 10:40 am tomorrow.'],
  // Past midnight in India, before it in Greenwich.
  [10, '2026-01-15T19:00:00.000Z', 'You have seen 10 numbers today. More from 10:40 am today.'],
  [60, '2026-01-13T09:00:00.000Z', 'You have seen 60 numbers today. More from 10:40 am on 16 January 2026.'],
  [
    null,
    '2026-01-15T09:00:00.000Z',
    'Too many numbers were shown on your internet connection today. More from 10:40 am tomorrow.',
  ],
  [60, '2026-01-16T05:09:59.999Z', 'You have seen 60 numbers today. More from 10:40 am today.'],
  [60, '2026-01-16T05:10:00.000Z', 'You have seen 60 numbers today. There are more now: please load the page again.'],
])('says how many numbers were seen, and when there are more, by India’s clock [PDET-6]', (seen, now, words) => {
  expect(numbersAgain(seen, FROM, at(now))).toBe(words);
});

it.each([null, undefined, '', 'soon'])('says nothing without a time: %s [PDET-6]', (from) => {
  expect(numbersAgain(60, from, 0)).toBeNull();
});
