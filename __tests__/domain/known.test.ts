import { joined, plain } from '@/domain/known';

it('joins what is known, and tells what is lacking from what is still to come', () => {
  expect(joined(['3', null, 5, '', undefined], ' of ')).toBe('3 of 5');
  expect(joined([0], '')).toBe('0');
  expect(joined([null, ''], ', ')).toBeNull();
  expect(joined([null, undefined], ', ')).toBeUndefined();
});

it('reads one part alone the same way, 0 being a value', () => {
  expect(['3', 0, '', null, undefined].map(plain)).toEqual(['3', '0', null, null, undefined]);
});
