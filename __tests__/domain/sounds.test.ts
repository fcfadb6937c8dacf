import { soundOfName, spelling } from '@/domain/sounds';

it.each([
  ['Tirupathi', 'thirupaty'],
  ['M.R. Palli', 'MR palle'],
  ['K T Rd', 'k.t.road'],
])('hears %s and %s as one name [HOME-14]', (one, other) => expect(soundOfName(one)).toBe(soundOfName(other)));

it('tells numbers apart, and hears nothing in other letters [HOME-14]', () => {
  expect(soundOfName('Ward 1')).not.toBe(soundOfName('Ward 11'));
  expect(soundOfName('తిరుపతి')).toBe('');
});

it.each([
  ['K T Road', 'kt road'],
  ['K T Road', 'K.T.Rd.'],
  ['Bhavani Nagar', 'bhavani-ngr'],
  ['కె టి రోడ్', 'కెటి రోడ్'],
])('reads %s and %s as one spelling [WIZ-5]', (one, other) => expect(spelling(one)).toBe(spelling(other)));

it.each([
  ['Tiruchanur', 'Tiruchanoor'],
  ['Sector 1-2', 'Sector 12'],
  ['Ward 1', 'Ward 11'],
  ['కొర్లగుంట', 'కోర్లగుంట'],
])('tells the spellings %s and %s apart [WIZ-5]', (one, other) => expect(spelling(one)).not.toBe(spelling(other)));
