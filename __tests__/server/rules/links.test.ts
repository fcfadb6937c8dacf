import { holdsLink } from '@/server/rules/links';
import { ORDINARY_TEXTS, WAYS_OF_A_LINK } from '../../support/contactTexts';

it.each(WAYS_OF_A_LINK)('finds the link in "%s" [API-18]', (text) => {
  expect(holdsLink(text)).toBe(true);
});

it.each(ORDINARY_TEXTS)('takes %j for no link [API-18]', (text) => {
  expect(holdsLink(text)).toBe(false);
});

it.each([
  'A wide road.In front of it a park.',
  '1,450 sq.ft. near M.R.Palli',
  'A swimming pool.Club house and lift',
  'Price: 65 lakh',
  'St.Anns school, Dr.Rao hospital',
])('finds none in "%s" [API-18]', (text) => {
  expect(holdsLink(text)).toBe(false);
});
