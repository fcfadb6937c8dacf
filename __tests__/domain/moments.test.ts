import { LANGUAGES } from '@/domain/languages';
import { clockInIndia, dayInIndia, momentInIndia, shortDayInIndia } from '@/domain/moments';

/** Past midnight in India, before it in Greenwich. */
const LATE = '2026-01-15T19:05:00.000Z';

it.each([LATE, Date.parse(LATE)])('reads by India’s clock, wherever the device is: %s', (at) => {
  expect(dayInIndia(at)).toBe('16 January 2026');
  expect(momentInIndia(at)).toBe('16 Jan 2026, 12:35 am');
  expect(clockInIndia(at)).toBe('12:35 am');
});

it('reads in the language that is named, in that of the page else', () => {
  expect(LANGUAGES.map(({ code }) => dayInIndia(LATE, code))).toEqual([
    '16 జనవరి, 2026',
    '16 जनवरी 2026',
    '16 January 2026',
  ]);
  expect(dayInIndia(LATE)).toBe('16 January 2026');
});

it('has one form of a short day in a language, with the time and without it', () => {
  for (const { code } of LANGUAGES) {
    const moment = momentInIndia(LATE, code);
    expect(moment.slice(0, shortDayInIndia(LATE, code).length)).toBe(shortDayInIndia(LATE, code));
  }
  expect(LANGUAGES.map(({ code }) => shortDayInIndia(LATE, code))).toEqual([
    '16 జన, 2026',
    '16 जन॰ 2026',
    '16 Jan 2026',
  ]);
});

it.each(['', 'soon', Number.NaN])('says nothing of what is no moment: "%s"', (at) => {
  expect([dayInIndia(at), momentInIndia(at), clockInIndia(at)]).toEqual(['', '', '']);
});
