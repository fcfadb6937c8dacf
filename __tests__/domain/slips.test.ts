import { distance, slip } from '@/domain/slips';

it('counts slips, and no more than it is asked to', () => {
  expect(distance('alipiri', 'alipri', 2)).toBe(1);
  expect(distance('alipiri', 'ailpiri', 2)).toBe(1);
  expect(distance('alipiri', 'alipiri', 2)).toBe(0);
  expect(distance('alipiri', 'perur', 2)).toBe(3);
});

it('forgives a long name more than a short one', () => {
  expect([slip(3), slip(6), slip(9)]).toEqual([0, 1, 2]);
});
