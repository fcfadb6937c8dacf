import type * as written from '@/domain/writtenDay';
import { writtenDay } from '@/domain/writtenDay';

describe('a written day', () => {
  it.each([
    ['2026-03-01', '1 Mar 2026', '1 March 2026'],
    ['2026-03-01T00:00:00.000Z', '1 Mar 2026', '1 March 2026'],
    ['2026-03-01T00:00:00+05:30', '1 Mar 2026', '1 March 2026'],
    [' 2026-03 ', 'Mar 2026', 'March 2026'],
    ['Dec 2026', 'Dec 2026', 'Dec 2026'],
    ['1 Jun 2027', '1 Jun 2027', '1 Jun 2027'],
    ['Early 2027', 'Early 2027', 'Early 2027'],
    ['Phase 2', 'Phase 2', 'Phase 2'],
    ['2026', '2026', '2026'],
    ['2026-99-99', '2026-99-99', '2026-99-99'],
    ['2026-02-30', '2026-02-30', '2026-02-30'],
    ['', '', ''],
    [null, '', ''],
    [undefined, '', ''],
  ])('%p reads %p, with long months %p [PDET-8, JDET-3]', (date, short, long) => {
    expect([writtenDay(date, 'short'), writtenDay(date, 'long')]).toEqual([short, long]);
  });

  it('has the form that a moment has in the language [PDET-8]', () => {
    jest.doMock('@/words/language', (): unknown => jest.requireActual('../../src/words/built/te/language'));
    jest.resetModules();
    const telugu = jest.requireActual<typeof written>('@/domain/writtenDay').writtenDay;
    const dates = ['2026-10-02', '2026-10'];
    expect(dates.map((date) => telugu(date, 'short'))).toEqual(['2 అక్టో, 2026', 'అక్టో 2026']);
    expect(dates.map((date) => telugu(date, 'long'))).toEqual(['2 అక్టోబర్, 2026', 'అక్టోబర్ 2026']);
  });
});
