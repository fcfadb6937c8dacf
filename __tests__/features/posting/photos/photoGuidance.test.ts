import { ACCEPT } from '@/features/posting/photos/photoGuidance';
import { wordsOf } from '../../../support/inWords';

const FORMATS = ['JPG', 'GIF', 'BMP', 'PNG', 'WebP'];
const named = (text: string) => text.match(/jpg|gif|bmp|png|webp/gi)?.map((each) => each.toLowerCase());

it('offers what it names', () => {
  expect(ACCEPT.replaceAll('image/', '').split(',')).toEqual(['jpeg', 'gif', 'bmp', 'png', 'webp']);
});

describe.each(['en', 'te', 'hi'] as const)('in %s', (language) => {
  it.each([
    ['postingPhotos', 'guide', 'formats'],
    ['postingPhotos', 'format'],
    ['uploads', 'refused', 'noPhoto'],
    ['profile', 'pictureHint'],
    ['errors', 'noPicture'],
  ])('names the formats that the server takes, everywhere the same: %s %s [WIZ-13]', (area, ...keys) => {
    expect(named(wordsOf(language, area)(...keys))).toEqual(FORMATS.map((each) => each.toLowerCase()));
  });
});
