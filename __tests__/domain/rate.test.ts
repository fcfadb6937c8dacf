import { rateWords } from '@/domain/rate';

it.each([
  [4900, 'sqft', '₹4,900 / sq ft', '₹4,900 / sq ft'],
  ['4900', 'sqyd', '₹4,900 / sq ft · ₹44,100 / sq yd', '₹4,900 / sq ft · ₹44,100 / sq yd'],
  [4900, 'sqm', '₹4,900 / sq ft · ₹52,743 / sq m', '₹4,900 / sq ft · ₹52,743 / sq m'],
  [2500, 'cents', '₹2,500 / sq ft · ₹10.9 L / cent', '₹2,500 / sq ft · ₹10.89 L / cent'],
  [35.5, 'acres', '₹35.5 / sq ft · ₹15.5 L / acre', '₹35.5 / sq ft · ₹15.46 L / acre'],
] as const)('%p per sq ft in %s says both [PLIST-7, FMT-1]', (value, unit, list, detail) => {
  expect(rateWords(value, unit, 'list')).toBe(list);
  expect(rateWords(value, unit, 'detail')).toBe(detail);
});

it.each([0, null, 'call me', undefined])('says nothing for %p [PLIST-7]', (value) =>
  expect(rateWords(value, 'sqyd', 'list')).toBeNull(),
);
