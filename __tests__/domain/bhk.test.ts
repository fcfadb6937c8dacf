import { BHK_CHOICES, bedroomsIn, bhkCount, bhkLabel, configurations, matchesBhk } from '@/domain/bhk';

describe('bhk', () => {
  it.each([
    ['3 BHK', 3],
    ['3bhk', 3],
    [' 2BHK', 2],
    ['5+ BHK', 5],
    [4, 4],
    [2.5, 2],
    ['12', 12],
    ['BHK', null],
    ['', null],
    [0, null],
    [-1, null],
    [Number.NaN, null],
    ['9999999999', null],
    [['a.jpg'], null],
    [null, null],
  ])('reads %p as %p bedrooms [PLIST-11]', (value, count) => expect(bhkCount(value)).toBe(count));

  it('reads them under either name [PLIST-7]', () => {
    expect(bedroomsIn({ bedroom: '2 BHK', bhk: 3 })).toBe(2);
    expect(bedroomsIn({ bedroom: '', bhk: '3' })).toBe(3);
    expect(bedroomsIn({})).toBeNull();
  });

  it('offers 1 to 5 and shows 5 as five or more [PLIST-11]', () => {
    expect(BHK_CHOICES.map(bhkLabel)).toEqual(['1 BHK', '2 BHK', '3 BHK', '4 BHK', '5+ BHK']);
    expect(bhkLabel('any')).toBe('');
  });

  it('takes five or more for 5, and exactly the count else [PLIST-11]', () => {
    expect([4, 5, '6 BHK', '5+ BHK'].map((value) => matchesBhk(value, '5'))).toEqual([false, true, true, true]);
    expect([2, '3 BHK', 4].map((value) => matchesBhk(value, 3))).toEqual([false, true, false]);
    expect(matchesBhk(null, '3')).toBe(false);
    expect(matchesBhk(null, '')).toBe(true);
  });

  it('reads the configurations of a project [JLIST-4]', () => {
    expect(configurations(['3BHK', '1BHK', '3bhk'])).toEqual([1, 3]);
    expect(configurations(['1bhk to 5bhk'])).toEqual([1, 2, 3, 4, 5]);
    expect(configurations(['4-2 BHK'])).toEqual([2, 3, 4]);
    expect(configurations('2, 3 & 4 BHK')).toEqual([2, 3, 4]);
    expect(configurations(['2.5 BHK', 'plots', ''])).toEqual([2]);
    expect(configurations(null)).toEqual([]);
  });
});
