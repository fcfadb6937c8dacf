import { sameValues } from '@/store/drafts/sameValues';

it.each([
  [
    { a: '1', b: { c: true } },
    { b: { c: true }, a: '1' },
  ],
  [{ a: '', b: false, c: [], d: { e: false } }, {}],
  [{ amenities: { pool: false, lift: true } }, { amenities: { lift: true } }],
  [{ list: ['a', 'b'] }, { list: ['a', 'b'] }],
])('%j and %j are the same [WIZ-19]', (a, b) => {
  expect(sameValues(a, b)).toBe(true);
  expect(sameValues(b, a)).toBe(true);
});

it.each([
  [{ a: '1' }, { a: '2' }],
  [{ a: '1' }, {}],
  [{ list: ['a', 'b'] }, { list: ['b', 'a'] }],
  [{ list: ['a'] }, { list: ['a', 'b'] }],
  [{ amenities: { pool: true } }, { amenities: {} }],
  [{ a: ['x'] }, { a: 'x' }],
])('%j and %j are not [WIZ-19]', (a, b) => {
  expect(sameValues(a, b)).toBe(false);
  expect(sameValues(b, a)).toBe(false);
});
