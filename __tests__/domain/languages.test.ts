import { languageOf, LANGUAGES, pathIn } from '@/domain/languages';

it.each([
  ['/', 'en', '/'],
  ['/te', 'te', '/'],
  ['/te/', 'te', '/'],
  ['/hi/builders', 'hi', '/builders'],
  ['/builders', 'en', '/builders'],
  ['/terms', 'en', '/terms'],
  ['/te/te', 'te', '/te'],
  ['/TE', 'en', '/TE'],
])('%s is in %s the path %s', (address, code, path) => {
  expect(languageOf(address)).toEqual({ code, path });
});

it('writes a path as it is read in each language', () => {
  for (const { code } of LANGUAGES) {
    for (const path of ['/', '/builders', '/propertydetails/1']) {
      expect(languageOf(pathIn(code, path))).toEqual({ code, path });
    }
  }
});
