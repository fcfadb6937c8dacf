import { soundOfName } from '@/domain/sounds';

it.each([
  ['Tirupathi', 'thirupaty'],
  ['M.R. Palli', 'MR palle'],
  ['K T Rd', 'k.t.road'],
])('hears %s and %s as one name [HOME-14]', (one, other) => expect(soundOfName(one)).toBe(soundOfName(other)));

it('tells numbers apart, and hears nothing in other letters [HOME-14]', () => {
  expect(soundOfName('Ward 1')).not.toBe(soundOfName('Ward 11'));
  expect(soundOfName('తిరుపతి')).toBe('');
});
