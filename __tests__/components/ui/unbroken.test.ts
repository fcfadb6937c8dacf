import { unbroken } from '@/components/ui/unbroken';

it.each([
  ['Open Plot of 80 sq yd in Alipiri', 'Open Plot of 80_sq_yd in Alipiri'],
  ['2,685 sq ft carpet · 2,448 sq ft plot', '2,685_sq_ft carpet · 2,448_sq_ft plot'],
  ['Without “Up to ₹30 L” there are 10 results', 'Without “Up to ₹30_L” there are 10_results'],
  ['3 BHK Flat in Korlagunta', '3 BHK Flat in Korlagunta'],
  ['80 గజాలు', '80_గజాలు'],
])('keeps a number of “%s” on a line with what it counts [PDET-3, PLIST-17]', (text, kept) => {
  expect(unbroken(text).replaceAll('\u00a0', '_')).toBe(kept);
});
