import { unbroken } from '@/components/ui/unbroken';

it.each([
  ['Open Plot of 80 sq yd in Alipiri', 'Open Plot of 80_sq_yd in Alipiri'],
  ['2,685 sq ft carpet · 2,448 sq ft plot', '2,685_sq_ft carpet · 2,448_sq_ft plot'],
  ['Without “Up to ₹30 L” there are 10 results', 'Without “Up to ₹30_L” there are 10_results'],
  ['3 BHK Flat in Korlagunta', '3 BHK Flat in Korlagunta'],
  ['80 గజాలు', '80_గజాలు'],
  ['4 BHK Villa · 2,650 sq ft · ₹8,302 / sq ft', '4 BHK Villa · 2,650_sq_ft · ₹8,302_/_sq_ft'],
  ['1,050 – 1,360 sq ft', '1,050_–_1,360_sq_ft'],
  ['2 four-wheeler, 1 two-wheeler', '2_four-wheeler, 1_two-wheeler'],
])('keeps a number of “%s” on a line with what it counts [PDET-3, PLIST-17, JDET-1]', (text, kept) => {
  expect(unbroken(text).replaceAll('\u00a0', '_')).toBe(kept);
});
