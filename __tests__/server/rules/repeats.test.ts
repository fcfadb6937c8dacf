import { postingMark } from '@/server/rules/repeats';

it('knows a payload again in any order of its fields, and no other one [API-18]', () => {
  const mark = postingMark('a', { city: 'X', amenities: { lift: true, park: false }, kitchen: ['1', '2'] });
  expect(postingMark('a', { kitchen: ['1', '2'], amenities: { park: false, lift: true }, city: 'X' })).toBe(mark);
  const others = [
    postingMark('b', { city: 'X', amenities: { lift: true, park: false }, kitchen: ['1', '2'] }),
    postingMark('a', { city: 'X', amenities: { lift: true, park: false }, kitchen: ['2', '1'] }),
    postingMark('a', { city: 'X', amenities: { lift: true, park: null }, kitchen: ['1', '2'] }),
    postingMark('a', { city: ['X'], amenities: { lift: true, park: false }, kitchen: ['1', '2'] }),
  ];
  expect(others).not.toContain(mark);
});
