import { answerWords } from '@/domain/answerTime';

it.each([
  [null, null],
  [0, null],
  [1, 'Usually answers within 1 hour'],
  [23, 'Usually answers within 23 hours'],
  [24, 'Usually answers within 1 day'],
  [49, 'Usually answers within 3 days'],
])('says of %s hours: %s [AGENT-4]', (hours, words) => {
  expect(answerWords(hours)).toBe(words);
});
