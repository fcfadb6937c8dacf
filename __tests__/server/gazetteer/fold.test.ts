import { foldText, likeness, trigrams } from '@/server/gazetteer/fold';

it.each([
  ['Tirupathi', 'thirupati'],
  ['Tirupati', 'తిరుపతి'],
  ['Tirupati', 'तिरुपति'],
  ['Sri Kalahasthi', 'srikalahasti'],
  ['Korlagunta', 'కొర్లగుంట'],
  ['Puttoor', 'puttur'],
  ['M.R. Palli', 'MR palle'],
  ['K T Rd', 'k.t.road'],
])('hears %s and %s as one name [HOME-14]', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

it('tells names apart that sound alike [HOME-14]', () => {
  expect(foldText('Tirupati')).not.toBe(foldText('Tirumala'));
  expect(foldText('ఫ్లాట్')).not.toBe(foldText('ప్లాట్'));
});

it('finds what two names have in common', () => {
  expect(trigrams('abab')).toEqual(['^ab', 'aba', 'bab', 'ab$']);
  expect(likeness('korlagunt', 'korlagunt')).toBe(1);
  expect(likeness('korlagunt', 'koralagunt')).toBeGreaterThan(likeness('korlagunt', 'tumalagunt'));
});
