import { joinedValues, valuesOf, withoutValue } from '@/domain/severalValues';

it('reads each value once, whatever its case, and no more than twenty [PLIST-3]', () => {
  expect(valuesOf(' Villa | Office||villa ')).toEqual(['Villa', 'Office']);
  expect(valuesOf(' | ')).toEqual([]);
  const many = Array.from({ length: 30 }, (_none, n) => `Place ${n}`);
  expect(valuesOf(many.join('|'))).toEqual(many.slice(0, 20));
});

it('writes a single value as it is, and takes one away in any case [PLIST-3]', () => {
  expect(joinedValues(['Villa'])).toBe('Villa');
  expect(joinedValues(['Villa', 'Office', 'villa'])).toBe('Villa|Office');
  expect(withoutValue('Villa|Office|Plot', 'office')).toBe('Villa|Plot');
});
