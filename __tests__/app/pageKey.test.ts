import { pageKey } from '@/app/pageKey';

it.each([
  ['/properties', '?city=Tirupati', '/properties'],
  ['/buildersdevelopers', '?name=x', '/buildersdevelopers'],
  ['/dashboard', '?tab=profile', '/dashboard'],
  ['/properties-listing', '', '/properties-listing'],
])('keeps %s%s the page it is, whatever is chosen on it', (pathname, search, key) => {
  expect(pageKey(pathname, search)).toBe(key);
});

it('tells a builder’s page from the list, and takes a builder opened from the list for no page of its own [BUILD-4]', () => {
  expect(pageKey('/buildersdevelopers', '?id=b1')).toBe('/buildersdevelopers?id=b1');
  expect(pageKey('/buildersdevelopers', '?id=b1', { fromList: true })).toBe('/buildersdevelopers');
});

it.each(['/properties-listing', '/properties-listing-one'])(
  'tells one listing of %s from the next [ROUTE-18]',
  (path) => {
    expect(pageKey(path, '?id=a')).not.toBe(pageKey(path, '?id=b'));
    expect(pageKey(path, '?id=a&ref=mail')).toBe(pageKey(path, '?id=a'));
  },
);
