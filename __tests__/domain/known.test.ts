import { joined } from '@/domain/known';

it('joins what is known, and tells what is lacking from what is still to come', () => {
  expect(joined(['3', null, 5, '', undefined], ' of ')).toBe('3 of 5');
  expect(joined([0], '')).toBe('0');
  expect(joined([null, ''], ', ')).toBeNull();
  expect(joined([null, undefined], ', ')).toBeUndefined();
});
