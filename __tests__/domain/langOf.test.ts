import { langOf } from '@/domain/langOf';

it.each([
  ['అలిపిరి దగ్గర 2 BHK ఫ్లాట్', 'te'],
  ['तिरुपति में घर', 'hi'],
  ['2 BHK flat, అలిపిరి', undefined],
  ['₹45 L, 1,200', undefined],
  ['', undefined],
  [null, undefined],
])('says that %j is %s [WCAG 3.1.2]', (text, lang) => {
  expect(langOf(text)).toBe(lang);
});
