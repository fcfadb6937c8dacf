import { parkingLabels, parkingWords } from '@/domain/parking';
import * as words from '@/words/numbers';

const LABELS = parkingLabels(words.parking);

it.each([
  [{ coveredParking: '1', openParking: '2' }, '1 four-wheeler, 2 two-wheeler'],
  [{ coveredParking: null, openParking: '3+' }, '3+ two-wheeler'],
  [{ coveredParking: '1' }, '1 four-wheeler'],
  [{ coveredParking: '', openParking: null }, null],
  [{}, undefined],
])('says of %j: %s [WIZ-6]', (listing, words) => {
  expect(parkingWords(listing)).toBe(words);
});

it('asks for what it says: open is for two-wheelers, covered for four-wheelers [WIZ-6]', () => {
  expect(parkingWords({ openParking: '1' })).toBe(`1 ${LABELS.openParking.toLowerCase().replace(' parking', '')}`);
  expect(parkingWords({ coveredParking: '1' })).toBe(
    `1 ${LABELS.coveredParking.toLowerCase().replace(' parking', '')}`,
  );
});
